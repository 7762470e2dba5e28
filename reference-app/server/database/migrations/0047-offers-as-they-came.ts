import type { Migration } from '../migrate.ts';

/**
 * What offers and documents were when they were written. Where that was an answer or a signature already, the chain of
 * evidence need not tell of one. Of what is there it is kept only where the chain tells of none, and never of what the
 * intake wrote, which takes neither.
 */
export const offersAsTheyCame: Migration = {
  version: 47,
  name: 'offers as they came',
  statements: `
alter table offer add column came_as text;
alter table offer_document add column came_as text;

update offer set came_as = status
where status in ('Accepted', 'Contract Accepted', 'Declined', 'Rejected')
  and not exists (select from signature_evidence evidence
    where evidence.group_id = offer.group_id and evidence.offer_id = offer.id)
  and not exists (select from intake_entry entry
    where entry.group_id = offer.group_id and entry.kind = 'offer' and entry.row_id = offer.id);

update offer_document document set came_as = status
where status = 'Signed' and received_sha256 is null and sealed_sha256 is null
  and not exists (select from signature_evidence evidence
    where evidence.group_id = document.group_id and evidence.document_id = document.id)
  and not exists (select from intake_entry entry
    where entry.group_id = document.group_id and entry.kind = 'offer' and entry.row_id = document.offer_id);
`,
};
