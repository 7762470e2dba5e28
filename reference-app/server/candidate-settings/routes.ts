import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { settingsCalls, type Settings } from '../../contract/settings.ts';
import { logAction } from '../audit/store.ts';
import { inTransaction } from '../database/database.ts';
import { answerOf } from '../http/envelope.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf, sessionOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { changeChoices, deleteConsent, findChoices, keepConsent, type Choices } from './store.ts';

/** What candidates choose for themselves. */
export async function candidateSettingsRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app;

  const settingsOf = async (request: FastifyRequest): Promise<Settings> => {
    const { scope, config } = employerOf(request);
    const { consent, ...choices } = await findChoices(database, scope, sessionOf(request).account.id);
    const { consentText: text } = config.privacyConfig;
    return { ...choices, privacyConsent: consentShown(text, consent) };
  };

  serve(app, settingsCalls.read, async (request) => answerOf(await settingsOf(request)));

  serve(app, settingsCalls.change, async (request) => {
    const { scope, config } = employerOf(request);
    const { language, notifications } = request.body;
    if (language !== undefined && !config.supportedLanguages.includes(language)) {
      const message = 'This site does not have the language.';
      throw new Refusal(400, message, { validationErrors: { language: message } });
    }
    await changeChoices(database, scope, {
      accountId: sessionOf(request).account.id,
      change: { locale: language, notifications },
    });
    return answerOf(await settingsOf(request));
  });

  serve(app, settingsCalls.changeConsent, async (request) => {
    const { scope, config } = employerOf(request);
    const { isGiven, version } = request.body;
    const { consentText } = config.privacyConfig;
    // what was given can be withdrawn for ever
    if (isGiven && consentText === '') throw new Refusal(404, 'This employer asks for no consent.');
    if (isGiven && version !== versionOf(consentText))
      throw new Refusal(409, 'The text has changed meanwhile. Please read it again.');
    const accountId = sessionOf(request).account.id;
    const at = new Date(now());
    await inTransaction(database, async (transaction) => {
      const hasChanged = isGiven
        ? await keepConsent(transaction, scope, { accountId, textVersion: version, text: consentText, at })
        : await deleteConsent(transaction, scope, accountId);
      if (hasChanged)
        await logAction(transaction, scope, {
          accountId,
          at,
          action: isGiven ? 'privacy.consent.give' : 'privacy.consent.withdraw',
          detail: isGiven ? { version } : {},
        });
    });
    return answerOf(await settingsOf(request));
  });
}

/** What is asked, and what was answered; what was given to a text that is asked no more stays to be seen and withdrawn. */
function consentShown(asked: string, given: Choices['consent']): Settings['privacyConsent'] {
  if (asked === '' && !given) return null;
  const text = asked === '' ? given!.text : asked;
  const version = versionOf(text);
  return {
    text,
    version,
    givenAt: given?.givenAt.toISOString() ?? null,
    isOutdated: given !== null && given.textVersion !== version,
  };
}

/** Equal for the same text. */
function versionOf(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22);
}
