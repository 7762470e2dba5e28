import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { repeatSweep } from './accounts/sweep.ts';
import { createLimiter } from './accounts/limits.ts';
import { accountsRoutes } from './accounts/routes.ts';
import { createSessions } from './accounts/sessions.ts';
import type { SsoSettings } from './accounts/sso/providers.ts';
import type { Background } from './background/queue.ts';
import { assistantRoutes, type AssistantSettings } from './assistant/routes.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { applicationsRoutes } from './applications/routes.ts';
import { applyRoutes } from './applications/apply-routes.ts';
import { answerFileRoutes } from './applications/answer-file-routes.ts';
import { applyResumeRoutes } from './applications/resume-routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import type { OpenDatabase } from './database/database.ts';
import { draftsRoutes } from './applications/draft-routes.ts';
import { configRoutes } from './employers/config-routes.ts';
import { createEmployerDirectory } from './employers/directory.ts';
import { employersRoutes } from './employers/routes.ts';
import { formsRoutes } from './forms/routes.ts';
import { noSuchCall, registerErrors } from './http/errors.ts';
import { failureOf } from './http/envelope.ts';
import { endedWith } from './http/hung-up.ts';
import { endIdleConnections } from './http/idle-connections.ts';
import { boundedJson, usualBodyBytes } from './http/json-body.ts';
import type { ServerLog } from './http/log.ts';
import { registerMultipart } from './http/multipart.ts';
import { limitedAddress } from './http/network.ts';
import { RateLimit } from './http/rate-limit.ts';
import { registerReadYourWrites } from './http/read-your-writes.ts';
import { requestIdOf } from './http/request-id.ts';
import { isCall, isPage, registerRequestContext } from './http/request-context.ts';
import { isOwnCall } from './http/own-calls.ts';
import { Refusal } from './http/refusal.ts';
import { registerSecurityHeaders } from './pages/security-headers.ts';
import { registerSiteOrigin } from './http/site-origin.ts';
import { storableText } from './http/storable-text.ts';
import { answerUnreadable, maximumHeaderBytes, UndecodableAddress, unroutedAnswer } from './http/unrouted.ts';
import { intakeRoutes } from './intake/routes.ts';
import type { DeliverMail } from './mail/mail.ts';
import { createMailer } from './mail/mailer.ts';
import { notificationsRoutes } from './notifications/routes.ts';
import { onboardingRoutes } from './onboarding/routes.ts';
import { expireOffers, expiryTime, expiryWork } from './offers/expiry.ts';
import { retain, retentionTime, retentionWork } from './operations/retention/work.ts';
import { registerHealth } from './operations/health.ts';
import type { Metrics } from './operations/metrics.ts';
import { esignRoutes } from './offers/esign/routes.ts';
import { offersRoutes } from './offers/routes.ts';
import type { SigningKey } from './offers/seal/signing-key.ts';
import { sealAgain, sealAgainTime, sealAgainWork } from './offers/seal/again.ts';
import { sealDocument, sealKey, sealWork } from './offers/seal/work.ts';
import { profileRoutes } from './profile/routes.ts';
import { readingsPerAccount } from './resumes/rules.ts';
import { createResumeReader } from './resumes/reading/reader.ts';
import { resumesRoutes } from './resumes/routes.ts';
import { matchRoutes } from './match/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { jobCartRoutes } from './job-cart/routes.ts';
import { positionsRoutes } from './position-details/routes.ts';
import { savedPositionsRoutes } from './saved-positions/routes.ts';
import { repeatAlerts } from './saved-searches/alerts.ts';
import { savedSearchesRoutes } from './saved-searches/routes.ts';
import { stopPage } from './saved-searches/stop-page.ts';
import { createSearchEngine } from './search/engine.ts';
import { savedSearchMetadataOf } from './saved-searches/metadata.ts';
import { searchRoutes } from './search/routes.ts';
import { withoutScanner, type Scan } from './files/scan.ts';
import { referenceRoutes } from './reference/routes.ts';
import { serverSecret } from './database/secret.ts';
import { siteContentRoutes } from './site-content/routes.ts';
import { defaultAssistant, defaultLimits, type Limits } from './settings/settings.ts';
import { candidateSettingsRoutes } from './candidate-settings/routes.ts';
import { themeFileRoutes } from './theme-files/routes.ts';
import { themePublishingRoutes } from './themes/publishing-routes.ts';
import { themesRoutes } from './themes/routes.ts';
import { publishScheduled, publishThemeWork } from './themes/schedule.ts';
import { themeTeamRoutes } from './themes/team-routes.ts';

