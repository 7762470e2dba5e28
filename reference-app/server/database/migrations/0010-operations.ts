import type { Migration } from '../migrate.ts';

/** When each account was last used, for as long as sessions are gone: what the retention of accounts goes by. */
export const operations: Migration = {
  version: 10,
  name: 'operations',
  statements: `
alter table account add column last_seen_at timestamptz not null default now();

create function account_seen() returns trigger language plpgsql as $$
begin
  update account set last_seen_at = greatest(last_seen_at, new.seen_at)
    where group_id = new.group_id and id = new.account_id and last_seen_at < new.seen_at;
  return null;
end $$;
create trigger account_seen after insert or update of seen_at on session
  for each row execute function account_seen();

create index offer_expiring on offer (group_id, expires_at) where status in ('Extended', 'Contract Extended');
`,
};
