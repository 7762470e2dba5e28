import type { Migration } from '../migrate.ts';

/**
 * What the provider of e-signatures says is compared with what is known: a call with those that had its id, a time with
 * when the document was made. Of documents that await the provider's word already the latter is not known.
 */
export const wordsOfTheProvider: Migration = {
  version: 33,
  name: 'words of the provider',
  statements: `
alter table esign_event add column body_sha256 text;
alter table offer_document add column made_at timestamptz;
update offer_document set made_at = case when awaits_provider then 'epoch' else updated_at end;
alter table offer_document alter column made_at set not null;
`,
};
