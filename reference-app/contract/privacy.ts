import { z } from 'zod';
import { applicationStatuses } from './application-status.ts';
import { call } from './call.ts';

const access = 'candidate';

/** A file in what is known of a candidate: what it weighs, and where it is to be had. */
const keptFile = z.object({
  bytes: z.number().int(),
  /** Hex. */
  sha256: z.string(),
  url: z.string(),
});
export type KeptFile = z.infer<typeof keptFile>;

const fileParams = z.object({
  /** As `tables` calls it. */
  table: z.string().max(60),
  sha256: z.string().max(64),
});

export const privacyCalls = {
  myData: call({
    method: 'GET',
    path: '/api/pcsx/my_data',
    summary: 'Everything that is stored of the candidate',
    description:
      'The rows of every table that tell of them, by table, as they are stored; without what only proves to the server who they are. A file is told by its hash and the address where it can be had. What was sent logged out under the account’s e-mail, and from no browser that has logged in since, is told by job and day only: anybody may have typed the address. Deleting the account erases that as well.',
    access,
    data: z.object({
      /** ISO 8601 in UTC. */
      exportedAt: z.string(),
      /** Under the account’s e-mail, by whoever typed it: which job and when, not what. */
      sentLoggedOut: z.array(
        z.object({ position: z.string(), status: z.enum(applicationStatuses), submitted_at: z.string() }),
      ),
      tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
  }),
  myFile: call({
    method: 'GET',
    path: '/api/pcsx/my_data/{table}/{sha256}',
    summary: 'A file among what is stored of the candidate',
    access,
    params: fileParams,
    answers: 'file',
    data: z.null(),
    refusals: { 404: 'The candidate has no such file.' },
  }),
  deleteAccount: call({
    method: 'POST',
    path: '/api/pcsx/delete_account',
    summary: 'Delete the candidate’s account and everything stored of them',
    description:
      'At once and for good: profile, resumes, applications, offers, saved jobs, sessions, and what anybody sent logged out under the account’s e-mail. Of what was signed, the hashes stay in the chain of evidence, without name, e-mail or address.',
    access,
    body: z.object({
      password: z.string().min(1, 'Enter your password.').max(1_000, 'Enter a shorter password.'),
      domain: z.string().max(253).optional(),
    }),
    data: z.object({ isDeleted: z.literal(true) }),
    refusals: {
      400: 'The password is missing or not right.',
      409: 'They are the employer’s last admin, or their account has no password.',
      429: 'Too many tries.',
    },
  }),
};
