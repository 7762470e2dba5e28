/** A request that the server understood and will not do; the error handler makes the envelope of it. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly data: Readonly<Record<string, unknown>>;
  readonly validationErrors: Readonly<Record<string, string>> | undefined;

  /** @param message what candidates read */
  constructor(
    status: number,
    message: string,
    more: {
      /** More about it, for who looks at the answer. */
      body?: string;
      headers?: Record<string, string>;
      data?: Record<string, unknown>;
      /** By field name. */
      validationErrors?: Record<string, string>;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.body = more.body ?? '';
    this.headers = more.headers ?? {};
    this.data = more.data ?? {};
    this.validationErrors = more.validationErrors;
  }
}

/** No session, or an ended one; the header tells the client to ask for a login. */
export function loginNeeded(): Refusal {
  return new Refusal(401, 'Please log in.', { headers: { 'x-login': '1' } });
}

export function notPermitted(): Refusal {
  return new Refusal(403, 'User does not have permissions to perform this action');
}