export type AppOptions = {
  /** Migrated. */
  database: OpenDatabase;
  background: Background;
  log: ServerLog;
  /** Tells who the employers are. */
  demo: boolean;
  /** Those that are not the usual ones. */
  limits?: Partial<Limits>;
  /** Addresses or networks of proxies in front, which may say who the client is and whether it came by https. */
  trustedProxies?: readonly string[];
  /** Where the site is; undefined = where each request asks for it. */
  origin?: string | undefined;
  /** Brings mails further; absent = they wait in the queue. */
  deliverMail?: DeliverMail;
  /** What employers' own sign-ons need that is no part of their configuration. */
  sso?: SsoSettings;
  /** ms since 1970; sessions and limits count by it. */
  now?: () => number;
  /** What the e-signature provider signs its calls with; absent = one of this installation's own. */
  esignSecret?: string | undefined;
  /** Where the demo's e-signature provider is, as `http://localhost:4401`; absent = there is none. */
  esignOrigin?: string | undefined;
  /** By domain, what an employer's own system signs its calls with; undefined = it may not call. */
  intakeSecretOf?: (domain: string) => string | undefined;
  /** What signed documents are sealed with; absent = a key of this installation's own. */
  signingKey?: SigningKey | undefined;
  /** Looks for malware in what is uploaded; absent = nobody does. */
  scan?: Scan | undefined;
  /** Absent = without a model. */
  assistant?: AssistantSettings;
  /** Aborted when the server begins to stop; it answers on until it is closed. */
  stopping?: AbortSignal;
  metrics?: Metrics | undefined;
  /** ms in which a request must have come to its end. */
  requestTimeout?: number;
  /** Of all forms that are in memory at once. */
  formBytes?: number;
  /** ms after which a form is ended of which nothing more has come. */
  longestPause?: number;
  /** Adds the pages, after all calls: its catch-all answers whatever no call does. */
  registerPages?: (app: FastifyInstance) => Promise<void>;
};

// a resume of 10 MB is 13.4 MB as a data URL, which a phone on 3G sends at 1 Mbit/s in 110 s
const slowestUpload = 120_000;
// a phone finds another cell within it
const longestPauseOfUpload = 10_000;

