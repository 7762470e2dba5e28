import { Disclosure } from '@portico/components';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { lazyArea } from '../lazy/lazy-area.tsx';
import * as panel from '../style/panel.css.ts';
import { useBuilder } from '../store/use-editor.ts';
import { versionsTexts, exchangeTexts } from '../locales/areas.ts';
import { BrandSource } from './brand-source.tsx';
import { ExportPanel } from './export-panel.tsx';
import { ImportSource } from './import-source.tsx';
import { keepFile, keptFile, type KeptFile } from './kept-file.ts';
import { LogoSource } from './logo-source.tsx';
import { useOpenOffer } from './open-offer.ts';
import { PresetGallery } from './preset-gallery.tsx';
import { ProposalView } from './proposal-view.tsx';

const CopySource = lazyArea(() => import('./copy-source.tsx'), versionsTexts);

/** A part that does nothing until it is opened, and keeps what was typed into it when it is closed. */
function Part({ name, children }: { name: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <Disclosure
      summary={name}
      headingLevel={4}
      open={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        setWasOpen(true);
      }}
    >
      {wasOpen ? children : null}
    </Disclosure>
  );
}

/** Where a theme can come from and where it can go. Whatever comes is a proposal first. */
function ExchangeArea() {
  const t = exchangeTexts.useTexts();
  const { opened, open, close } = useOpenOffer('exchange');
  const title = useRef<HTMLHeadingElement>(null);
  const end = () => {
    const opener = opened?.opener;
    // what opened the proposal has to be there again before it can take the focus
    flushSync(close);
    if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
    else title.current?.focus();
  };
  const { editor } = useBuilder();
  const [file, setFile] = useState(() => keptFile(editor.storage, editor.siteKey));
  const keep = (imported: KeptFile) => {
    keepFile(editor.storage, editor.siteKey, imported);
    setFile(imported);
  };
  return (
    <>
      {opened?.offer ? <ProposalView offer={opened.offer} onEnd={end} /> : null}
      {/* kept while a proposal is looked at: what was typed or chosen is still there afterwards */}
      <div className={panel.area} hidden={opened !== undefined}>
        <h3 ref={title} tabIndex={-1} className={panel.subtitle}>
          {t('title')}
        </h3>
        <p className={panel.help}>{t('help')}</p>
        <PresetGallery onOffer={open} />
        <div>
          <Part name={t('part.propose')}>
            <BrandSource onOffer={open} />
          </Part>
          <Part name={t('part.logo')}>
            <LogoSource onOffer={open} />
          </Part>
          <Part name={t('part.import')}>
            <ImportSource onOffer={open} onKeep={keep} />
          </Part>
          <Part name={t('part.copy')}>
            <CopySource onOffer={open} />
          </Part>
          <Part name={t('part.export')}>
            <ExportPanel file={file} />
          </Part>
        </div>
      </div>
    </>
  );
}

export default ExchangeArea;
