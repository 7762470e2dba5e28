import { withQuery, type QueryValue } from '@portico/core/jobs';
import type { Call, CallAnswer, CallParams } from '../../contract/call.ts';
import type { CallAt, PathOf } from '../../contract/index.ts';
import { kindOfRefusal, RequestError, serverMessageOf } from './request-error.ts';

export type ApiOptions = {
  /** The browser's, or on the server a call into the same process. */
  fetch: (
    address: string,
    init: {
      method: string;
      headers: Record<string, string>;
      body?: string;
      signal?: AbortSignal;
      keepalive: boolean;
    },
  ) => Promise<Response>;
  domain: string;
  groupId: number;
  userId: string | undefined;
  /** What the server's messages are in. */
  locale: string;
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

type FormOptions<C> = Options<C> & {
  /** How much has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
};
type FormRest<C> =
  FormOptions<C> extends { in: unknown } ? [options: FormOptions<C>] : [options?: FormOptions<C>];

type DeleteOptions<C> = Options<C> & { body?: unknown };
type DeleteRest<C> =
  DeleteOptions<C> extends { in: unknown } ? [options: DeleteOptions<C>] : [options?: DeleteOptions<C>];

/** An answer before it is read. */
export type Received = { status: number; headers: Headers; text: string };

/**
 * UTF-16 code units of a body. A short write ends even when its page is left or loaded anew at once: what was done shows before the
 * server has answered. A browser keeps 64 kB alive at a time, and refuses what is more.
 */
const shortBody = 4_000;

const addressOf = (path: string, values: Readonly<Record<string, unknown>> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));

/** The calls to our own server: scope, headers and errors in one place. The contract says what each takes and answers. */
export type Api = ReturnType<typeof createApi>;

export function createApi({ fetch, domain, groupId, userId, locale, csrf }: ApiOptions) {
  const headersOf = (more: Record<string, string> = {}): Record<string, string> => ({
    accept: 'application/json',
    'accept-language': locale,
    'X-CSRF-Token': csrf.read(),
    'X-Group-Id': String(groupId),
    'X-Timezone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(userId === undefined ? {} : { 'X-User-Id': userId }),
    ...more,
  });
  const send = async <Method extends Call['method'], Path extends PathOf<Method>>(
    method: Method,
    path: Path,
    body: unknown,
    { parameters = {}, signal, headers: more, in: values }: Options<CallAt<Method, Path>> = {} as Options<
      CallAt<Method, Path>
    >,
  ): Promise<Answer<CallAt<Method, Path>>> => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    let received: Received;
    try {
      const response = await fetch(withQuery(addressOf(path, values), { domain, ...parameters }), {
        method,
        headers: headersOf({
          ...(text === undefined ? {} : { 'content-type': 'application/json' }),
          ...more,
        }),
        signal,
        keepalive: method !== 'GET' && (text ?? '').length <= shortBody,
        ...(text === undefined ? {} : { body: text }),
      });
      // the network may go while the answer comes
      received = { status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new RequestError('offline', { cause: error });
    }
    return readAnswer<Answer<CallAt<Method, Path>>>(received, csrf);
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
    delete: <Path extends PathOf<'DELETE'>>(path: Path, ...[options]: DeleteRest<CallAt<'DELETE', Path>>) =>
      send('DELETE', path, options?.body, options),
    /** Sends a form with its files, which tells how far it is. */
    postForm: async <Path extends PathOf<'POST'>>(
      path: Path,
      form: FormData,
      ...[
        { parameters, signal, headers, in: values, onProgress } = {} as FormOptions<CallAt<'POST', Path>>,
      ]: FormRest<CallAt<'POST', Path>>
    ) => {
      // few visits send files
      const { sendForm } = await import('./send-form.ts').catch((cause: unknown) => {
        throw new RequestError('offline', { cause });
      });
      const received = await sendForm(withQuery(addressOf(path, values), { domain, ...parameters }), form, {
        headers: headersOf(headers),
        signal,
        onProgress,
      });
      return readAnswer<Answer<CallAt<'POST', Path>>>(received, csrf);
    },
  };
}

/** Takes the token of the answer; what refuses is an error. */
function readAnswer<Answered>({ status, headers, text }: Received, csrf: ApiOptions['csrf']): Answered {
  const token = headers.get('x-csrf-token');
  if (token) csrf.write(token);
  if (status < 200 || status > 299) {
    const { validationErrors, data } = readFailure(text);
    throw new RequestError(kindOfRefusal(status, headers), {
      status,
      serverMessage: serverMessageOf(text),
      validationErrors,
      data,
      // a date, which our own server never sends, is no number
      retryAfter: Number(headers.get('retry-after')) || undefined,
    });
  }
  try {
    return { ...(JSON.parse(text) as object), headers } as Answered;
  } catch (error) {
    throw new RequestError('unreadable', { status, cause: error });
  }
}

function readFailure(text: string): { validationErrors?: Record<string, string>; data?: unknown } {
  try {
    return JSON.parse(text) as { validationErrors?: Record<string, string>; data?: unknown };
  } catch {
    // not JSON: there is nothing in it beside its text
    return {};
  }
}
