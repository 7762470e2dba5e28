import { z } from 'zod';
import { call } from './call.ts';
import { employerQuery } from './envelope.ts';

/** Why a sign-on ended at the login again, as its page is told by `?sso=`. */
export const ssoFailures = [
  'unavailable',
  'limit',
  'expired',
  'denied',
  'unverified',
  'no_account',
  'not_allowed',
] as const;
export type SsoFailure = (typeof ssoFailures)[number];

export const ssoCalls = {
  start: call({
    method: 'GET',
    path: '/api/pcsx/auth/sso',
    summary: 'Log in where the employer logs people in',
    description:
      'A page address: leads to the provider of `ssoConfig`, which leads back to `callback` (OpenID Connect, authorization code with PKCE). Within ten minutes, in the same browser.',
    query: employerQuery.extend({
      /** Where to go afterwards, on this site. */
      next: z.string().max(2_000).optional().catch(undefined),
    }),
    answers: 'redirect',
    data: z.null(),
    refusals: { 404: 'The employer has no sign-on of its own.' },
  }),
  callback: call({
    method: 'GET',
    path: '/api/pcsx/auth/sso/callback',
    summary: 'Come back from the employer’s sign-on',
    description:
      'What providers have to be told as the redirect address. Starts a session and leads to where the login began; if it failed, to the login page with `sso=` `unavailable`, `limit` (too many tries from this address), `expired`, `denied`, `unverified` (the provider does not vouch for the e-mail), `no_account` or `not_allowed`.',
    employer: 'none',
    answers: 'redirect',
    data: z.null(),
  }),
};
