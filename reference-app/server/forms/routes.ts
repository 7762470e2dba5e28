import { withoutMistakes } from '@portico/core/forms';
import type { FastifyInstance } from 'fastify';
import { formCalls, type CandidateForm } from '../../contract/forms.ts';
import { withoutContents } from '../answer-files/fields.ts';
import { takeAnswerFile } from '../answer-files/take-file.ts';
import { answerOf } from '../http/envelope.ts';
import { baseFrom, etagOf } from '../http/if-match.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf, sessionOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { findForm, listForms, saveForm } from './store.ts';
import { takeAnswers } from './take-answers.ts';

const notFound = () => new Refusal(404, 'Form not found');

/** As pages show it, without looking at its definition again. */
const shown = async ({ definition, values, ...form }: CandidateForm): Promise<CandidateForm> => ({
  ...form,
  definition: withoutMistakes(definition),
  values: withoutContents(definition, values),
});

/** The forms that an employer asks its candidates to fill in. */
export async function formsRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app;

  serve(app, formCalls.list, async (request) => {
    const { scope, config } = employerOf(request);
    const { tab_id: tabId, include_tab_list: includesTabs } = request.query;
    const forms = await listForms(database, scope, sessionOf(request).account.id);
    const tabs = config.formsConfig.tabs.map(({ id, title }) => ({
      id,
      title,
      count: forms.filter((form) => form.tab_id === id).length,
    }));
    return answerOf({
      forms: tabId === undefined ? forms : forms.filter((form) => form.tab_id === tabId),
      tabs: includesTabs === 'true' || includesTabs === '1' ? tabs : [],
    });
  });

  serve(app, formCalls.details, async (request, reply) => {
    const accountId = sessionOf(request).account.id;
    const form = await findForm(database, employerOf(request).scope, { ...request.params, accountId });
    if (!form) throw notFound();
    reply.header('etag', etagOf(form.version));
    return answerOf(await shown(form));
  });

  serve(app, formCalls.uploadFile, async (request) => {
    const { scope } = employerOf(request);
    const accountId = sessionOf(request).account.id;
    const form = await findForm(database, scope, { ...request.params, accountId });
    if (!form) throw notFound();
    if (form.status === 'completed') throw new Refusal(409, 'This form was submitted already.');
    return takeAnswerFile(database, scope, {
      definition: form.definition,
      question: request.query.question,
      file: request.uploads.file?.[0],
      owner: { accountId, visitorHash: undefined },
      at: new Date(now()),
    });
  });

  serve(app, formCalls.save, async (request, reply) => {
    const { scope } = employerOf(request);
    const mine = { id: request.params.id, accountId: sessionOf(request).account.id };
    const ifMatch = request.headers['if-match'];
    const base = ifMatch === undefined ? undefined : baseFrom(ifMatch);
    const found = await findForm(database, scope, mine);
    if (!found) throw notFound();

    const { submit } = request.body;
    const { definition, values: before } = found;
    const at = new Date(now());
    const taken = await takeAnswers(database, scope, {
      definition,
      values: request.body.values,
      before,
      accountId: mine.accountId,
      isDraft: !submit,
      // what was handed in stays
      check: submit && found.status !== 'completed',
      at,
    });
    const saved = await saveForm(database, scope, { ...mine, ...taken, base, definition, submit, at });
    if (!saved) throw notFound();
    const { decision } = saved;
    const form = await shown(saved.form);
    const stands = { headers: { etag: etagOf(form.version) }, data: { theirs: form } };
    if (decision === 'handed_in')
      throw new Refusal(409, 'This form was submitted already, with other answers.', stands);
    if (decision === 'stale')
      throw new Refusal(412, 'This form was changed elsewhere meanwhile, perhaps in another tab.', stands);
    reply.header('etag', etagOf(form.version));
    return answerOf(form);
  });
}
