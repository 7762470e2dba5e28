import { z } from 'zod';

export const roles = ['candidate', 'theme_builder', 'admin'] as const;
export type Role = (typeof roles)[number];

/** `POST /api/pcsx/auth/login`. The password's limit bounds the work of hashing it. */
export const loginBody = z.object({
  email: z.string().trim().min(1, 'Enter your e-mail.').max(320, 'Enter a shorter e-mail.'),
  password: z.string().min(1, 'Enter your password.').max(1_000, 'Enter a shorter password.'),
  domain: z.string().max(253).optional(),
});

/** `GET /logout`, a page address: it answers with a redirect. */
export const logoutQuery = z.object({
  domain: z.string().max(253).optional().catch(undefined),
  next: z.string().max(2_000).optional().catch(undefined),
});

export const profileDetails = z.object({
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

/** `GET /api/pcsx/profile_details`; also what a login answers. */
export type ProfileDetails = z.infer<typeof profileDetails>;
