/** What went wrong with a call, as the page has to react to it. */
export type RequestErrorKind =
  | 'login'
  | 'csrf'
  | 'permission'
  | 'hurried'
  | 'gone'
  | 'refused'
  | 'server'
  | 'unreadable'
  | 'offline';

/** The one error that calls end with. `serverMessage` is text for people where the server sent some. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly kind: RequestErrorKind;
  readonly status: number | undefined;
  readonly serverMessage: string | undefined;
  readonly data: unknown;
  /** Seconds until the server takes the call again, where it says so. */
  readonly retryAfter: number | undefined;
  /** By field name. */
  readonly validationErrors: Readonly<Record<string, string>>;

  constructor(
    kind: RequestErrorKind,
    more: {
      status?: number;
      serverMessage?: string;
      data?: unknown;
      retryAfter?: number;
      validationErrors?: Record<string, string>;
      cause?: unknown;
    } = {},
  ) {
    super(
      more.serverMessage ?? `The call failed: ${kind}${more.status === undefined ? '' : ` (${more.status})`}`,
      { cause: more.cause },
    );
    this.kind = kind;
    this.status = more.status;
    this.serverMessage = more.serverMessage;
    this.data = more.data;
    this.retryAfter = more.retryAfter;
    this.validationErrors = more.validationErrors ?? {};
  }
}

/** A 403 is read in this order: CSRF, login, permission. A 401 without the header is a refused log-in. */
export function kindOfRefusal(status: number, headers: Headers): RequestErrorKind {
  if (headers.has('x-csrf-invalid')) return 'csrf';
  if (headers.has('x-login')) return 'login';
  if (status === 403) return 'permission';
  if (status === 429) return 'hurried';
  if (status === 404 || status === 410) return 'gone';
  return status >= 500 ? 'server' : 'refused';
}

/** The server's own words: `message`, `error.message` or a plain-text body; never HTML (HTTP-04). */
export function serverMessageOf(text: string): string | undefined {
  try {
    const body = JSON.parse(text) as { message?: unknown; error?: { message?: unknown } | null };
    const message = [body.message, body.error?.message].find(
      (one) => typeof one === 'string' && one.trim() !== '',
    );
    return message as string | undefined;
  } catch {
    const plain = text.trim();
    return plain === '' || plain.startsWith('<') ? undefined : plain;
  }
}
