import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type DragEvent,
} from 'react';
import { AlertIcon, UploadIcon } from '../../display/icon/icon.tsx';
import { useAnnounce } from '../../display/live-announcer/live-announcer.ts';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import { listRole } from '../../theme/list-role.ts';
import { describedBy, fieldAround, type FieldProps } from '../field/field.tsx';
import { afterFormReset } from '../field/form-reset.ts';
import { FileRow } from './file-row.tsx';
import * as styles from './file-upload.css.ts';
import { formatBytes, idOf, kindsOf, sift, type Refusal } from './files.ts';
import type keys from './messages/en-US.json';
import english from './messages/en-US.json?messages';
import { forgetTransfer, type Transfer, type Upload } from './use-transfer.ts';

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

function hold(input: HTMLInputElement, files: readonly File[]) {
  const current = [...(input.files ?? [])];
  if (current.length === files.length && files.every((file, index) => file === current[index])) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

const isFolder = (item: DataTransferItem) => item.webkitGetAsEntry()?.isDirectory === true;

/** One or several files, by choosing, dropping or pasting. */
export function FileUpload({
  label,
  labelHidden,
  description,
  error,
  accept,
  maxBytes,
  multiple = false,
  maxFiles = multiple ? Infinity : 1,
  limits: owners = {},
  invitation,
  height = 'medium',
  files,
  onFilesChange,
  upload,
  explainFailure,
  canRetry,
  ref,
  onChange,
  ...rest
}: FileUploadProps) {
  const text = useMessages<keyof typeof keys>('file-upload', english);
  const locale = useLocale();
  const announce = useAnnounce();
  const ownId = useId();
  const id = rest.id ?? ownId;
  const body = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const [own, setOwn] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [isDragging, setDragging] = useState(false);
  const held = files ?? own;
  const isClosed = () => input.current?.matches(':disabled') === true;

  const kinds = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    kindsOf(accept).map(({ group, ending = '' }) => (group ? text(group) : ending)),
  );
  const explain = ({ name, size, reason }: Refusal): string => {
    switch (reason) {
      case 'kind':
        return kinds === '' ? text('refusedKind', { name }) : text('refusedKindOf', { name, kinds });
      case 'size':
        return text('refusedSize', {
          name,
          size: formatBytes(size, { locale, rounding: 'ceil' }),
          limit: formatBytes(maxBytes ?? 0, { locale, rounding: 'floor' }),
        });
      case 'count':
        return text('refusedCount', { name, count: maxFiles });
      case 'empty':
        return text('refusedEmpty', { name });
      case 'known':
        return text('refusedKnown', { name });
      case 'folder':
        return text('refusedFolder', { name });
    }
  };

  /** True while the input says by an event of its own what has come in otherwise. */
  const isTelling = useRef(false);
  const change = (next: readonly File[]) => {
    setOwn(next);
    onFilesChange?.(next);
    if (input.current) hold(input.current, next);
  };
  const tell = () => {
    isTelling.current = true;
    input.current?.dispatchEvent(new Event('change', { bubbles: true }));
    isTelling.current = false;
  };
  const add = (brought: readonly File[], folders: readonly Refusal[] = []) => {
    // another file takes the place of the only one
    const kept = multiple ? held : [];
    const sifted = sift(brought, kept, { accept, maxBytes, maxFiles });
    const refusals = [...folders, ...sifted.refused];
    const { taken } = sifted;
    setRefused(refusals);
    if (taken.length > 0) change([...kept, ...taken]);
    else if (input.current) hold(input.current, held);
    const news =
      taken.length > 1
        ? [text('addedMany', { count: taken.length })]
        : taken.map(({ name }) => text('added', { name }));
    if (news.length > 0 || refusals.length > 0) announce([...news, ...refusals.map(explain)].join(' '));
  };
  const bring = (data: DataTransfer) => {
    const items = [...data.items].filter((item) => item.kind === 'file');
    const folders = items.filter(isFolder).map((item) => item.webkitGetAsEntry()?.name ?? '');
    add(
      [...data.files].filter(({ name }) => !folders.includes(name)),
      folders.map((name) => ({ name, size: 0, reason: 'folder' })),
    );
    tell();
  };
  const remove = (gone: File) => {
    setRefused([]);
    forgetTransfer(gone);
    change(held.filter((file) => file !== gone));
    announce(text('removed', { name: gone.name }));
    tell();
    // the button is gone with its file
    input.current?.focus();
  };

  const adopt = useEffectEvent(() => {
    const early = [...(input.current?.files ?? [])];
    // chosen before script had loaded
    if (early.length > 0 && held.length === 0) add(early);
  });
  useLayoutEffect(() => adopt(), []);
  // the input has what the list shows, whoever changed it: each time, since an owner that refuses a file changes nothing
  useLayoutEffect(() => {
    if (input.current) hold(input.current, held);
  });
  const reset = useEffectEvent(() => {
    setRefused([]);
    if (held.length > 0) change([]);
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (!event.clipboardData || event.clipboardData.files.length === 0 || isClosed()) return;
    if (!body.current?.contains(document.activeElement)) return;
    event.preventDefault();
    bring(event.clipboardData);
  });
  const transfers = useRef(new Map<File, Transfer>());
  const post = useEffectEvent(({ formData }: FormDataEvent) => {
    if (!upload || rest.name === undefined || isClosed()) return;
    const posted = formData.getAll(rest.name);
    formData.delete(rest.name);
    for (const entry of posted) {
      const isOwn = entry instanceof File && held.includes(entry);
      // without a file browsers post one without a name
      if (!isOwn && !(entry instanceof File && entry.name === '')) formData.append(rest.name, entry);
      const transfer = isOwn ? transfers.current.get(entry) : undefined;
      if (transfer?.status === 'uploaded' && transfer.value !== undefined)
        formData.append(rest.name, transfer.value);
    }
  });
  useEffect(() => {
    const { form } = input.current ?? {};
    const onPaste = (event: ClipboardEvent) => paste(event);
    const onFormData = (event: FormDataEvent) => post(event);
    // browsers say of a paste where the text cursor was last, which is not where the focus is
    document.addEventListener('paste', onPaste);
    form?.addEventListener('formdata', onFormData);
    const leaveForm = afterFormReset(input.current, () => reset());
    return () => {
      document.removeEventListener('paste', onPaste);
      form?.removeEventListener('formdata', onFormData);
      leaveForm();
    };
  }, []);

  const onTransfer = (file: File, transfer: Transfer | undefined) => {
    if (transfer) transfers.current.set(file, transfer);
    else transfers.current.delete(file);
    const isPending = transfers.current
      .values()
      .some(({ status }) => status !== 'ready' && status !== 'uploaded');
    input.current?.setCustomValidity(isPending ? text('pending') : '');
  };

  const over = (event: DragEvent<HTMLInputElement>) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    // else the browser goes to the file that is dropped, and the form is gone
    event.preventDefault();
    event.dataTransfer.dropEffect = isClosed() ? 'none' : 'copy';
    if (!isClosed()) setDragging(true);
  };
  const most = owners.count ?? maxFiles;
  const each =
    owners.each ??
    (maxBytes === undefined ? undefined : formatBytes(maxBytes, { locale, rounding: 'floor' }));
  const limits = [
    kinds && text('kinds', { kinds }),
    each && text(multiple ? 'limitEach' : 'limit', { size: each }),
    multiple && most < Infinity && text('count', { count: most }),
    owners.together && text('together', { size: owners.together }),
  ].filter(Boolean);
  const ids = [
    rest['aria-describedby'],
    limits.length > 0 && `${id}-limits`,
    refused.length > 0 && `${id}-refused`,
  ].filter(Boolean);

  return fieldAround(
    <div ref={body} className={styles.body}>
      <div className={styles.zone}>
        <input
          {...rest}
          ref={input}
          id={id}
          type="file"
          accept={accept}
          multiple={multiple}
          className={styles.input}
          data-dragging={isDragging ? '' : undefined}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={describedBy(id, { description, error }, ids.join(' '))}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            if (!isTelling.current) {
              const chosen = [...(event.target.files ?? [])];
              // nothing chosen in the browser's list is no wish to lose what is there
              if (chosen.length > 0) add(chosen);
              else hold(event.target, held);
            }
            onChange?.(event);
          }}
          onDragEnter={over}
          onDragOver={over}
          onDragLeave={() => setDragging(false)}
          onDrop={(event) => {
            setDragging(false);
            if (!event.dataTransfer.types.includes('Files')) return;
            event.preventDefault();
            if (!isClosed()) bring(event.dataTransfer);
          }}
        />
        <div className={`${styles.face} ${styles.heights[height]}`}>
          <span className={styles.invitation} aria-hidden="true">
            <span className={styles.choose}>
              <UploadIcon />
              {invitation ?? text(multiple ? 'chooseMany' : 'choose')}
            </span>
            <span className={styles.drop}>{text(multiple ? 'dropMany' : 'drop')}</span>
          </span>
          {limits.length > 0 ? (
            <span id={`${id}-limits`} className={styles.limits}>
              {limits.join(' ')}
            </span>
          ) : null}
        </div>
      </div>
      {refused.length > 0 ? (
        <ul id={`${id}-refused`} className={styles.refusals} {...listRole}>
          {refused.map((refusal, index) => (
            <li key={index} className={styles.problem} data-reason={refusal.reason}>
              <AlertIcon />
              <span>{explain(refusal)}</span>
            </li>
          ))}
        </ul>
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
              onRemove={rest.disabled ? undefined : () => remove(file)}
              onTransfer={onTransfer}
            />
          ))}
        </ul>
      ) : null}
    </div>,
    { id, required: rest.required, label, labelHidden, description, error },
  );
}
