import { FileUpload, ProgressBar, Stack } from '@portico/components';
import { useRef, useState, type SyntheticEvent } from 'react';
import { signedFile } from '../../../contract/signed-file.ts';
import { usePendingAction } from '../../app/pending-action.ts';
import { useSite } from '../../site/site.tsx';
import { letterTexts } from '../../locales/texts.ts';
import { RequestError } from '../../request/request-error.ts';
import type { LetterProps } from './document-view.tsx';
import { HandIn } from './hand-in.tsx';
import * as styles from './letter.css.ts';
import { useSubmit } from './use-submit.ts';

/** What waits for a login is for this document only. */
const pendingName = ({ offer, document }: LetterProps) => `upload ${offer.id} ${document.id}`;

/** Handing in what was signed elsewhere: one file (LETTER-07). */
export function UploadForm(props: LetterProps) {
  const { t: site } = useSite();
  const t = letterTexts.useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [share, setShare] = useState(0);
  const { run, isPending, isBusy } = useSubmit(props, {
    make: async () => {
      if (file) return { file };
      const nothing = new Error('There is no signed document to send');
      console.error(nothing);
      throw nothing;
    },
    onProgress: setShare,
    onFailed: (failure) => {
      setShare(0);
      if (failure instanceof RequestError) setError(failure.validationErrors['signed_document_file']);
    },
    // no browser gives a page the file again after the login, which loads the page anew
    pending: () => ({ name: pendingName(props), data: file?.name }),
  });
  usePendingAction(pendingName(props), (name) => {
    setError(t('fileAgain', { name: String(name) }));
    input.current?.focus();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (file) {
      void run();
      return;
    }
    setError(site('form.requiredName', { name: t('file') }));
    input.current?.focus();
  };
  /** Several files come by a drop or from a script: none of them is taken, since nobody knows which is meant. */
  const refuseSeveral = (event: SyntheticEvent, files: FileList | null | undefined) => {
    const isSeveral = (files?.length ?? 0) > 1;
    setError(isSeveral ? t('tooManyFiles') : undefined);
    if (!isSeveral) return;
    event.preventDefault();
    event.stopPropagation();
    // the field does not hear of them, and would go on waiting for what was dragged over it
    event.target.dispatchEvent(new Event('dragleave', { bubbles: true }));
    input.current?.focus();
  };
  return (
    <form method="post" noValidate className={styles.form} aria-label={t('step.upload')} onSubmit={submit}>
      <Stack gap={4}>
        <div
          onDropCapture={(event) => refuseSeveral(event, event.dataTransfer.files)}
          onChangeCapture={(event) =>
            refuseSeveral(event, event.target instanceof HTMLInputElement ? event.target.files : null)
          }
        >
          <FileUpload
            ref={input}
            required
            label={t('file')}
            accept={signedFile.types.join(',')}
            maxBytes={signedFile.maximumBytes}
            files={file ? [file] : []}
            onFilesChange={([chosen]) => {
              setFile(chosen);
              setError(undefined);
            }}
            error={error}
            disabled={isPending}
          />
        </div>
        {isPending && <ProgressBar label={t('uploading')} value={share} max={1} />}
        <HandIn offer={props.offer} isPending={isPending} isBusy={isBusy} />
      </Stack>
    </form>
  );
}
