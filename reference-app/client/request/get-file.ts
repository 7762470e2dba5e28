import { withQuery, type QueryValue } from './query-string.ts';
import { kindOfRefusal, RequestError, serverMessageOf } from './request-error.ts';

/**
 * A file that one of our own calls answers with.
 *
 * @throws RequestError as every call does
 */
export const getFile = async (
  address: string,
  { parameters, signal }: { parameters: Readonly<Record<string, QueryValue>>; signal: AbortSignal },
): Promise<Uint8Array<ArrayBuffer>> => {
  try {
    const response = await fetch(withQuery(address, parameters), { signal });
    // the network may go while the file comes
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    throw new RequestError(kindOfRefusal(response.status, response.headers), {
      status: response.status,
      serverMessage: serverMessageOf(await response.text()),
    });
  } catch (error) {
    if (error instanceof RequestError || signal.aborted) throw error;
    throw new RequestError('offline', { cause: error });
  }
};
