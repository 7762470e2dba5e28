import type { FastifyInstance } from 'fastify';
import { accountsPlugin } from './accounts/plugin.ts';
import { registerAccountServices } from './accounts/services.ts';
import type { SsoSettings } from './accounts/sso/providers.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { applicationsPlugin } from './applications/plugin.ts';
import { assistantRoutes, type AssistantSettings } from './assistant/routes.ts';
import type { Background } from './background/queue.ts';
import { candidateSettingsRoutes } from './candidate-settings/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import type { OpenDatabase } from './database/database.ts';
import { serverSecret } from './database/secret.ts';
import { registerEmployers } from './employers/directory.ts';
import { employerFormsRoutes } from './employer-forms/routes.ts';
import { employersPlugin } from './employers/plugin.ts';
import { withoutScanner, type Scan } from './files/scan.ts';
import { formsRoutes } from './forms/routes.ts';
import { failureOf } from './http/envelope.ts';
import { noSuchCall } from './http/errors.ts';
import { registerHttp, type HttpOptions } from './http/foundations.ts';
import { createInstance, type InstanceOptions } from './http/instance.ts';
import { registerServices } from './http/services.ts';
import { intakeRoutes } from './intake/routes.ts';
import { jobCartRoutes } from './job-cart/routes.ts';
import type { DeliverMail } from './mail/mail.ts';
import { registerMailer } from './mail/mailer.ts';
import { matchRoutes } from './match/routes.ts';
import { notificationsRoutes } from './notifications/routes.ts';
import { offersPlugin, type OffersOptions } from './offers/plugin.ts';
import { onboardingRoutes } from './onboarding/routes.ts';
import type { Metrics } from './operations/metrics.ts';
import { operationsPlugin } from './operations/plugin.ts';
import { registerSecurityHeaders } from './pages/security-headers.ts';
import { positionsRoutes } from './position-details/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { referenceRoutes } from './reference/routes.ts';
import { resumesRoutes } from './resumes/routes.ts';
import { registerResumeReader } from './resumes/services.ts';
import { savedPositionsRoutes } from './saved-positions/routes.ts';
import { savedSearchMetadataOf } from './saved-searches/metadata.ts';
import { savedSearchesPlugin } from './saved-searches/plugin.ts';
import { registerSearchEngine } from './search/engine.ts';
import { searchRoutes } from './search/routes.ts';
import { defaultAssistant, defaultLimits, type Limits } from './settings/settings.ts';
import { siteContentRoutes } from './site-content/routes.ts';
import { themeFileRoutes } from './theme-files/routes.ts';
import { themesPlugin } from './themes/plugin.ts';

export type AppOptions = InstanceOptions &
  HttpOptions &
  OffersOptions & {
    /** Migrated. */
    database: OpenDatabase;
    background: Background;
    /** Tells who the employers are. */
    demo: boolean;
    /** Those that are not the usual ones. */
    limits?: Partial<Limits>;
    /** Brings mails further; absent = they wait in the queue. */
    deliverMail?: DeliverMail;
    /** What employers' own sign-ons need that is no part of their configuration. */
    sso?: SsoSettings;
    /** ms since 1970; sessions and limits count by it. */
    now?: () => number;
    /** Where the demo's e-signature provider is, as `http://localhost:4401`; absent = there is none. */
    esignOrigin?: string | undefined;
    /** By domain, what an employer's own system signs its calls with; undefined = it may not call. */
    intakeSecretOf?: (domain: string) => string | undefined;
    /** Looks for malware in what is uploaded; absent = nobody does. */
    scan?: Scan | undefined;
    /** Absent = without a model. */
    assistant?: AssistantSettings;
    metrics?: Metrics | undefined;
    /** Adds the pages, after all calls: its catch-all answers whatever no call does. */
    registerPages?: (app: FastifyInstance) => Promise<void>;
  };

/** Areas that need nothing but the app's services. */
const areas = [
  profileRoutes,
  privacyRoutes,
  matchRoutes,
  resumesRoutes,
  applicationsPlugin,
  savedSearchesPlugin,
  positionsRoutes,
  savedPositionsRoutes,
  jobCartRoutes,
  siteContentRoutes,
  themesPlugin,
  themeFileRoutes,
  notificationsRoutes,
  candidateSettingsRoutes,
  dashboardRoutes,
  formsRoutes,
  employerFormsRoutes,
  onboardingRoutes,
  analyticsRoutes,
  referenceRoutes,
];

/** The server with all its calls, not yet listening; `inject` of the result calls it from within. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { demo, metrics, registerPages } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const app = createInstance(options);
  await addServices(app, { ...options, limits });
  await registerSecurityHeaders(app);
  metrics?.watch(app);
  metrics?.watchCaches(app.searchEngine.caches);
  await registerHttp(app, { ...options, limits });

  for (const area of areas) await app.register(area);
  await app.register(employersPlugin, { demo });
  await app.register(accountsPlugin, options.sso ?? { secretOf: () => undefined });
  await app.register(searchRoutes, { savedSearchMetadataOf });
  await app.register(offersPlugin, options);
  await app.register(intakeRoutes, { secretOf: options.intakeSecretOf ?? (() => undefined) });
  await app.register(assistantRoutes, options.assistant ?? defaultAssistant);
  await app.register(operationsPlugin, { stopping: options.stopping });

  app.all('/api/*', { config: { employer: 'none' } }, async () => {
    throw noSuchCall();
  });
  if (registerPages) await app.register(registerPages);
  else app.setNotFoundHandler(async (_request, reply) => reply.code(404).send(failureOf(noSuchCall())));
  return app;
}

/** Adds the services that areas share; those further down use the ones above. */
async function addServices(app: FastifyInstance, options: AppOptions & { limits: Limits }): Promise<void> {
  const { database, background, demo, origin, esignOrigin, limits } = options;
  const { now = Date.now, scan = withoutScanner, deliverMail = deliverNothing } = options;
  const secret = await serverSecret(database, 'csrf');
  registerServices(app, { database, background, now, secret, scan });
  registerEmployers(app, { demo, esignOrigin });
  registerMailer(app, { origin, deliver: deliverMail });
  registerAccountServices(app, { limits });
  registerSearchEngine(app);
  registerResumeReader(app);
}

async function deliverNothing(): Promise<void> {
  throw new Error('No mail transport is configured.');
}
