import { formatBytes } from '@portico/core/text';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { AlertIcon, CheckIcon, CloseIcon, FileIcon } from '../../display/icon/icon.tsx';
import { useAnnounce } from '../../display/live-announcer/live-announcer.ts';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar.tsx';
import { useLocale, type useMessages } from '../../messages/locale.tsx';
import * as styles from './file-upload.css.ts';
import { splitName } from './files.ts';
import type keys from '../../locales/en-US/file-upload.json';
import { useTransfer, type Transfer, type Upload } from './use-transfer.ts';

export type Text = ReturnType<typeof useMessages<keyof typeof keys>>;

/** A small picture of a picture; of other kinds, and of pictures that this browser cannot show, a sign for files. */
function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  const isPicture = file.type.startsWith('image/');
  useEffect(() => {
    if (!isPicture) return undefined;
    const made = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- it has to be revoked, which only an effect is sure to do
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file, isPicture]);
  return (
    <span className={styles.preview}>
      {url === undefined ? (
        <FileIcon />
      ) : (
        <img src={url} alt="" className={styles.picture} onError={() => setUrl(undefined)} />
      )}
    </span>
  );
}

type Props = {
  file: File;
  upload: Upload | undefined;
  explain: ((error: unknown) => string | undefined) | undefined;
  canRetry: ((error: unknown) => boolean) | undefined;
  text: Text;
  /** Without it the file can only be looked at. */
  onRemove?: () => void;
  /** How its upload stands, after each change; undefined once the file is gone. */
  onTransfer: (file: File, transfer: Transfer | undefined) => void;
};

/** Announces how an upload ended. @returns why it failed */
function useNews(name: string, transfer: Transfer, text: Text): string | undefined {
  const announce = useAnnounce();
  const { status } = transfer;
  const problem =
    transfer.status === 'failed'
      ? (transfer.explanation ?? (transfer.isOffline ? text('offline') : text('failed')))
      : undefined;
  // by a field that had the file before, and said so
  const [wasSent] = useState(status === 'uploaded');
  const speak = useEffectEvent((now: Transfer['status']) => {
    if (now === 'uploaded' && !wasSent) announce(text('uploadedFile', { name }));
    if (problem !== undefined) announce(`${name}: ${problem}`);
  });
  useEffect(() => speak(status), [status]);
  return problem;
}

/** A file that was chosen: what it is, how its upload stands, and what can be done about it. */
export function FileRow({ file, upload, explain, canRetry, text, onRemove, onTransfer }: Props) {
  const locale = useLocale();
  const { transfer, retry, cancel } = useTransfer(file, { upload, explain, canRetry });
  const { status } = transfer;
  const { name } = file;
  const [stem, ending] = splitName(name);
  const remove = useRef<HTMLButtonElement>(null);

  const tell = useEffectEvent((how: Transfer | undefined) => onTransfer(file, how));
  useEffect(() => {
    tell(transfer);
    return () => tell(undefined);
  }, [transfer]);

  const problem = useNews(name, transfer, text);
  const isUnderWay = status === 'uploading';
  const isFailed = transfer.status === 'failed' && !transfer.isFinal;
  const hasAction = isUnderWay || isFailed || status === 'cancelled';
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    // the button to cancel goes when there is nothing more to cancel
    if (!hasAction && hadFocus.current) remove.current?.focus();
  }, [hasAction]);

  return (
    <li className={styles.row} data-status={status}>
      <Preview file={file} />
      <div className={styles.about}>
        {/* begins where the line does, whatever its own direction */}
        <span className={styles.name}>
          <bdi>
            {stem}
            <span className={styles.ending}>{ending}</span>
          </bdi>
        </span>
        <span className={styles.facts}>
          <span>{formatBytes(file.size, { locale })}</span>
          {isUnderWay ? <span>{text('uploadingNow')}</span> : null}
          {status === 'cancelled' ? <span>{text('cancelled')}</span> : null}
          {status === 'uploaded' ? (
            <span className={styles.done}>
              <CheckIcon />
              {text('uploaded')}
            </span>
          ) : null}
        </span>
        {transfer.status !== 'uploading' ? null : transfer.share === undefined ? (
          <ProgressBar label={text('uploading', { name })} labelHidden />
        ) : (
          <ProgressBar label={text('uploading', { name })} labelHidden value={transfer.share} max={1} />
        )}
        {problem === undefined ? null : (
          <span className={styles.problem}>
            <AlertIcon />
            <span>{problem}</span>
          </span>
        )}
      </div>
      <div className={styles.actions}>
        {onRemove && hasAction ? (
          <Button
            size="small"
            aria-label={text(isUnderWay ? 'cancelFile' : 'retryFile', { name })}
            onClick={isUnderWay ? cancel : retry}
            onFocus={() => (hadFocus.current = true)}
            onBlur={() => (hadFocus.current = false)}
          >
            {text(isUnderWay ? 'cancel' : 'retry')}
          </Button>
        ) : null}
        {onRemove ? (
          <IconButton
            ref={remove}
            size="small"
            label={text('remove', { name })}
            icon={<CloseIcon />}
            onClick={onRemove}
          />
        ) : null}
      </div>
    </li>
  );
}
