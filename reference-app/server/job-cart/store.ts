import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { ownerKey, type CartOwner } from './rules.ts';

/** The ids of the jobs in a cart, in the order in which they were added. */
export async function listCart(
  database: Database,
  scope: EmployerScope,
  owner: CartOwner,
): Promise<number[]> {
  const rows = await forEmployer(database, scope)
    .selectFrom('job_cart_item')
    .select('position_id')
    .where('owner', '=', ownerKey(owner))
    .orderBy('added_at')
    .orderBy('position_id')
    .execute();
  return rows.map((row) => row.position_id);
}

/**
 * Adds what is not there yet, all of it or nothing.
 *
 * @returns false when the cart would hold more than `maximum`
 */
export async function addToCart(
  database: Database,
  scope: EmployerScope,
  { owner, positionIds, at, maximum }: CartChange & { maximum: number },
): Promise<boolean> {
  if (positionIds.length === 0) return true;
  return inTransaction(database, async (transaction) => {
    await lockCart(transaction, scope, { owner, at });
    const held = await listCart(transaction, scope, owner);
    const fresh = positionIds.filter((id) => !held.includes(id));
    if (fresh.length === 0) return true;
    if (held.length + fresh.length > maximum) return false;
    await insertItems(transaction, scope, { owner, positionIds: fresh, at });
    return true;
  });
}

export async function removeFromCart(
  database: Database,
  scope: EmployerScope,
  { owner, positionIds, at }: CartChange,
): Promise<void> {
  if (positionIds.length === 0) return;
  await inTransaction(database, async (transaction) => {
    await lockCart(transaction, scope, { owner, at });
    await forEmployer(transaction, scope)
      .deleteFrom('job_cart_item')
      .where('owner', '=', ownerKey(owner))
      .where('position_id', 'in', positionIds)
      .execute();
  });
}

/** Empties one cart into another, once, however many ask for it. Nothing is left behind: a merged cart may be overfull. */
export async function mergeCarts(
  database: Database,
  scope: EmployerScope,
  { from, into, at }: { from: CartOwner; into: CartOwner; at: Date },
): Promise<void> {
  // nearly always there is nothing to merge, which needs no lock to be seen
  if ((await listCart(database, scope, from)).length === 0) return;
  await inTransaction(database, async (transaction) => {
    await lockCart(transaction, scope, { owner: from, at });
    const left = await listCart(transaction, scope, from);
    if (left.length > 0) {
      await lockCart(transaction, scope, { owner: into, at });
      const held = await listCart(transaction, scope, into);
      const positionIds = left.filter((id) => !held.includes(id));
      if (positionIds.length > 0) await insertItems(transaction, scope, { owner: into, positionIds, at });
    }
    await forEmployer(transaction, scope)
      .deleteFrom('job_cart')
      .where('owner', '=', ownerKey(from))
      .execute();
  });
}

type CartChange = { owner: CartOwner; positionIds: readonly number[]; at: Date };

/** Keeps other changes of a cart out until the transaction ends. */
async function lockCart(
  transaction: Database,
  scope: EmployerScope,
  { owner, at }: { owner: CartOwner; at: Date },
): Promise<void> {
  await forEmployer(transaction, scope)
    .insertInto('job_cart')
    .values({
      owner: ownerKey(owner),
      account_id: 'accountId' in owner ? owner.accountId : null,
      changed_at: at,
    })
    .onConflict((conflict) => conflict.columns(['owner']).doUpdateSet({ changed_at: at }))
    .execute();
}

async function insertItems(
  transaction: Database,
  scope: EmployerScope,
  { owner, positionIds, at }: CartChange,
): Promise<void> {
  await forEmployer(transaction, scope)
    .insertInto('job_cart_item')
    .values(
      positionIds.map((positionId, index) => ({
        owner: ownerKey(owner),
        position_id: positionId,
        // what comes together keeps its order
        added_at: new Date(at.getTime() + index),
      })),
    )
    .execute();
}
