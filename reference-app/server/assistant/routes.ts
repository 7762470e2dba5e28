import type { FastifyInstance } from 'fastify';
import { assistantCalls } from '../../contract/assistant.ts';
import { askAs } from '../http/ask-as.ts';
import { answerOf } from '../http/envelope.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import { limitedAddress } from '../http/network.ts';
import { employerOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { modelAssistant } from './model/model-assistant.ts';
import type { Endpoint } from './model/chat-completions.ts';
import { offlineAssistant } from './offline/offline-assistant.ts';

export type AssistantSettings = {
  /** Questions of one account, or of one address, in a minute. */
  perMinute: number;
  /** undefined = the word lists answer. */
  endpoint: Endpoint | undefined;
};

/** The assistant, where an employer has it. */
export async function assistantRoutes(
  app: FastifyInstance,
  { endpoint, perMinute }: AssistantSettings,
): Promise<void> {
  const { log, now } = app;
  const assistant = endpoint
    ? modelAssistant({ endpoint, otherwise: offlineAssistant, log })
    : offlineAssistant;
  const limit = new RateLimit({ tries: perMinute, window: 60_000 }, now);

  serve(app, assistantCalls.ask, async (request) => {
    const { config, scope } = employerOf(request);
    const { enabled, featureAccessFlags } = config.chatbotxConfig;
    if (!enabled) throw new Refusal(403, 'This employer has no assistant.');
    const account = request.session?.account;
    limit.take(account ? `account ${scope} ${account.id}` : `address ${limitedAddress(request.ip)}`);
    const { message, history, page, hl } = request.body;
    const { branding, jobCartConfig } = config.pcsxConfig;
    return answerOf(
      await assistant.reply({
        message,
        history,
        page: { path: page.path, positionId: page.position_id ?? null },
        locale: hl ?? config.supportedLanguages[0] ?? 'en-US',
        isLoggedIn: account !== undefined,
        at: new Date(now()),
        employer: { name: branding.companyName, languages: config.supportedLanguages },
        features: {
          ...featureAccessFlags,
          jobCart: featureAccessFlags.jobCart && jobCartConfig.enabled,
        },
        ask: askAs(app, request, 'sender'),
        askPublicly: askAs(app, request, 'visitor'),
      }),
    );
  });
}
