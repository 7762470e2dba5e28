import type { IntakeEntryOf } from '../../../contract/intake.ts';
import { formToGive } from '../../employer-forms/give.ts';
import { assignForm, replaceForm, type NewForm } from '../../forms/store.ts';
import { notify } from '../../notifications/store.ts';
import { candidateOf, type IntakeDesk, type TakeEntry } from '../desk.ts';
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
    ...(await contentOf(desk, entry)),
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
    notification: { ...formToFillIn(form.title, !known), createdAt: at },
  });
  return { accountId, rowId };
};

const whyNot = {
  unknown: 'This site has no such form.',
  unpublished: 'This form has not been published yet.',
  retired: 'This form is retired.',
};

/** The published form that the entry names, or its own. @throws EntryProblem */
async function contentOf(
  { transaction, employer }: IntakeDesk,
  { form_id: formId, title, description, definition }: IntakeEntryOf<'form'>,
): Promise<Pick<NewForm, 'title' | 'description' | 'definition' | 'source'>> {
  if (formId !== undefined) {
    const given = await formToGive(transaction, employer.scope, formId);
    if (typeof given === 'string') throw new EntryProblem(400, 'form_id', whyNot[given]);
    const { version, ...content } = given;
    return {
      title: content.title,
      description: content.description,
      definition: content.definition,
      source: { formId, version },
    };
  }
  // the contract has both where no form is named
  if (title === undefined || definition === undefined)
    throw new EntryProblem(400, 'definition', 'Send a definition, or name a published form by form_id.');
  return { title, description, definition };
}
