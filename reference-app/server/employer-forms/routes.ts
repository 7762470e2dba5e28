import type { FastifyInstance, FastifyRequest } from 'fastify';
import { employerFormCalls, maximumEmployerForms, type EmployerForm } from '../../contract/employer-forms.ts';
import { answerOf } from '../http/envelope.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf, sessionOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { findEmployerForm, listEmployerForms } from './read.ts';
import {
  createEmployerForm,
  publishForm,
  renameForm,
  saveFormDraft,
  setRetired,
  type Author,
  type StaleDraft,
} from './store.ts';

/** The forms that an employer's admins make for its candidates (FORMEDIT-01). */
export async function employerFormsRoutes(app: FastifyInstance): Promise<void> {
  const { database } = app;

  serve(app, employerFormCalls.list, async (request) =>
    answerOf({ forms: await listEmployerForms(database, employerOf(request).scope) }),
  );

  serve(app, employerFormCalls.create, async (request) => {
    const { key, title, description, copyOf } = request.body;
    const author = authorOf(request);
    const created = await createEmployerForm(database, employerOf(request).scope, {
      key,
      title,
      description,
      copyOf,
      author,
    });
    if (created === 'no original') throw noSuchForm();
    if (created === 'too many')
      throw new Refusal(409, `There are ${maximumEmployerForms} forms already, retired ones included.`);
    return answerOf(await readForm(request, created));
  });

  serve(app, employerFormCalls.details, async (request) =>
    answerOf(await readForm(request, request.params.id)),
  );

  serve(app, employerFormCalls.save, async (request) => {
    const { definition, revision } = request.body;
    const saved = await saveFormDraft(database, employerOf(request).scope, {
      id: request.params.id,
      definition,
      revision,
      author: authorOf(request),
    });
    if (!saved) throw noSuchForm();
    if (saved.kind === 'stale') throw overtaken(saved);
    return answerOf({ revision: saved.revision, updatedAt: saved.updatedAt.toISOString() });
  });

  serve(app, employerFormCalls.rename, async (request) => {
    const { id } = request.params;
    const { title, description } = request.body;
    const author = authorOf(request);
    if (!(await renameForm(database, employerOf(request).scope, { id, title, description, author })))
      throw noSuchForm();
    return answerOf(await readForm(request, id));
  });

  serve(app, employerFormCalls.publish, async (request) => {
    const { id } = request.params;
    const outcome = await publishForm(database, employerOf(request).scope, {
      id,
      revision: request.body.revision,
      author: authorOf(request),
    });
    if (!outcome) throw noSuchForm();
    if (outcome.kind === 'stale') throw overtaken(outcome);
    if (outcome.kind === 'retired')
      throw new Refusal(409, 'This form is retired. Restore it before you publish.');
    if (outcome.kind === 'mistakes')
      throw new Refusal(400, 'Fix the mistakes in this form before you publish.', {
        validationErrors: outcome.problems,
      });
    return answerOf(await readForm(request, id));
  });

  for (const [call, isRetired] of [
    [employerFormCalls.retire, true],
    [employerFormCalls.restore, false],
  ] as const)
    serve(app, call, async (request) => {
      const { id } = request.params;
      const author = authorOf(request);
      if (!(await setRetired(database, employerOf(request).scope, { id, isRetired, author })))
        throw noSuchForm();
      return answerOf(await readForm(request, id));
    });
}

function authorOf(request: FastifyRequest): Author {
  return { accountId: sessionOf(request).account.id, at: new Date(request.server.now()) };
}

/** @throws Refusal 404 */
async function readForm(request: FastifyRequest, id: number): Promise<EmployerForm> {
  const form = await findEmployerForm(request.server.database, employerOf(request).scope, id);
  if (!form) throw noSuchForm();
  return form;
}

function noSuchForm(): Refusal {
  return new Refusal(404, 'Form not found');
}

function overtaken({ definition, revision }: StaleDraft): Refusal {
  return new Refusal(409, 'Another admin has saved this form meanwhile.', {
    data: { conflict: { definition, version: revision } },
  });
}
