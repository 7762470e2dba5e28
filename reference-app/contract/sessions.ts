import { z } from 'zod';
import { call } from './call.ts';

/** How somebody proves who they are. */
export const signInMethods = ['password', 'code', 'sso', 'sign_up'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** `limit`: too many tries; `not_allowed`: right, but not here (candidate login is off, or single sign-on opens no account). */
export const signInResults = ['done', 'wrong', 'limit', 'not_allowed'] as const;
export type SignInResult = (typeof signInResults)[number];

const place = {
  /** As in `Firefox`, and `Windows`; null = not known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The network that it came from, without the last part of the address: `203.0.113.0/24`. */
  network: z.string().nullable(),
};

const session = z.object({
  id: z.string(),
  ...place,
  how: z.enum(signInMethods),
  /** ISO 8601 in UTC. */
  startedAt: z.string(),
  /** To the hour. */
  lastUsedAt: z.string(),
  isThisOne: z.boolean(),
});
export type SessionRow = z.infer<typeof session>;

export const signIn = z.object({
  id: z.number().int(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  how: z.enum(signInMethods),
  result: z.enum(signInResults),
  ...place,
});

const access = 'candidate';
const sessions = z.object({ sessions: z.array(session) });
const body = z.object({ domain: z.string().max(253).optional() }).nullish();

export const sessionCalls = {
  list: call({
    method: 'GET',
    path: '/api/pcsx/auth/sessions',
    summary: 'Where one is logged in',
    description: 'What was used last comes first.',
    access,
    data: sessions,
  }),
  end: call({
    method: 'DELETE',
    path: '/api/pcsx/auth/sessions/{id}',
    summary: 'End a session',
    description: 'Also this one.',
    access,
    params: z.object({ id: z.string().max(100) }),
    data: sessions,
    refusals: { 404: 'There is no such session.' },
  }),
  endOthers: call({
    method: 'POST',
    path: '/api/pcsx/auth/sessions/end_others',
    summary: 'End all sessions but this one',
    description: 'This one gets a new token.',
    access,
    body,
    data: sessions,
  }),
  endAll: call({
    method: 'POST',
    path: '/api/pcsx/auth/sessions/end_all',
    summary: 'Log out everywhere',
    access,
    body,
    data: sessions,
  }),
  signIns: call({
    method: 'GET',
    path: '/api/pcsx/auth/sign_ins',
    summary: 'How one logged in lately, and who tried to',
    description: 'The last 20, newest first.',
    access,
    data: z.object({ signIns: z.array(signIn) }),
  }),
};
