import { Button, Link, ThemePortal, VisuallyHidden } from '@portico/components';
import { useRef, useState } from 'react';
import { DockChooser } from '../frame/dock-chooser.tsx';
import * as panel from '../style/panel.css.ts';
import { useBuilder } from '../store/use-editor.ts';
import { PreviewStage } from './preview-stage.tsx';
import { viewTexts } from '../locales/areas.ts';
import { ViewFields } from './view-fields.tsx';
import { useView, useViewState } from './view-store.ts';
import { PageWidth } from './page-width.tsx';

const addressHere = () => `${window.location.pathname}${window.location.search}`;

/** Looks at the page as others meet it, and places the panel. */
function ViewArea() {
  const t = viewTexts.useTexts();
  const { editor } = useBuilder();
  const view = useView();
  const openedAt = useViewState((state) => state.openedAt);
  const opener = useRef<HTMLButtonElement>(null);
  const [resets, setResets] = useState(0);
  const open = () => view.open(openedAt ?? addressHere());
  const close = () => {
    view.close();
    const button = opener.current;
    // with another tab in view, or folded to a bar, the panel's name is what there is to come back to
    const isShown = button?.checkVisibility() ?? false;
    const title = button?.closest('[data-portico-panel]')?.querySelector<HTMLElement>('h2');
    (isShown ? button : title)?.focus();
  };
  return (
    <>
      <h3 className={panel.subtitle}>{t('title')}</h3>
      <p className={panel.help}>{t(`help.${view.of}`)}</p>
      {view.of === 'page' && <PageWidth onChoose={open} />}
      <div className={panel.row}>
        {view.of === 'page' && (
          <Button ref={opener} size="small" variant="primary" onClick={openedAt === undefined ? open : close}>
            {t(openedAt === undefined ? 'open' : 'close')}
          </Button>
        )}
        <Button
          size="small"
          onClick={() => {
            view.reset();
            editor.setScheme('auto');
            setResets(resets + 1);
          }}
        >
          {t('reset')}
        </Button>
      </div>
      <VisuallyHidden>
        <output>{resets > 0 && <span key={resets}>{t('said.reset')}</span>}</output>
      </VisuallyHidden>
      <ViewFields />
      <DockChooser />
      {view.matrixAddress !== undefined && <Link href={view.matrixAddress}>{t('matrix')}</Link>}
      {openedAt !== undefined && (
        <ThemePortal>
          <PreviewStage address={openedAt} onClose={close} />
        </ThemePortal>
      )}
    </>
  );
}

export default ViewArea;
