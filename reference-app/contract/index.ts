import { accountCalls } from './accounts.ts';
import { administrationCalls } from './administration.ts';
import { analyticsCalls } from './analytics.ts';
import { applicationCalls } from './applications.ts';
import { applyCalls } from './apply.ts';
import { assistantCalls } from './assistant.ts';
import type { Call } from './call.ts';
import { configCalls } from './config.ts';
import { dashboardCalls } from './dashboard.ts';
import { draftCalls } from './drafts.ts';
import { employerFormCalls } from './employer-forms.ts';
import { employerCalls } from './employers.ts';
import { formCalls } from './forms.ts';
import { notificationCalls } from './notifications.ts';
import { matchCalls } from './match.ts';
import { onboardingCalls } from './onboarding.ts';
import { esignCalls } from './esign.ts';
import { intakeCalls } from './intake.ts';
import { offerCalls } from './offers.ts';
import { jobCartCalls } from './job-cart.ts';
import { privacyCalls } from './privacy.ts';
import { profileCalls } from './profile.ts';
import { resumeCalls } from './resumes.ts';
import { positionCalls } from './positions.ts';
import { savedPositionCalls } from './saved-positions.ts';
import { sessionCalls } from './sessions.ts';
import { settingsCalls } from './settings.ts';
import { savedSearchCalls } from './saved-searches.ts';
import { searchCalls } from './search.ts';
import { siteContentCalls } from './site-content.ts';
import { ssoCalls } from './sso.ts';
import { themeFileCalls } from './theme-files.ts';
import { themePublishingCalls } from './theme-publishing.ts';
import { themeTeamCalls } from './theme-teams.ts';
import { themeCalls } from './themes.ts';

/** Every call of the site by area, in the order of the API reference. */
export const areas = {
  search: { title: 'Search', calls: searchCalls },
  positions: { title: 'Jobs', calls: positionCalls },
  match: { title: 'Match and insights', calls: matchCalls },
  savedPositions: { title: 'Saved jobs', calls: savedPositionCalls },
  savedSearches: { title: 'Saved searches', calls: savedSearchCalls },
  jobCart: { title: 'Job cart', calls: jobCartCalls },
  drafts: { title: 'Drafts of applications', calls: draftCalls },
  apply: { title: 'Applying', calls: applyCalls },
  applications: { title: 'Applications', calls: applicationCalls },
  accounts: { title: 'Accounts and sessions', calls: accountCalls },
  profile: { title: 'Profile', calls: profileCalls },
  resumes: { title: 'Resumes', calls: resumeCalls },
  privacy: { title: 'Privacy', calls: privacyCalls },
  sessions: { title: 'Where one is logged in', calls: sessionCalls },
  settings: { title: 'Settings', calls: settingsCalls },
  sso: { title: 'Single sign-on', calls: ssoCalls },
  onboarding: { title: 'Onboarding', calls: onboardingCalls },
  dashboard: { title: 'Dashboard', calls: dashboardCalls },
  forms: { title: 'Forms', calls: formCalls },
  employerForms: { title: 'Forms of the employer', calls: employerFormCalls },
  notifications: { title: 'Notifications', calls: notificationCalls },
  offers: { title: 'Offers', calls: offerCalls },
  esign: { title: 'E-signature provider', calls: esignCalls },
  intake: { title: 'The employer’s own system', calls: intakeCalls },
  assistant: { title: 'Assistant', calls: assistantCalls },
  themes: { title: 'Themes', calls: themeCalls },
  themeTeams: { title: 'Themes: working together', calls: themeTeamCalls },
  themePublishing: { title: 'Themes: previews and schedule', calls: themePublishingCalls },
  siteContent: { title: 'Themes: content of the site', calls: siteContentCalls },
  themeFiles: { title: 'Themes: pictures and fonts', calls: themeFileCalls },
  config: { title: 'Configuration', calls: configCalls },
  administration: { title: 'Accounts of the employer', calls: administrationCalls },
  analytics: { title: 'Page analytics', calls: analyticsCalls },
  employers: { title: 'Employers', calls: employerCalls },
} satisfies Record<string, { title: string; calls: Record<string, Call> }>;

type Areas = typeof areas;
type CallsOf<Area> = Area extends { calls: infer Calls } ? Calls[keyof Calls] : never;

type AnyCall = CallsOf<Areas[keyof Areas]>;

/** The paths that take a method. */
export type PathOf<Method extends Call['method']> = Extract<AnyCall, { method: Method }>['path'];
/** The call of a method and a path. */
export type CallAt<Method extends Call['method'], Path> = Extract<AnyCall, { method: Method; path: Path }>;
