import { useEffect, useEffectEvent, useId, useRef, type ComponentPropsWithRef } from 'react';
import { AlertIcon, UploadIcon } from '../../display/icon/icon.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { listRole } from '../../theme/list-role.ts';
import { describedBy, fieldAround, type FieldProps } from '../field/field.tsx';
import { FileRow, type Text } from './file-row.tsx';
import * as styles from './file-upload.css.ts';
import { idOf } from './files.ts';
import type keys from '../../locales/en-US/file-upload.json';
import english from '../../locales/en-US/file-upload.json?messages';
import { useDropping, useFiles, type Files } from './use-files.ts';
import type { Transfer, Upload } from './use-transfer.ts';

type Count =
  | {
      /**
       * Whether the field holds several files; else another one takes the place of the first.
       * @default false
       */
      multiple?: false;
      maxFiles?: undefined;
    }
  | {
      multiple: true;
      /** How many files at most; any number without it. */
      maxFiles?: number;
    };

type Sending =
  | {
      /**
       * Sends each file as soon as it is chosen, and once: a field that comes again with the same `files`, as in the steps
       * of a wizard, knows what it has sent. Forms post what it returns in place of the file, and are not valid before
       * all files are sent. Without it the files themselves are the form's values.
       */
      upload: Upload;
      /** What to say of an upload that failed, by what it threw; nothing for the component's own words. */
      explainFailure?: (error: unknown) => string | undefined;
      /**
       * Whether another try may help, by what the upload threw; else the file can only be removed.
       * @default () => true
       */
      canRetry?: (error: unknown) => boolean;
    }
  | { upload?: undefined; explainFailure?: undefined; canRetry?: undefined };

type OwnProps = FieldProps & {
  /**
   * Which files are allowed: endings and MIME types, with commas between them, such as `.pdf,.docx,image/*`. The field
   * says so; give endings, since people know those.
   */
  accept?: string;
  /** How large a file may be, in bytes. */
  maxBytes?: number;
  /**
   * What the field says of limits that its owner checks: how large each file may be and all of them together, written with
   * their units, and how many there may be. Nothing is refused by them.
   */
  limits?: { each?: string; together?: string; count?: number };
  /** What it invites to. @default “Choose a file” in the language around */
  invitation?: string;
  /**
   * How tall the place for dropping is.
   * @default 'medium'
   */
  height?: 'small' | 'medium' | 'large';
  /** The files. Makes the field controlled. */
  files?: readonly File[];
  /** People have added or removed files. */
  onFilesChange?: (files: readonly File[]) => void;
};

/**
 * `ref` and all other props go to the `<input type="file">`, so `{...register('documents')}` of react-hook-form works as
 * it is. State for selectors and tests: `data-status` of each file (`ready`, `uploading`, `uploaded`, `failed`,
 * `cancelled`), `data-dragging` of the input while files are over it, and the native `:disabled`, `:invalid`,
 * `[aria-invalid="true"]`.
 */
export type FileUploadProps = OwnProps &
  Count &
  Sending &
  Omit<
    ComponentPropsWithRef<'input'>,
    | keyof OwnProps
    | keyof Count
    | 'type'
    | 'value'
    | 'defaultValue'
    | 'checked'
    | 'defaultChecked'
    | 'size'
    | 'className'
    | 'style'
    | 'children'
  >;

type Posting = Pick<FileUploadProps, 'upload' | 'name'> & Pick<Files, 'input' | 'held'> & { text: Text };

/** Posts what uploads returned in place of the files, once all are sent. @returns hears how each upload stands */
function usePosting({ input, held, upload, name, text }: Posting) {
  const transfers = useRef(new Map<File, Transfer>());
  const post = useEffectEvent(({ formData }: FormDataEvent) => {
    if (!upload || name === undefined || input.current?.matches(':disabled')) return;
    const posted = formData.getAll(name);
    formData.delete(name);
    for (const entry of posted) {
      const isOwn = entry instanceof File && held.includes(entry);
      // without a file browsers post one without a name
      if (!isOwn && !(entry instanceof File && entry.name === '')) formData.append(name, entry);
      const transfer = isOwn ? transfers.current.get(entry) : undefined;
      if (transfer?.status === 'uploaded' && transfer.value !== undefined)
        formData.append(name, transfer.value);
    }
  });
  useEffect(() => {
    const { form } = input.current ?? {};
    const listen = (event: FormDataEvent) => post(event);
    form?.addEventListener('formdata', listen);
    return () => form?.removeEventListener('formdata', listen);
  }, [input]);
  return (file: File, transfer: Transfer | undefined) => {
    if (transfer) transfers.current.set(file, transfer);
    else transfers.current.delete(file);
    const isPending = transfers.current
      .values()
      .some(({ status }) => status !== 'ready' && status !== 'uploaded');
    input.current?.setCustomValidity(isPending ? text('pending') : '');
  };
}

type RefusalsProps = Pick<Files, 'refused' | 'explain'> & { id: string };

const Refusals = ({ id, refused, explain }: RefusalsProps) => (
  <ul id={id} className={styles.refusals} {...listRole}>
    {refused.map((refusal, index) => (
      <li key={index} className={styles.problem} data-reason={refusal.reason}>
        <AlertIcon />
        <span>{explain(refusal)}</span>
      </li>
    ))}
  </ul>
);

/** One or several files, by choosing, dropping or pasting. */
export function FileUpload({
  label,
  labelHidden,
  description,
  error,
  invitation,
  height = 'medium',
  upload,
  explainFailure,
  canRetry,
  ...props
}: FileUploadProps) {
  const text = useMessages<keyof typeof keys>('file-upload', english);
  const files = useFiles({ ...props, text });
  const { input, limits, held, refused } = files;
  const { body, attributes } = useDropping(files);
  const onTransfer = usePosting({ input, held, upload, name: props.name, text });
  const ownId = useId();
  const id = props.id ?? ownId;
  const ids = [
    props['aria-describedby'],
    limits && `${id}-limits`,
    refused.length > 0 && `${id}-refused`,
  ].filter(Boolean);

  return fieldAround(
    <div ref={body} className={styles.body}>
      <div className={styles.zone}>
        <input
          {...files.attributes}
          {...attributes}
          ref={input}
          id={id}
          type="file"
          className={styles.input}
          aria-invalid={error ? true : props['aria-invalid']}
          aria-describedby={describedBy(id, { description, error }, ids.join(' '))}
        />
        <div className={`${styles.face} ${styles.heights[height]}`}>
          <span className={styles.invitation} aria-hidden="true">
            <span className={styles.choose}>
              <UploadIcon />
              {invitation ?? text(props.multiple ? 'chooseMany' : 'choose')}
            </span>
            <span className={styles.drop}>{text(props.multiple ? 'dropMany' : 'drop')}</span>
          </span>
          {limits ? (
            <span id={`${id}-limits`} className={styles.limits}>
              {limits}
            </span>
          ) : null}
        </div>
      </div>
      {refused.length > 0 ? (
        <Refusals id={`${id}-refused`} refused={refused} explain={files.explain} />
      ) : null}
      {held.length > 0 ? (
        <ul className={styles.list} aria-label={text('chosen')} {...listRole}>
          {held.map((file) => (
            <FileRow
              key={idOf(file)}
              file={file}
              upload={upload}
              explain={explainFailure}
              canRetry={canRetry}
              text={text}
              onRemove={props.disabled ? undefined : () => files.remove(file)}
              onTransfer={onTransfer}
            />
          ))}
        </ul>
      ) : null}
    </div>,
    { id, required: props.required, label, labelHidden, description, error },
  );
}
