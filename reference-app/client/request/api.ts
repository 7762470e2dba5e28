import type { Call, CallAnswer, CallParams } from '../../contract/call.ts';
import type { CallAt, PathOf } from '../../contract/index.ts';
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

type Options<C> = {
  /** Of the query; the employer is added. */
  parameters?: Readonly<Record<string, QueryValue>>;
  signal?: AbortSignal;
  headers?: Record<string, string>;
} & (C extends Call & { params: unknown }
  ? {
      /** What stands in braces in the path. */
      in: CallParams<C>;
    }
  : { in?: never });
type Answer<C> = C extends Call ? CallAnswer<C> & { headers: Headers } : never;
/** Only what has to be said about a call has to be given. */
type Rest<C> = Options<C> extends { in: unknown } ? [options: Options<C>] : [options?: Options<C>];

const addressOf = (path: string, values: Readonly<Record<string, unknown>> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));

/** The calls to our own server: scope, headers and errors in one place. The contract says what each takes and answers. */
export type Api = ReturnType<typeof createApi>;

export const createApi = ({ fetch, domain, groupId, userId, csrf }: ApiOptions) => {
  const send = async <Method extends Call['method'], Path extends PathOf<Method>>(
    method: Method,
    path: Path,
    body: unknown,
    { parameters = {}, signal, headers: more, in: values }: Options<CallAt<Method, Path>> = {} as Options<
      CallAt<Method, Path>
    >,
  ): Promise<Answer<CallAt<Method, Path>>> => {
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
      response = await fetch(withQuery(addressOf(path, values), { domain, ...parameters }), {
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
      return { ...(JSON.parse(text) as object), headers: response.headers } as Answer<CallAt<Method, Path>>;
    } catch (error) {
      throw new RequestError('unreadable', { status: response.status, cause: error });
    }
  };
  return {
    get: <Path extends PathOf<'GET'>>(path: Path, ...[options]: Rest<CallAt<'GET', Path>>) =>
      send('GET', path, undefined, options),
    post: <Path extends PathOf<'POST'>>(
      path: Path,
      body: unknown,
      ...[options]: Rest<CallAt<'POST', Path>>
    ) => send('POST', path, body, options),
    put: <Path extends PathOf<'PUT'>>(path: Path, body: unknown, ...[options]: Rest<CallAt<'PUT', Path>>) =>
      send('PUT', path, body, options),
    delete: <Path extends PathOf<'DELETE'>>(path: Path, ...[options]: Rest<CallAt<'DELETE', Path>>) =>
      send('DELETE', path, undefined, options),
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
