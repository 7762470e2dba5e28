import type { Migration } from '../migrate.ts';

/**
 * Limits of an address hold for the whole site, not for each employer. `rate_limit` stays for now: servers of the release
 * before count in it while they are replaced one after the other.
 */
export const limitsOfTheSite: Migration = {
  version: 18,
  name: 'limits-of-the-site',
  statements: `
create table try_window (
  key text primary key,
  tries integer not null,
  ends_at timestamptz not null
);
create index try_window_by_end on try_window (ends_at);
`,
};
