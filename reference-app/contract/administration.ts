import { z } from 'zod';
import { call } from './call.ts';
import { employerQuery } from './envelope.ts';
import { roles } from './roles.ts';
import { signIn } from './sessions.ts';

/** On one page of a list. */
export const accountsPerPage = 50;

const account = z.object({
  /** Public id. */
  encId: z.string(),
  email: z.string(),
  fullName: z.string(),
  roles: z.array(z.enum(roles)),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  /** Of those sessions that are not over; to the hour. */
  lastUsedAt: z.string().nullable(),
});
export type AccountRow = z.infer<typeof account>;

const access = 'admin';

export const administrationCalls = {
  accounts: call({
    method: 'GET',
    path: '/api/pcsx/admin/accounts',
    summary: 'The accounts of the employer',
    description: `In the order in which they were opened, ${accountsPerPage} at a time.`,
    access,
    query: employerQuery.extend({
      /** Part of an e-mail or a name. */
      query: z.string().trim().max(200).default(''),
      role: z.enum(roles).optional(),
      start: z.coerce.number().int().min(0).max(10_000_000).default(0),
    }),
    data: z.object({
      accounts: z.array(account),
      /** Of all pages. */
      count: z.number().int(),
    }),
  }),
  changeRoles: call({
    method: 'PUT',
    path: '/api/pcsx/admin/accounts/{id}/roles',
    summary: 'Give and take roles',
    description:
      'The account has exactly these roles afterwards, and with any of them that of a candidate; without any, nobody logs in to it. Twice is the same as once. Its sessions end when they change.',
    access,
    params: z.object({ id: z.string().max(100) }),
    body: z.object({
      roles: z.array(z.enum(roles)).max(roles.length),
      domain: z.string().max(253).optional(),
    }),
    data: account.pick({ encId: true, roles: true }),
    refusals: {
      403: 'One does not change one’s own roles.',
      404: 'There is no such account.',
      409: 'Nobody would be an admin.',
    },
  }),
  actions: call({
    method: 'GET',
    path: '/api/pcsx/admin/actions',
    summary: 'The audit log: who did what',
    description: `Newest first, ${accountsPerPage} at a time; sign-ins as well, which \`sign_ins\` tells in words.`,
    access,
    query: employerQuery.extend({
      /** Those before this one: `next` of the page before. */
      before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
      /** As in `theme.publish`; `theme.` stands for all that begin so. */
      action: z.string().max(60).default(''),
    }),
    data: z.object({
      actions: z.array(
        z.object({
          id: z.number().int(),
          /** ISO 8601 in UTC. */
          at: z.string(),
          action: z.string(),
          detail: z.record(z.string(), z.unknown()),
          /** null = the server itself, or somebody whose account has gone. */
          account: z.object({ encId: z.string(), email: z.string() }).nullable(),
        }),
      ),
      /** null = there are no more. */
      next: z.number().int().nullable(),
    }),
  }),
  signIns: call({
    method: 'GET',
    path: '/api/pcsx/admin/sign_ins',
    summary: 'Who logged in, and who tried to',
    description: `Newest first, ${accountsPerPage} at a time. What was typed is not kept, and of addresses only the network.`,
    access,
    query: employerQuery.extend({
      /** Those before this one: `next` of the page before. */
      before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    }),
    data: z.object({
      signIns: z.array(
        signIn.extend({
          /** null = there is none, or no more. */
          account: z.object({ encId: z.string(), email: z.string() }).nullable(),
        }),
      ),
      /** null = there are no more. */
      next: z.number().int().nullable(),
    }),
  }),
};
