import type { Migration } from '../migrate.ts';

/** What candidates choose for themselves. */
export const settingsOfCandidates: Migration = {
  version: 43,
  name: 'settings of candidates',
  statements: `
alter table account add column notifications text not null default 'all'
  check (notifications in ('all', 'action_required'));

create table privacy_consent (
  group_id integer not null,
  account_id integer not null,
  text_version text not null,
  text text not null,
  given_at timestamptz not null,
  primary key (group_id, account_id),
  foreign key (group_id, account_id) references account on delete cascade
);
`,
};
