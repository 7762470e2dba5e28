import { RequestError } from './request-error.ts';

/**
 * A page that stood open for long has an old token: nothing was done then, and the refusal has brought a new one, with which
 * the call is made once more.
 */
export const withFreshToken = <Answer>(call: () => Promise<Answer>): Promise<Answer> =>
  call().catch((error: unknown) => {
    if (!(error instanceof RequestError) || error.kind !== 'csrf') throw error;
    return call();
  });
