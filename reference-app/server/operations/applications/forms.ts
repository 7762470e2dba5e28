import type { NotNull } from 'kysely';
import { contentIn, filesIn, idOfFile } from '../../answer-files/fields.ts';
import { findCandidateFile } from '../../answer-files/store.ts';
import type { Database } from '../../database/database.ts';
import { forEmployer, type EmployerScope } from '../../database/for-employer.ts';
import { givenAnswers } from './answers.ts';
import { handOutChanges, isBetween, type Between, type HandOut, type Run } from './changes.ts';
import { endingFrom, writeBeside } from './folder.ts';
import { externalIdOf } from './store.ts';

/** At once in memory: their answers came in one request each, of at most 256 KiB. */
const pageOfForms = 50;

type SubmittedForm = Awaited<ReturnType<typeof submittedPage>>[number];

/** Hands out forms that candidates have handed in, with the files of answers beside them. */
export function handOutForms(
  database: Database,
  employer: { scope: EmployerScope; domain: string },
  run: Run,
): Promise<HandOut> {
  return handOutChanges(database, employer, {
    run,
    kind: {
      name: 'forms',
      page: (between) => submittedPage(database, employer.scope, between),
      write: (form) => writeForm(database, employer.scope, { form, folder: run.folder }),
    },
  });
}

/** Some of the forms that were handed in: they stay as they are from then on, and until then they are the candidate's alone. */
async function submittedPage(database: Database, scope: EmployerScope, between: Between) {
  const forms = await forEmployer(database, scope)
    .selectFrom('candidate_form')
    .innerJoin('account', 'account.id', 'candidate_form.account_id')
    .select(({ ref }) => [
      'candidate_form.id',
      'candidate_form.account_id as accountId',
      'candidate_form.tab_id as tabId',
      'candidate_form.title',
      'candidate_form.employer_form_id as formId',
      'candidate_form.employer_form_version as formVersion',
      'candidate_form.definition',
      'candidate_form.answers',
      'candidate_form.submitted_at as updatedAt',
      'account.email as accountEmail',
      externalIdOf('form', ref('candidate_form.id')).as('externalId'),
    ])
    .where('candidate_form.submitted_at', 'is not', null)
    .where(({ ref }) =>
      isBetween(
        { updatedAt: ref('candidate_form.submitted_at').$notNull(), id: ref('candidate_form.id') },
        between,
      ),
    )
    .orderBy('candidate_form.submitted_at')
    .orderBy('candidate_form.id')
    .limit(pageOfForms)
    .$narrowType<{ updatedAt: NotNull }>()
    .execute();
  return forms.map((form) => ({ ...form, encId: String(form.id) }));
}

/** Writes the files of a form. @returns its line, which says where they are */
async function writeForm(
  database: Database,
  scope: EmployerScope,
  { form, folder }: { form: SubmittedForm; folder: string },
) {
  const { id, accountId, definition, answers } = form;
  const places = new Map<unknown, string>();
  for (const [index, value] of filesIn(definition, answers).entries()) {
    const file =
      contentIn(value) ?? (await findCandidateFile(database, scope, { accountId, encId: idOfFile(value) }));
    if (!file) continue;
    const name = `answer-${index + 1}${endingFrom(file)}`;
    places.set(value, await writeBeside(folder, { of: `form-${id}`, name, bytes: file.bytes }));
  }
  return {
    id,
    external_id: form.externalId,
    account_email: form.accountEmail,
    tab_id: form.tabId,
    title: form.title,
    form_id: form.formId,
    form_version: form.formVersion,
    submitted_at: form.updatedAt.toISOString(),
    answers: givenAnswers(definition, answers, (file) => places.get(file)),
  };
}
