import { z } from 'zod';
import { call } from './call.ts';

export const roles = ['candidate', 'theme_builder', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The password's limit bounds the work of hashing it. */
const loginBody = z.object({
  email: z.string().trim().min(1, 'Enter your e-mail.').max(320, 'Enter a shorter e-mail.'),
  password: z.string().min(1, 'Enter your password.').max(1_000, 'Enter a shorter password.'),
  domain: z.string().max(253).optional(),
});

/** `GET /logout`, a page address: it answers with a redirect. */
export const logoutQuery = z.object({
  domain: z.string().max(253).optional().catch(undefined),
  next: z.string().max(2_000).optional().catch(undefined),
});

const profileDetails = z.object({
  profile: z
    .object({
      encId: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      fullName: z.string(),
      email: z.string(),
    })
    .nullable(),
  user: z.object({ encId: z.string(), email: z.string(), fullName: z.string() }).nullable(),
  isLoggedIn: z.boolean(),
  groupId: z.string(),
  isOnboarded: z.boolean(),
  isBootstrapped: z.boolean(),
  roles: z.array(z.enum(roles)),
});

export type ProfileDetails = z.infer<typeof profileDetails>;

export const accountCalls = {
  login: call({
    method: 'POST',
    path: '/api/pcsx/auth/login',
    summary: 'Log in with e-mail and password',
    description: 'Starts a session in an HttpOnly cookie; a session that the browser had before ends.',
    body: loginBody,
    data: profileDetails,
    refusals: {
      401: 'E-mail or password is not right.',
      403: 'The employer does not offer candidate accounts.',
      429: 'Too many tries for this account or from this address.',
    },
  }),
  logout: call({
    method: 'POST',
    path: '/api/pcsx/auth/logout',
    summary: 'Log out',
    description: 'A visitor is answered in the same way.',
    data: profileDetails,
  }),
  profileDetails: call({
    method: 'GET',
    path: '/api/pcsx/profile_details',
    summary: 'Who is logged in',
    description: 'Visitors are answered too: `isLoggedIn` is false, `profile` and `user` are null.',
    data: profileDetails,
  }),
};
