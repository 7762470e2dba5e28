import { assignForm, replaceForm, type NewForm } from '../../forms/store.ts';
import { notify } from '../../notifications/store.ts';
import { candidateOf, type TakeEntry } from '../desk.ts';
import { formToFillIn } from '../messages.ts';
import { EntryProblem } from '../rules.ts';

export const takeForm: TakeEntry<'form'> = async (desk, entry, known) => {
  const { transaction, employer, at } = desk;
  const accountId = await candidateOf(desk, entry.email, known);
  const tabs = employer.config.formsConfig.tabs.map(({ id }) => id);
  if (!tabs.includes(entry.tab_id))
    throw new EntryProblem(400, 'tab_id', `Enter one of the employer’s tabs: ${tabs.join(', ') || 'none'}.`);
  const form: NewForm = {
    tabId: entry.tab_id,
    title: entry.title,
    description: entry.description,
    definition: entry.definition,
    status: 'open',
    values: {},
    updatedAt: at,
    dueAt: entry.due_at === null ? null : new Date(entry.due_at),
  };
  if (known && !(await replaceForm(transaction, employer.scope, { id: known.rowId, form })))
    throw new EntryProblem(409, 'external_id', 'The candidate has begun to fill in this form: it stays.');
  const rowId = known?.rowId ?? (await assignForm(transaction, employer.scope, { accountId, form }));
  await notify(transaction, employer.scope, {
    accountId,
    notification: { ...formToFillIn(entry.title, !known), createdAt: at },
  });
  return { accountId, rowId };
};
