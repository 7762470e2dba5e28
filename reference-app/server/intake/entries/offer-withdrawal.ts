import { notify } from '../../notifications/store.ts';
import { actOnOffer } from '../../offers/act.ts';
import { withdraw } from '../../offers/rules.ts';
import { lockOfferOfId } from '../../offers/store.ts';
import { candidateOf, onlyOnce, type TakeEntry } from '../desk.ts';
import { offerWithdrawn } from '../messages.ts';
import { EntryProblem } from '../rules.ts';
import { findEntry } from '../store.ts';

export const takeOfferWithdrawal: TakeEntry<'offer_withdrawal'> = async (desk, entry, known) => {
  onlyOnce(known);
  const { transaction, background, employer, at } = desk;
  const accountId = await candidateOf(desk, entry.email, known);
  const made = await findEntry(transaction, employer.scope, { kind: 'offer', externalId: entry.offer });
  if (!made || made.accountId !== accountId)
    throw new EntryProblem(400, 'offer', 'This candidate has no offer with this external_id.');
  const before = await actOnOffer({ database: transaction, background, now: () => at }, employer.scope, {
    lock: (inner) => lockOfferOfId(inner, employer.scope, made.rowId),
    deed: { action: 'offer.withdraw', accountId: null, decide: withdraw },
  });
  if (before.status !== 'Canceled')
    await notify(transaction, employer.scope, {
      accountId,
      notification: { ...offerWithdrawn(before.positionName), createdAt: at },
    });
  return { accountId, rowId: made.rowId };
};
