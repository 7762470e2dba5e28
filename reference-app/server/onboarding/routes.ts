import { withoutMistakes } from '@portico/core/forms';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { onboardingCalls } from '../../contract/onboarding.ts';
import { withoutContents } from '../answer-files/fields.ts';
import { takeAnswerFile } from '../answer-files/take-file.ts';
import { takeAnswers } from '../forms/take-answers.ts';
import { answerOf } from '../http/envelope.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf, sessionOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { findProgress, onboard, saveBootstrapping } from './store.ts';

/** What candidates go through once, after their first login. */
export async function onboardingRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app;
  const stateOf = async (request: FastifyRequest) => {
    const { scope, config } = employerOf(request);
    const { values, ...progress } = await findProgress(database, scope, sessionOf(request).account.id);
    const { bootstrappingConfig: asked } = config;
    return answerOf({
      ...progress,
      bootstrappingConfig: asked && withoutMistakes(asked),
      values: asked ? withoutContents(asked, values) : {},
    });
  };

  serve(app, onboardingCalls.state, stateOf);

  serve(app, onboardingCalls.onboard, async (request) => {
    const { scope, config } = employerOf(request);
    await onboard(database, scope, {
      accountId: sessionOf(request).account.id,
      at: new Date(now()),
      endsBootstrapping: config.bootstrappingConfig === null,
    });
    return stateOf(request);
  });

  serve(app, onboardingCalls.uploadFile, async (request) => {
    const { scope, config } = employerOf(request);
    const { account } = sessionOf(request);
    if (account.isBootstrapped) throw new Refusal(409, 'These questions were answered already.');
    return takeAnswerFile(database, scope, {
      definition: config.bootstrappingConfig ?? { sections: [] },
      question: request.query.question,
      file: request.uploads.file?.[0],
      owner: { accountId: account.id, visitorHash: undefined },
      at: new Date(now()),
    });
  });

  serve(app, onboardingCalls.bootstrap, async (request) => {
    const { scope, config } = employerOf(request);
    const { account } = sessionOf(request);
    const { values, submit } = request.body;
    const definition = config.bootstrappingConfig ?? { sections: [] };
    // what is handed in once stays
    if (account.isBootstrapped) return stateOf(request);
    const { values: before } = await findProgress(database, scope, account.id);
    const at = new Date(now());
    const taken = await takeAnswers(database, scope, {
      definition,
      values,
      before,
      accountId: account.id,
      isDraft: !submit,
      check: submit,
      at,
    });
    await saveBootstrapping(database, scope, { ...taken, accountId: account.id, at, submit });
    return stateOf(request);
  });
}
