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
  received_name text,
  sealed_sha256 text,
  sends_inline boolean not null,
  updated_at timestamptz not null,
  primary key (group_id, id),
  unique (group_id, esign_wid),
  foreign key (group_id, offer_id) references offer on delete cascade
);
create table signature_evidence (
  group_id integer not null references employer,
  sequence integer not null,
  kind text not null,
  offer_id integer not null,
  document_id integer,
  account_id integer,
  happened_at timestamptz not null,
  sha256_before text,
  sha256_after text,
  signer jsonb,
  signer_salt text not null,
  signer_hash text not null,
  hash text not null,
  primary key (group_id, sequence)
);
create index evidence_of_document on signature_evidence (group_id, document_id);

create table esign_event (
  group_id integer not null references employer,
  id text not null,
  taken_at timestamptz not null,
  primary key (group_id, id)
);

create table evidence_head (
  group_id integer primary key references employer,
  sequence integer not null,
  hash text not null
);

create index document_of_offer on offer_document (group_id, offer_id);
`,
};
