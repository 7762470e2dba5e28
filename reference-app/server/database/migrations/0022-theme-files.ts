import type { Migration } from '../migrate.ts';

export const themeFiles: Migration = {
  version: 22,
  name: 'theme files',
  statements: `
create table theme_file (
  group_id integer not null references employer,
  sha256 text not null,
  name text not null,
  media_type text not null,
  size integer not null,
  facts jsonb not null,
  bytes bytea not null,
  uploaded_at timestamptz not null,
  uploaded_by integer,
  primary key (group_id, sha256)
);
`,
};
