import type { Envelope } from '../../contract/envelope.ts';
import { withQuery, type QueryValue } from './query-string.ts';
import { kindOfRefusal, RequestError, serverMessageOf } from './request-error.ts';

export type ApiOptions = {
  /** The browser's, or on the server a call into the same process. */
  fetch: (
    address: string,
    init: { method: string; headers: Record<string, string>; body?: string; signal?: AbortSignal },
  ) => Promise<Response>;
  domain: string;
  groupId: number;
  userId: string | undefined;
  /** Where the CSRF token is kept; the page's meta element in a browser. */
  csrf: { read: () => string; write: (token: string) => void };
};

type Call = {
  parameters?: Readonly<Record<string, QueryValue>>;
  signal?: AbortSignal;
  headers?: Record<string, string>;
};

/** The calls to our own server: scope, headers and errors in one place. */
export type Api = ReturnType<typeof createApi>;

export const createApi = ({ fetch, domain, groupId, userId, csrf }: ApiOptions) => {
  const call = async <Data, Metadata>(
    method: string,
    path: string,
    body: unknown,
    { parameters = {}, signal, headers: more }: Call,
  ): Promise<Envelope<Data, Metadata> & { headers: Headers }> => {
    const headers: Record<string, string> = {
      accept: 'application/json',
      'X-CSRF-Token': csrf.read(),
      'X-Group-Id': String(groupId),
      'X-Timezone': Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(userId === undefined ? {} : { 'X-User-Id': userId }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...more,
    };
    let response: Response;
    try {
      response = await fetch(withQuery(path, { domain, ...parameters }), {
        method,
        headers,
        signal,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new RequestError('offline', { cause: error });
    }
    const token = response.headers.get('x-csrf-token');
    if (token) csrf.write(token);
    const text = await response.text();
    if (!response.ok) {
      const { validationErrors, data } = readFailure(text);
      throw new RequestError(kindOfRefusal(response.status, response.headers), {
        status: response.status,
        serverMessage: serverMessageOf(text),
        validationErrors,
        data,
      });
    }
    try {
      return { ...(JSON.parse(text) as Envelope<Data, Metadata>), headers: response.headers };
    } catch (error) {
      throw new RequestError('unreadable', { status: response.status, cause: error });
    }
  };
  return {
    get: <Data, Metadata = null>(path: string, options: Call = {}) =>
      call<Data, Metadata>('GET', path, undefined, options),
    post: <Data>(path: string, body: unknown, options: Call = {}) =>
      call<Data, null>('POST', path, body, options),
    put: <Data>(path: string, body: unknown, options: Call = {}) =>
      call<Data, null>('PUT', path, body, options),
    delete: <Data>(path: string, options: Call = {}) => call<Data, null>('DELETE', path, undefined, options),
  };
};

const readFailure = (text: string): { validationErrors?: Record<string, string>; data?: unknown } => {
  try {
    return JSON.parse(text) as { validationErrors?: Record<string, string>; data?: unknown };
  } catch {
    // not JSON: there is nothing in it beside its text
    return {};
  }
};
