import type { Upload } from '@portico/components';
import type { FormDefinition } from '@portico/components/forms';
import type { FormValues } from '../../contract/form-definition.ts';
import { fileIds, withFiles } from './files-among.ts';

const contentOf = (file: File, signal: AbortSignal): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
    reader.addEventListener('abort', () => reject(signal.reason as Error));
    signal.addEventListener('abort', () => reader.abort());
    reader.readAsDataURL(file);
  });

/** Files that were chosen in this tab and are not on the server yet. */
export type ChosenFiles = ReturnType<typeof createChosenFiles>;

/** Keeps the contents of files until the server has them, which is told of each of them once. */
export const createChosenFiles = (onWaiting: (isWaiting: boolean) => void) => {
  const contents = new Map<string, string>();
  // the server leaves out of a draft what it would not take; why it says when the form is handed in
  const tried = new Set<string>();
  /** On its way. */
  let sending: string | undefined;
  const told = () => onWaiting(contents.size > 0);

  const upload: Upload = async (file, { signal }) => {
    const content = await contentOf(file, signal);
    signal.throwIfAborted();
    // not in every context, and no secret
    const uid = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    contents.set(uid, content);
    told();
    return uid;
  };

  return {
    upload,
    /** One after the other, since each may be large. @returns a file that the server was not sent yet */
    next: (definition: FormDefinition, values: FormValues): string | undefined =>
      [...fileIds(definition, values)].find((uid) => contents.has(uid) && !tried.has(uid)),
    /**
     * What is sent of answers: of the files here the one with its content, and all others that the server has, without what
     * it has already. With `all` the first that it has refused as well, for it to say why: a request holds one.
     */
    sent: (
      definition: FormDefinition,
      values: FormValues,
      uid: string | undefined,
      all = false,
    ): FormValues => {
      sending = uid ?? (all ? [...fileIds(definition, values)].find((one) => contents.has(one)) : undefined);
      return withFiles(definition, values, (file) => {
        const content = contents.get(file.uid);
        if (content !== undefined) return file.uid === sending ? { ...file, content } : undefined;
        // one that the employer has put there may have no id, by which the server would know it again
        const { content: _kept, ...known } = file;
        return file.uid === '' ? file : known;
      });
    },
    /** The server has said what it has by now. */
    heard: (definition: FormDefinition, values: FormValues): void => {
      if (sending !== undefined) tried.add(sending);
      for (const uid of fileIds(definition, values)) contents.delete(uid);
      told();
    },
    /** Whether the file of a draft is still to be had, here or on the server. */
    isHere: (uid: string): boolean => contents.has(uid),
  };
};
