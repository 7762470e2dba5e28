import { notify } from '../../notifications/store.ts';
import { candidateOf, onlyOnce, type TakeEntry } from '../desk.ts';

export const takeNotification: TakeEntry<'notification'> = async (desk, entry, known) => {
  onlyOnce(known);
  const accountId = await candidateOf(desk, entry.email, known);
  const rowId = await notify(desk.transaction, desk.employer.scope, {
    accountId,
    notification: {
      categoryTitle: entry.category,
      message: entry.message,
      notificationType: entry.type,
      redirectUrl: entry.link,
      createdAt: desk.at,
    },
  });
  return { accountId, rowId };
};
