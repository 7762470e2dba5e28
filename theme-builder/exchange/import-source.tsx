import { Button, FileTrigger, InfoBar, TextArea } from '@portico/components';
import type { Refusal } from '@portico/tokens/exchange';
import { useState } from 'react';
import * as panel from '../style/panel.css.ts';
import { useFiles } from '../files/use-files.ts';
import { useBuilder } from '../store/use-editor.ts';
import type { KeptFile } from './kept-file.ts';
import { NotUnderstoodList } from './not-understood-list.tsx';
import type { Offer } from './offer.ts';
import { ownFonts } from './own-fonts.ts';
import { readImport, refuseLargeFile, type ReadTheme } from './read-import.ts';
import { exchangeTexts } from '../locales/areas.ts';
import { useWork } from './use-work.ts';
import { WorkFailed } from './work-failed.tsx';

type Outcome = Refusal | Extract<ReadTheme, { ok: true }>;

/** Why nothing can be taken from a file. */
function Refused({ outcome }: { outcome: Outcome }) {
  const t = exchangeTexts.useTexts();
  if (outcome.ok)
    return (
      <>
        <InfoBar variant="warning" live>
          {t('import.nothing')}
        </InfoBar>
        <NotUnderstoodList list={outcome.notUnderstood} />
      </>
    );
  return (
    <InfoBar variant="alert" live title={t('import.refused')}>
      <span lang="en" dir="ltr">
        {outcome.path === '' ? 'The file' : <code>{outcome.path}</code>} {outcome.message}.
      </span>
    </InfoBar>
  );
}

type ImportSourceProps = {
  onOffer: (offer: Offer) => void;
  /** Something of the file was accepted; what else it says may be wanted again. */
  onKeep: (file: KeptFile) => void;
};

/** A theme from a file or from pasted text. */
export function ImportSource({ onOffer, onKeep }: ImportSourceProps) {
  const { editor } = useBuilder();
  const t = exchangeTexts.useTexts();
  const [text, setText] = useState('');
  const [failed, setFailed] = useState<Outcome>();
  const { files } = useFiles();
  const work = useWork();
  const take = (read: ReadTheme, name: string) => {
    if (!read.ok || read.values.length + read.pictures.length === 0) {
      setFailed(read);
      return;
    }
    setFailed(undefined);
    const { values, pictures, foreign } = read;
    const own = ownFonts(read.fonts, files);
    onOffer({
      step: { kind: 'import', about: name },
      title: t('import.title', { name }),
      values,
      pictures,
      fonts: own.fonts,
      notUnderstood: [...read.notUnderstood, ...own.notUnderstood],
      chosenAtFirst: 'all',
      onAccepted: () => {
        if (foreign) onKeep({ name, foreign });
      },
    });
  };
  const readText = (content: string) => readImport(content, editor.read().live.document);
  const readFile = (file: File) =>
    void work.start(async () => {
      setFailed(undefined);
      const read = refuseLargeFile(file) ?? readText(await file.text());
      return () => take(read, file.name);
    });
  return (
    <form
      noValidate
      className={panel.area}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') take(readText(text), t('import.pasted'));
      }}
    >
      <p className={panel.help}>{t('import.help')}</p>
      <div className={panel.row}>
        <FileTrigger
          size="small"
          accept=".json,.css,application/json,text/css"
          loading={work.isBusy}
          loadingLabel={t('busy')}
          onFiles={([file]) => {
            if (file) readFile(file);
          }}
        >
          {t('import.choose')}
        </FileTrigger>
      </div>
      <WorkFailed work={work} />
      <TextArea
        label={t('import.paste')}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxRows={8}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={panel.row}>
        <Button size="small" type="submit" aria-disabled={text.trim() === ''}>
          {t('import.read')}
        </Button>
      </div>
      {failed ? <Refused outcome={failed} /> : null}
    </form>
  );
}
