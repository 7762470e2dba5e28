import { ruleNumber, type FileValue, type Rule } from '@portico/core/forms';
import { defaultFileTypes, foreignFiles, ruleFinding } from '@portico/core/forms/internal';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../../display/live-announcer/live-announcer.ts';
import { FileUpload } from '../../../inputs/file-upload/file-upload.tsx';
import type { Upload } from '../../../inputs/file-upload/use-transfer.ts';
import { groupAround } from '../../../inputs/field/group.tsx';
import { useLocale } from '../../../messages/locale.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { useFormRoot } from '../../form/form-root.ts';
import { useTexts } from '../../form/texts.ts';
import { useUnderWay } from '../../form/under-way.ts';
import { useControlled, type FieldProps } from '../../form/use-field.ts';
import { FilePreview } from './file-preview.tsx';
import { KeptFiles } from './kept-files.tsx';
import { contentOf, valueOf } from './read-file.ts';

type Props = FieldProps<'fileUpload' | 'file_upload'>;

/** How many files a field takes and how large, which is said before anybody has chosen one; rules name those that are wrong. */
function limitsOf(item: Props['item'], locale: string) {
  const most = ruleNumber(item, 'maxLength');
  const multiple = most > 1 || (most === 0 && ruleNumber(item, 'minLength') > 1);
  const each = ruleNumber(item, 'maxFileSizeMB');
  const together = ruleNumber(item, 'maxCumulativeFileSizeMB');
  const size = multiple ? each : Math.min(each || together, together || each);
  const megabytes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte' });
  const limits = {
    ...(size > 0 ? { each: megabytes.format(size) } : {}),
    ...(multiple && together > 0 ? { together: megabytes.format(together) } : {}),
    ...(most > 1 ? { count: most } : {}),
  };
  return { multiple, limits };
}

/** A file that was chosen here: its value once it is there, and how it stands before. */
type Chosen = { file: File; state: 'busy' | 'failed' | 'cancelled' | 'done'; value?: FileValue };

/** Addresses that files are previewed at, for as long as the field is there. */
function usePreviews() {
  const urls = useRef(new Map<string, string>());
  useEffect(() => {
    const made = urls.current;
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url);
      made.clear();
    };
  }, []);
  return {
    previewOf: (file: File, uid: string): string => {
      const url = URL.createObjectURL(file);
      urls.current.set(uid, url);
      return url;
    },
    forgetPreview: (uid: string) => {
      URL.revokeObjectURL(urls.current.get(uid) ?? '');
      urls.current.delete(uid);
    },
  };
}

/** The files that are chosen here, and the value, which has them and those that were there before. */
function useFiles({ item, place }: Props, multiple: boolean) {
  const { form, initial, uploadOf } = useFormRoot();
  const uploadFile = uploadOf(item.name);
  const text = useTexts();
  const locale = useLocale();
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const keptOf = (files: readonly FileValue[]) =>
    files.filter(({ uid }) => !chosen.some((one) => one.value?.uid === uid));
  // drafts keep no contents; a file that the form has begun with is one that the server keeps
  const isLost = ({ uid, content }: FileValue) =>
    content === undefined && !uploadFile && !JSON.stringify(initial()).includes(JSON.stringify(uid));
  const isBusy = chosen.some(({ state }) => state === 'busy');
  const { shared, value, change, blur } = useControlled<readonly FileValue[]>({ item, place }, () => {
    if (isBusy) return true;
    const lost = keptOf(form.getValues(place.path) as readonly FileValue[]).filter(isLost);
    if (lost.length > 0)
      return text('chooseAgain', {
        names: new Intl.ListFormat(locale).format(lost.map(({ name }) => name)),
      });
    return chosen.some(({ state, value: made }) => state === 'failed' && !made)
      ? text('uploadFailed')
      : undefined;
  });
  useUnderWay(isBusy);

  // uploads end later, when the field may be another row's
  const now = useRef({ value, change });
  useLayoutEffect(() => {
    now.current = { value, change };
  });
  const become = (file: File, next: Omit<Chosen, 'file'>) => {
    setChosen((before) => before.map((one) => (one.file === file ? { file, ...next } : one)));
    if (!next.value) return;
    // the only file is replaced by another when that one is there, not before
    const values = multiple || next.state !== 'done' ? [...now.current.value, next.value] : [next.value];
    now.current.value = values;
    now.current.change(values);
  };
  const { previewOf, forgetPreview } = usePreviews();
  const forget = (gone: readonly FileValue[]) => {
    const uids = new Set(gone.map(({ uid }) => uid));
    for (const uid of uids) forgetPreview(uid);
    const left = now.current.value.filter(({ uid }) => !uids.has(uid));
    now.current.value = left;
    if (gone.length > 0) change(left);
  };
  return { shared, value, blur, chosen, setChosen, kept: keptOf(value), isLost, become, previewOf, forget };
}

