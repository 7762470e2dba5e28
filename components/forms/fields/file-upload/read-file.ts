import type { FileValue } from '@portico/core/forms';

/** What a form holds of a file, apart from what is in it. */
export const valueOf = (file: File): FileValue => ({
  uid: crypto.randomUUID(),
  name: file.name,
  size: file.size,
  type: file.type,
  lastModified: file.lastModified,
  webkitRelativePath: file.webkitRelativePath,
  status: 'done',
});

type Reading = { signal: AbortSignal; onProgress: (share: number) => void };

/** What is in a file, as base64 without a head. @throws DOMException where the browser cannot read it */
export const contentOf = (file: File, { signal, onProgress }: Reading): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    signal.addEventListener('abort', () => reader.abort());
    reader.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    reader.addEventListener('load', () => {
      const address = String(reader.result);
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(reader.error as DOMException));
    reader.addEventListener('abort', () => reject(new DOMException('The file was left.', 'AbortError')));
    reader.readAsDataURL(file);
  });
