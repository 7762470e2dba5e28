import type { Received } from './api.ts';
import { RequestError } from './request-error.ts';
import { endInSilence } from './silence.ts';

type SendOptions = {
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal | undefined;
  onProgress: ((share: number) => void) | undefined;
};

function headersIn(text: string): Headers {
  const headers = new Headers();
  for (const line of text.split('\r\n')) {
    const [name = '', ...value] = line.split(':');
    if (name !== '') headers.append(name, value.join(':').trim());
  }
  return headers;
}

const aborted = () => new DOMException('The upload was cancelled.', 'AbortError');

/**
 * Posts a form by XMLHttpRequest: `fetch` does not tell how much it has sent.
 *
 * @throws RequestError `offline` when no answer came, or nothing moved for a while; an AbortError when it was aborted
 */
export const sendForm = (
  address: string,
  form: FormData,
  { headers, signal, onProgress }: SendOptions,
): Promise<Received> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(aborted());
      return;
    }
    const request = new XMLHttpRequest();
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const silence = endInSilence(() => {
      reject(new RequestError('offline'));
      request.abort();
    });
    request.addEventListener('progress', silence.heard);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      silence.heard();
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        headers: headersIn(request.getAllResponseHeaders()),
        text: request.responseText,
      }),
    );
    request.addEventListener('error', () => reject(new RequestError('offline')));
    request.addEventListener('abort', () => reject(aborted()));
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort);
    request.addEventListener('loadend', () => {
      silence.isOver();
      signal?.removeEventListener('abort', abort);
    });
    request.send(form);
  });
