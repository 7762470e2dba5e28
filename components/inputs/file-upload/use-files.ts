import { formatBytes } from '@portico/core/text';
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type DragEvent,
} from 'react';
import { useAnnounce } from '../../display/live-announcer/live-announcer.ts';
import { useLocale } from '../../messages/locale.tsx';
import type { FieldProps } from '../field/field.tsx';
import { afterFormReset } from '../field/form-reset.ts';
import type { Text } from './file-row.tsx';
import type { FileUploadProps } from './file-upload.tsx';
import { kindsOf, sift, type Limits, type Refusal } from './files.ts';
import { forgetTransfer } from './use-transfer.ts';

function hold(input: HTMLInputElement | null, files: readonly File[]) {
  if (!input) return;
  const current = [...(input.files ?? [])];
  if (current.length === files.length && files.every((file, index) => file === current[index])) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

const isFolder = (item: DataTransferItem) => item.webkitGetAsEntry()?.isDirectory === true;

type Rules = Limits & { multiple: boolean };

/** Says what is allowed, and why a file was refused. */
function useWords(
  text: Text,
  { accept, maxBytes, maxFiles, multiple }: Rules,
  owners: NonNullable<FileUploadProps['limits']>,
) {
  const locale = useLocale();
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
  return { explain, limits: limits.join(' ') };
}

type Options = Omit<FileUploadProps, keyof FieldProps | 'invitation' | 'height'> & { text: Text };

/** Keeps the files of an input, and why others were refused. The input has what is kept, whoever changes it. */
export function useFiles({
  accept,
  maxBytes,
  multiple = false,
  maxFiles = multiple ? Infinity : 1,
  files,
  onFilesChange,
  ref,
  onChange,
  limits: owners = {},
  text,
  ...rest
}: Options) {
  const rules = { accept, maxBytes, multiple, maxFiles };
  const { explain, limits } = useWords(text, rules, owners);
  const announce = useAnnounce();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const [own, setOwn] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const held = files ?? own;

  /** True while the input says by an event of its own what has come in otherwise. */
  const isTelling = useRef(false);
  const change = (next: readonly File[]) => {
    setOwn(next);
    onFilesChange?.(next);
    hold(input.current, next);
  };
  const tell = () => {
    isTelling.current = true;
    input.current?.dispatchEvent(new Event('change', { bubbles: true }));
    isTelling.current = false;
  };
  const add = (brought: readonly File[], folders: readonly Refusal[] = []) => {
    // another file takes the place of the only one
    const kept = multiple ? held : [];
    const { taken, refused: others } = sift(brought, kept, rules);
    const refusals = [...folders, ...others];
    setRefused(refusals);
    if (taken.length > 0) change([...kept, ...taken]);
    else hold(input.current, held);
    const news =
      taken.length > 1
        ? [text('addedMany', { count: taken.length })]
        : taken.map(({ name }) => text('added', { name }));
    if (news.length > 0 || refusals.length > 0) announce([...news, ...refusals.map(explain)].join(' '));
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
  useLayoutEffect(() => hold(input.current, held));
  const reset = useEffectEvent(() => {
    setRefused([]);
    if (held.length > 0) change([]);
  });
  useEffect(() => afterFormReset(input.current, () => reset()), []);
  const attributes = {
    ...rest,
    accept,
    multiple,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (!isTelling.current) {
        const chosen = [...(event.target.files ?? [])];
        // nothing chosen in the browser's list is no wish to lose what is there
        if (chosen.length > 0) add(chosen);
        else hold(event.target, held);
      }
      onChange?.(event);
    },
  };
  return { input, attributes, limits, held, refused, explain, add, tell, remove };
}

export type Files = ReturnType<typeof useFiles>;
type Dragged = DragEvent<HTMLInputElement>;

/** Takes files that are dropped onto the input, or pasted while the focus is in the field. */
export function useDropping({ input, add, tell, attributes: own }: Files) {
  const body = useRef<HTMLDivElement>(null);
  const [isDragging, setDragging] = useState(false);
  const isClosed = () => input.current?.matches(':disabled') === true;
  const bring = (data: DataTransfer) => {
    const items = [...data.items].filter((item) => item.kind === 'file');
    const folders = items.filter(isFolder).map((item) => item.webkitGetAsEntry()?.name ?? '');
    add(
      [...data.files].filter(({ name }) => !folders.includes(name)),
      folders.map((name) => ({ name, size: 0, reason: 'folder' })),
    );
    tell();
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (!event.clipboardData || event.clipboardData.files.length === 0 || isClosed()) return;
    if (!body.current?.contains(document.activeElement)) return;
    event.preventDefault();
    bring(event.clipboardData);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    // browsers say of a paste where the text cursor was last, which is not where the focus is
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  const over = (event: Dragged) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    // else the browser goes to the file that is dropped, and the form is gone
    event.preventDefault();
    event.dataTransfer.dropEffect = isClosed() ? 'none' : 'copy';
    if (!isClosed()) setDragging(true);
  };
  const attributes = {
    'data-dragging': isDragging ? '' : undefined,
    onDragEnter: (event: Dragged) => {
      own.onDragEnter?.(event);
      over(event);
    },
    onDragOver: (event: Dragged) => {
      own.onDragOver?.(event);
      over(event);
    },
    onDragLeave: (event: Dragged) => {
      own.onDragLeave?.(event);
      setDragging(false);
    },
    onDrop: (event: Dragged) => {
      own.onDrop?.(event);
      setDragging(false);
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      if (!isClosed()) bring(event.dataTransfer);
    },
  };
  return { body, attributes };
}