/** The server with all its calls, not yet listening; `inject` of the result calls it from within. */
export async function createApp({
  database,
  background,
  log,
  demo,
  limits: givenLimits,
  trustedProxies = [],
  origin,
  deliverMail = async () => {
    throw new Error('Nobody brings mails further.');
  },
  sso = { secretOf: () => undefined },
  now = Date.now,
  signingKey,
  esignSecret,
  esignOrigin,
  intakeSecretOf = () => undefined,
  scan = withoutScanner,
  assistant = defaultAssistant,
  stopping = new AbortController().signal,
  metrics,
  requestTimeout = slowestUpload,
  formBytes = 256 * 1024 * 1024,
  longestPause = longestPauseOfUpload,
  registerPages,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    bodyLimit: usualBodyBytes,
    genReqId: requestIdOf,
    http: {
      maxHeaderSize: maximumHeaderBytes,
      connectionsCheckingInterval: Math.min(10_000, requestTimeout),
      // Node takes the longer of the two for the whole request
      headersTimeout: Math.min(60_000, requestTimeout),
    },
    requestTimeout,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply: FastifyReply) => {
      const refusal =
        error.code === 'FST_ERR_MAX_PARAM_LENGTH'
          ? new Refusal(414, 'The address is too long.')
          : new UndecodableAddress();
      const { status, headers, body } = unroutedAnswer(request, refusal);
      void reply.code(status).headers(headers).send(body);
    },
    // on close those in use end when they are answered, and `endIdleConnections` ends the others
    forceCloseConnections: 'idle',
  });
  endIdleConnections(app);
  app.setValidatorCompiler(storableText);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('scan', scan);
  registerErrors(app);
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, boundedJson(app));
  await registerSecurityHeaders(app);
  registerRequestLog(app);
  metrics?.watch(app);
  registerLastAnswers(app, stopping);
  registerSiteOrigin(app, { origin });

  const limits = { ...defaultLimits, ...givenLimits };
  const calls = new RateLimit(limits.callsPerAddress, now);
  const pages = new RateLimit(limits.pagesPerAddress, now);
  app.addHook('onRequest', async (request) => {
    if (isOwnCall(request)) return;
    if (isCall(request)) calls.take(limitedAddress(request.ip));
    else if (isPage(request)) pages.take(limitedAddress(request.ip));
  });

  const secret = await serverSecret(database, 'csrf');
  const sessions = createSessions({ database, now });
  // what anybody may read
  const { reads, replicas } = database;
  const employers = createEmployerDirectory({ database: reads, log, demo, esignOrigin });
  await app.register(cookie);
  if (replicas) registerReadYourWrites(app, replicas);
  const { judge } = await registerRequestContext(app, { employers, sessions, secret });
  await registerMultipart(app, { maximumBytes: formBytes, longestPause, judge });

  background.handle(sealWork, async (scope, { documentId }) => {
    const at = new Date(now());
    const key = signingKey ?? (await sealKey(database, at));
    await sealDocument(database, scope, { documentId, key, at });
  });
  background.handle(sealAgainWork, (scope) => sealAgain({ database, background, log }, scope));
  background.repeat(sealAgainWork, sealAgainTime);

  background.handle(expiryWork, async (scope) => void (await expireOffers(database, scope, new Date(now()))));
  background.repeat(expiryWork, expiryTime);
  background.handle(retentionWork, (scope) => retain(database, scope, { now: new Date(now()), log }));
  background.repeat(retentionWork, retentionTime);

  background.handle(publishThemeWork, (scope, { id }) =>
    publishScheduled(database, scope, { id, at: new Date(now()) }),
  );
  const mailer = createMailer({
    database,
    background,
    deliver: deliverMail,
    siteAddress: () => {
      const address = app.server.address();
      return origin ?? `http://localhost:${typeof address === 'object' && address ? address.port : 80}`;
    },
    log,
    now,
  });
  repeatSweep({ database, background, now });
  const limiter = createLimiter({ database, limits, secret, now });
  const engine = createSearchEngine({ database: reads, now });
  metrics?.watchCaches(engine.caches);
  if (demo) await app.register(employersRoutes({ database: reads }));
  await app.register(
    accountsRoutes({
      database,
      sessions,
      secret,
      mailer,
      now,
      limiter,
      employers,
      sso,
    }),
  );
  await app.register(profileRoutes({ database, now }));
  await app.register(privacyRoutes({ database, sessions, secret, limiter, now }));
  await app.register(matchRoutes({ database, now }));
  const reader = createResumeReader();
  const readings = new RateLimit(readingsPerAccount, now);
  await app.register(resumesRoutes({ database, now, reader, readings }));
  await app.register(applyResumeRoutes({ database, now, reader, readings }));
  await app.register(answerFileRoutes({ database, now }));
  await app.register(searchRoutes({ database: reads, engine, savedSearchMetadataOf }));
  await app.register(savedSearchesRoutes({ database, engine, now }));
  const alertSecret = await serverSecret(database, 'job alerts');
  repeatAlerts({ database, background, employers, engine, mailer, secret: alertSecret, log, now });
  await app.register(stopPage({ database, secret: alertSecret, now }));
  await app.register(positionsRoutes({ database: reads }));
  await app.register(offersRoutes({ database, background, now: () => new Date(now()) }));
  await app.register(
    esignRoutes({
      database,
      background,
      now: () => new Date(now()),
      employers,
      secret: esignSecret ?? (await serverSecret(database, 'esign')),
    }),
  );
  await app.register(
    intakeRoutes({
      database,
      background,
      now: () => new Date(now()),
      employers,
      secretOf: intakeSecretOf,
    }),
  );
  for (const routes of [savedPositionsRoutes, jobCartRoutes, draftsRoutes, applicationsRoutes])
    await app.register(routes({ database, now }));
  await app.register(applyRoutes({ database, limiter, now }));
  await app.register(configRoutes({ database, now }));
  await app.register(siteContentRoutes({ database, now }));
  await app.register(themesRoutes({ database, now }));
  await app.register(themeTeamRoutes({ database, now }));
  await app.register(themePublishingRoutes({ database, background, now }));
  await app.register(themeFileRoutes({ database, employers, now }));
  const ofCandidates = [
    notificationsRoutes,
    candidateSettingsRoutes,
    dashboardRoutes,
    formsRoutes,
    onboardingRoutes,
  ];
  for (const routes of ofCandidates) await app.register(routes({ database, now }));
  await app.register(assistantRoutes({ settings: assistant, log, now }));
  await app.register(analyticsRoutes({ database, log, now }));

  await app.register(referenceRoutes);

  registerHealth(app, { database, reads, background, stopping });
  app.all('/api/*', { config: { employer: 'none' } }, async () => {
    throw noSuchCall();
  });
  if (registerPages) await app.register(registerPages);
  else app.setNotFoundHandler(async (_request, reply) => reply.code(404).send(failureOf(noSuchCall())));
  return app;
}

function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        // as it is written in the code: addresses hold what people searched for, and ids of theirs
        route: request.routeOptions.url,
        status: endedWith(reply),
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}

/** While the server stops, each answer is the last on its connection: nobody keeps open what is to be closed. */
function registerLastAnswers(app: FastifyInstance, stopping: AbortSignal): void {
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.aborted) reply.header('connection', 'close');
  });
}
