import { withQuery, type QueryValue } from '@portico/core/jobs';
import { kindOfRefusal, RequestError, serverMessageOf } from './request-error.ts';
import { endInSilence } from './silence.ts';

/**
 * A file that one of our own calls answers with.
 *
 * @throws RequestError as every call does; `offline` also when nothing more of it comes
 */
export async function getFile(
  address: string,
  { parameters, signal }: { parameters: Readonly<Record<string, QueryValue>>; signal: AbortSignal },
): Promise<Uint8Array<ArrayBuffer>> {
  const limit = new AbortController();
  const silence = endInSilence(() => limit.abort());
  try {
    const response = await fetch(withQuery(address, parameters), {
      headers: { 'accept-language': document.documentElement.lang },
      signal: AbortSignal.any([signal, limit.signal]),
    });
    silence.heard();
    // the network may go while the file comes
    if (response.ok) return await bytesOf(response, silence.heard);
    throw new RequestError(kindOfRefusal(response.status, response.headers), {
      status: response.status,
      serverMessage: serverMessageOf(await response.text()),
    });
  } catch (error) {
    if (error instanceof RequestError || signal.aborted) throw error;
    throw new RequestError('offline', { cause: error });
  } finally {
    silence.isOver();
  }
}

async function bytesOf({ body }: Response, heard: () => void): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    heard();
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
