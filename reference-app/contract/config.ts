import { z } from 'zod';
import { call } from './call.ts';
import { ifMatch, ifMatchRefusals } from './if-match.ts';
import { maximumRowId } from './row.ts';

const configuration = z.object({
  /** Grows with every change; also the ETag. */
  revision: z.number().int(),
  /** As it was written; what it leaves out has its default. */
  config: z.record(z.string(), z.unknown()),
  /** What of it could not be used, by path: the defaults of these stand. */
  broken: z.array(z.object({ path: z.string(), reason: z.string() })),
});
export type Configuration = z.infer<typeof configuration>;

const configVersions = z.object({
  versions: z.array(
    z.object({
      revision: z.number().int(),
      /** ISO 8601 in UTC; null = it came with the employer. */
      changedAt: z.string().nullable(),
      /** Full name; null = nobody who has an account. */
      by: z.string().nullable(),
      note: z.string(),
    }),
  ),
});
export type ConfigVersions = z.infer<typeof configVersions>;

/** How many of the last versions are listed and kept. */
export const keptConfigVersions = 100;

const access = 'admin';
const conditional = ifMatchRefusals('`data.theirs`');

export const configCalls = {
  read: call({
    method: 'GET',
    path: '/api/pcsx/config',
    summary: 'The employer’s configuration',
    description:
      'As it was written, with what of it is broken. `docs/configuration.md` lists every value with its default and where it shows.',
    access,
    data: configuration,
  }),
  write: call({
    method: 'PUT',
    path: '/api/pcsx/config',
    summary: 'Replace the employer’s configuration',
    description:
      'The whole of it: what is left out has its default. Nothing is written unless every value can be used; `validationErrors` names those that cannot. The same again changes nothing, whatever `If-Match` says.',
    access,
    headers: ifMatch,
    body: z.object({
      config: z.record(z.string(), z.unknown()),
      note: z.string().trim().max(500).default(''),
      domain: z.string().max(253).optional(),
    }),
    data: configuration,
    refusals: {
      ...conditional,
      400: 'A value cannot be used, or there is none of its name; `validationErrors` says which by path.',
    },
  }),
  versions: call({
    method: 'GET',
    path: '/api/pcsx/config/versions',
    summary: 'How the configuration was changed, newest first',
    description: `The last ${keptConfigVersions}; empty before the first change.`,
    access,
    data: configVersions,
  }),
  restore: call({
    method: 'POST',
    path: '/api/pcsx/config/restore',
    summary: 'Take the configuration back to an earlier version',
    description:
      'It becomes the newest version, as it was. A value that this release cannot use any more is told in `broken`; one that it does not know does nothing.',
    access,
    headers: ifMatch,
    body: z.object({
      revision: z.number().int().min(1).max(maximumRowId),
      domain: z.string().max(253).optional(),
    }),
    data: configuration,
    refusals: { ...conditional, 404: 'There is no such version, or it is no longer kept.' },
  }),
};
