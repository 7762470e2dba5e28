import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import type { NewOffer } from './store.ts';

/** Whether a document is signed at an envelope already. */
export async function hasEnvelope(
  transaction: Database,
  scope: EmployerScope,
  wid: string,
): Promise<boolean> {
  const row = await forEmployer(transaction, scope)
    .selectFrom('offer_document')
    .select('id')
    .where('esign_wid', '=', wid)
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes what an offer is for, and how long it stands. */
export async function reviseOffer(
  transaction: Database,
  scope: EmployerScope,
  offer: { id: number } & Omit<NewOffer, 'accountId' | 'documents'>,
): Promise<void> {
  await forEmployer(transaction, scope)
    .updateTable('offer')
    .set({
      status: offer.status,
      position_name: offer.positionName,
      expires_at: offer.expiresAt,
      updated_at: offer.updatedAt,
    })
    .where('id', '=', offer.id)
    .execute();
}
