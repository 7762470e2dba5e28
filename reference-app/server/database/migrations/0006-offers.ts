import type { Migration } from '../migrate.ts';

export const offers: Migration = {
  version: 6,
  name: 'offers',
  statements: `
create table offer (
  group_id integer not null,
  id integer generated always as identity,
  enc_id text not null,
  account_id integer not null,
  status text not null,
  position_name text not null,
  updated_at timestamptz not null,
  expires_at timestamptz,
  primary key (group_id, id),
  unique (group_id, enc_id),
  foreign key (group_id, account_id) references account on delete cascade
);
create index offer_of_account on offer (group_id, account_id);

create table offer_file (
  group_id integer not null references employer,
  sha256 text not null,
  file_name text not null,
  media_type text not null,
  bytes bytea not null,
  primary key (group_id, sha256)
);

create table offer_document (
  group_id integer not null,
  id integer generated always as identity,
  offer_id integer not null,
  name text not null,
  document_type text not null,
  status text not null,
  signed boolean not null,
  esign_wid text,
  awaits_provider boolean not null default false,
  letter_sha256 text,
  received_sha256 text,
  sealed_sha256 text,
  sends_inline boolean not null,
  updated_at timestamptz not null,
  primary key (group_id, id),
  unique (group_id, esign_wid),
  foreign key (group_id, offer_id) references offer on delete cascade
);
create index document_of_offer on offer_document (group_id, offer_id);
`,
};
