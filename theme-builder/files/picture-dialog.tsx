import { Button, Dialog, FileUpload, InfoBar } from '@portico/components';
import { useEffect, useState } from 'react';
import { useBuilder } from '../store/use-editor.ts';
import { uploadLimits, type PictureFile } from './backend.ts';
import { sizeIn } from './file-size.ts';
import * as styles from './files.css.ts';
import { RemoveFile } from './remove-file.tsx';
import { filesTexts } from '../locales/areas.ts';
import { canUploadAgain, explainUpload, useFiles } from './use-files.ts';

export type PictureDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The address that is chosen now. */
  value: string;
  onChoose: (address: string) => void;
};

function Uploaded({
  picture,
  isChosen,
  onChoose,
  onRemove,
}: {
  picture: PictureFile;
  isChosen: boolean;
  onChoose: () => void;
  onRemove: () => void;
}) {
  const t = filesTexts.useTexts();
  const { locale } = useBuilder().texts;
  const { name, url, width, height, bytes, isUsed } = picture;
  return (
    <li className={styles.picture}>
      <button type="button" className={styles.pick} aria-pressed={isChosen} onClick={onChoose}>
        <img className={styles.thumbnail} src={url} alt="" loading="lazy" />
        <span className={styles.name}>{t('picture.use', { name })}</span>
        <span className={styles.small}>
          {t('picture.size', { width, height, size: sizeIn(locale, bytes) })}
        </span>
      </button>
      {isUsed ? (
        <p className={styles.small}>{t('files.inUse')}</p>
      ) : (
        <Button
          size="small"
          variant="systemUi"
          aria-label={t('files.removeFile', { name })}
          onClick={onRemove}
        >
          {t('files.remove')}
        </Button>
      )}
    </li>
  );
}

/** Chooses among the pictures that are uploaded, or brings another, which is chosen as soon as it is there. */
export function PictureDialog({ open, onOpenChange, value, onChoose }: PictureDialogProps) {
  const t = filesTexts.useTexts();
  const { status, files, load, uploadPicture } = useFiles();
  const [leaving, setLeaving] = useState<PictureFile>();
  // what is in use may have changed since it was last open
  useEffect(() => {
    if (open) void load();
  }, [open, load]);
  const pictures = files.filter((file) => file.kind === 'picture');
  const choose = (address: string) => {
    onChoose(address);
    onOpenChange(false);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('picture.title')} size="large">
      <div className={styles.stack}>
        <FileUpload
          label={t('picture.upload')}
          description={t('picture.uploadHelp')}
          {...uploadLimits.picture}
          height="small"
          upload={async (file, sending) => {
            const made = await uploadPicture(file, sending);
            choose(made.url);
          }}
          explainFailure={explainUpload}
          canRetry={canUploadAgain}
        />
        <h3 className={styles.name}>{t('picture.uploaded')}</h3>
        {status === 'failed' ? (
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
        ) : pictures.length === 0 ? (
          <output className={styles.small}>{t(status === 'ready' ? 'picture.none' : 'files.loading')}</output>
        ) : (
          <ul className={styles.pictures}>
            {pictures.map((picture) => (
              <Uploaded
                key={picture.id}
                picture={picture}
                isChosen={picture.url === value}
                onChoose={() => choose(picture.url)}
                onRemove={() => setLeaving(picture)}
              />
            ))}
          </ul>
        )}
        {value === '' ? null : (
          <div>
            <Button size="small" onClick={() => choose('')}>
              {t('picture.clear')}
            </Button>
          </div>
        )}
      </div>
      {leaving ? <RemoveFile file={leaving} onDone={() => setLeaving(undefined)} /> : null}
    </Dialog>
  );
}