/** Sends a file that was chosen, or reads what is in it, unless it is too large for either. */
function useUpload(
  item: Props['item'],
  { become, previewOf }: Pick<ReturnType<typeof useFiles>, 'become' | 'previewOf'>,
): Upload {
  const { uploadOf, context } = useFormRoot();
  const uploadFile = uploadOf(item.name);
  const tooLarge = (made: FileValue): string | undefined => {
    const rule = item.rules?.find(({ type }) => type === 'maxFileSizeMB') as Rule | undefined;
    const finding = rule && ruleFinding(rule, [made], context());
    return finding && (rule.message ?? context().text(finding.key, finding.values));
  };
  return async (file, options) => {
    const plain = valueOf(file);
    const problem = tooLarge(plain);
    if (problem !== undefined) {
      // in the value, so that its rule names it, but neither read nor sent
      become(file, { state: 'failed', value: plain });
      throw new RangeError(problem);
    }
    become(file, { state: 'busy' });
    // cancelled or gone; a row that is removed is no longer among the chosen
    options.signal.addEventListener('abort', () => become(file, { state: 'cancelled' }));
    try {
      const own = uploadFile
        ? { uid: (await uploadFile(file, options)) || plain.uid }
        : { content: await contentOf(file, options) };
      options.signal.throwIfAborted();
      const made = { ...plain, ...own };
      become(file, { state: 'done', value: { ...made, previewUrl: previewOf(file, made.uid) } });
      return made.uid;
    } catch (error) {
      if (!options.signal.aborted) become(file, { state: 'failed' });
      throw error;
    }
  };
}

/**
 * Says what is wrong with files, and takes it back, as soon as nothing is on its way: on leaving the field it would move the
 * button that people are about to press.
 */
function useVerdict(path: string, chosen: readonly Chosen[], isKeptForeign: boolean) {
  const { form } = useFormRoot();
  const look = useEffectEvent((files: readonly Chosen[], isForeign: boolean) => {
    // of what was there before; whether this is any better is not known yet
    if (files.some(({ state }) => state === 'busy')) return form.clearErrors(path);
    // the file's own row says why; once more than that only when the form is sent
    if (files.some((one) => one.state === 'failed' && !one.value)) return;
    if (files.length > 0 || isForeign || form.getFieldState(path).invalid) void form.trigger(path);
  });
  // nobody has chosen a kept file here: whoever sees it sees that it cannot be sent
  useEffect(() => {
    look(chosen, isKeptForeign);
  }, [chosen, isKeptForeign]);
}

/** Files, whose contents are read or sent as soon as they are chosen. */
export default function FileUploadItem({ item, place }: Props) {
  const { explainFailure } = useFormRoot();
  const text = useTexts();
  const locale = useLocale();
  const announce = useAnnounce();
  const id = useId();
  const { multiple, limits } = limitsOf(item, locale);
  const files = useFiles({ item, place }, multiple);
  const { shared, value, blur, chosen, setChosen, kept, isLost, forget } = files;
  const upload = useUpload(item, files);
  // what the form itself has put into the field, or taken out of it
  const isHeld = ({ uid }: FileValue) => value.some((one) => one.uid === uid);
  const shown = chosen.filter(({ value: made }) => !made || isHeld(made));
  const { allowedTypes = defaultFileTypes, texts = {}, size: height } = item.fileUploadOptions ?? {};
  const isChangeable = !shared.readOnly && !shared.disabled;
  useVerdict(place.path, chosen, isChangeable && foreignFiles(kept, allowedTypes).length > 0);

  const { readOnly, ...field } = shared;
  const onFilesChange = (next: readonly File[]) => {
    const gone = chosen.filter(({ file }) => !next.includes(file)).flatMap((one) => one.value ?? []);
    // of several, one that was lost is chosen again by its name
    const replaced = kept.filter(
      (file) => multiple && isLost(file) && next.some(({ name }) => name === file.name),
    );
    forget([...gone, ...replaced]);
    setChosen(
      next.map((file) => chosen.find((one) => one.file === file) ?? { file, state: 'busy' as const }),
    );
  };
  const removeKept = (file: FileValue) => {
    forget([file]);
    announce(text('fileRemoved', { name: file.name }));
  };

  const previews = value.map((file) => (
    <FilePreview key={file.uid} file={file} isKept={kept.includes(file)} />
  ));
  if (readOnly)
    return groupAround(
      <Stack gap={2}>
        <KeptFiles files={value} />
        {previews}
      </Stack>,
      { id, ...field },
    );
  return (
    <Stack gap={2}>
      <FileUpload
        {...field}
        description={[field.description, texts.hint].filter(Boolean).join(' ') || undefined}
        invitation={texts.button}
        height={height}
        limits={limits}
        accept={allowedTypes.join(',')}
        multiple={multiple}
        files={shown.map(({ file }) => file)}
        onFilesChange={onFilesChange}
        upload={upload}
        explainFailure={(error) =>
          error instanceof RangeError ? error.message : (explainFailure?.(error) ?? text('uploadFailed'))
        }
        // a file does not get smaller
        canRetry={(error) => !(error instanceof RangeError)}
        onBlur={blur}
      />
      <KeptFiles files={kept} isLost={isLost} {...(field.disabled ? {} : { onRemove: removeKept })} />
      {previews}
    </Stack>
  );
}
