import type { SignInMethod, SignInResult } from '../contract/sessions.ts';

/** That somebody logged in before the demo began, or tried to. */
export type DemoSignIn = {
  daysAgo: number;
  how: SignInMethod;
  result: SignInResult;
  browser: string | null;
  system: string | null;
  /** Of those that are kept for examples (RFC 5737, RFC 3849). */
  network: string;
  /** They are logged in there still. */
  lasts?: true;
};
