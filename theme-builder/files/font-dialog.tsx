import { Button, Dialog, FileUpload, InfoBar } from '@portico/components';
import { familiesIn } from '@portico/tokens/fonts';
import { useContext, useEffect, useState } from 'react';
import { uploadLimits, type FontFile } from './backend.ts';
import { ChoiceContext } from './choice.ts';
import * as styles from './files.css.ts';
import { FontDialogContext } from './font-dialog-context.ts';
import { familiesOf, type FontFamily } from './font-families.ts';
import { FontFamilyCard } from './font-family-card.tsx';
import { RemoveFile } from './remove-file.tsx';
import { filesTexts } from '../locales/areas.ts';
import { useChooseFamily } from './use-choose-family.ts';
import { canUploadAgain, explainUpload, useFiles } from './use-files.ts';

/** The uploaded families, or why there are none to be seen. */
function Families({
  isChosen,
  onChoose,
  onRemove,
}: {
  isChosen: (family: FontFamily) => boolean;
  onChoose: (family: FontFamily) => void;
  onRemove: (file: FontFile) => void;
}) {
  const t = filesTexts.useTexts();
  const { status, files, load } = useFiles();
  const families = familiesOf(files);
  if (status === 'failed')
    return (
      <InfoBar
        variant="alert"
        live
        title={t('files.failed')}
        action={
          <Button size="small" onClick={() => void load()}>
            {t('files.again')}
          </Button>
        }
      />
    );
  if (families.length === 0)
    return <output className={styles.small}>{t(status === 'ready' ? 'font.none' : 'files.loading')}</output>;
  return (
    <ul className={styles.families}>
      {families.map((family) => (
        <FontFamilyCard
          key={family.name}
          family={family}
          isChosen={isChosen(family)}
          onChoose={() => onChoose(family)}
          onRemove={onRemove}
        />
      ))}
    </ul>
  );
}

/** Uploads files, each of which then stands among the uploaded ones, and here no more. */
function UploadFonts() {
  const t = filesTexts.useTexts();
  const { uploadFont } = useFiles();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [family, setFamily] = useState<string>();
  return (
    <div>
      <FileUpload
        label={t('font.uploadLabel')}
        description={t('font.uploadHelp')}
        {...uploadLimits.font}
        multiple
        height="small"
        files={files}
        onFilesChange={setFiles}
        upload={async (file, sending) => {
          const { facts } = await uploadFont(file, sending);
          setFiles((others) => others.filter((other) => other !== file));
          setFamily(facts.family);
        }}
        explainFailure={explainUpload}
        canRetry={canUploadAgain}
      />
      <output>
        {family === undefined ? null : <span className={styles.added}>{t('font.added', { family })}</span>}
      </output>
    </div>
  );
}

/** Looks at the uploaded fonts, uploads others, and chooses one of them. */
function FontDialog() {
  const t = filesTexts.useTexts();
  const choice = useContext(ChoiceContext);
  const dialog = useContext(FontDialogContext);
  const { load } = useFiles();
  const choose = useChooseFamily();
  const [leaving, setLeaving] = useState<FontFile>();
  const isOpen = dialog?.isOpen ?? false;
  // what is in use may have changed since it was last open
  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen, load]);
  if (!choice || !dialog) return null;
  const [first] = familiesIn(choice.value);
  return (
    <Dialog open={isOpen} onOpenChange={dialog.onOpenChange} title={t('font.title')} size="large">
      <div className={styles.stack}>
        <UploadFonts />
        <p className={styles.small}>{t('font.licence')}</p>
        <h3 className={styles.name}>{t('font.uploaded')}</h3>
        <Families
          isChosen={({ name }) => name.toLowerCase() === first?.toLowerCase()}
          onChoose={(family) => {
            choose(family);
            dialog.onOpenChange(false);
          }}
          onRemove={setLeaving}
        />
      </div>
      {leaving ? <RemoveFile file={leaving} onDone={() => setLeaving(undefined)} /> : null}
    </Dialog>
  );
}

export default FontDialog;
