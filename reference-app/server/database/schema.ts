import type { AccountTables } from './tables/accounts.ts';
import type { AnalyticsTables } from './tables/analytics.ts';
import type { ApplicationTables } from './tables/applications.ts';
import type { AuditTables } from './tables/audit.ts';
import type { ConfigurationTables } from './tables/configurations.ts';
import type { DashboardTables } from './tables/dashboard.ts';
import type { DraftTables } from './tables/drafts.ts';
import type { UnscopedTables } from './tables/employers.ts';
import type { FormTables } from './tables/forms.ts';
import type { IntakeTables } from './tables/intake.ts';
import type { MailTables } from './tables/mail.ts';
import type { NotificationTables } from './tables/notifications.ts';
import type { OnboardingTables } from './tables/onboarding.ts';
import type { OfferTables } from './tables/offers.ts';
import type { JobCartTables } from './tables/job-cart.ts';
import type { PositionTables } from './tables/positions.ts';
import type { ProfileTables } from './tables/profile.ts';
import type { SavedPositionTables } from './tables/saved-positions.ts';
import type { SavedSearchTables } from './tables/saved-searches.ts';
import type { ThemeTables } from './tables/themes.ts';

/** Tables that belong to one employer; each one's key begins with `group_id`. */
type ScopedTables = AccountTables &
  AnalyticsTables &
  ApplicationTables &
  AuditTables &
  ConfigurationTables &
  DashboardTables &
  DraftTables &
  FormTables &
  IntakeTables &
  JobCartTables &
  MailTables &
  NotificationTables &
  OfferTables &
  OnboardingTables &
  PositionTables &
  ProfileTables &
  SavedPositionTables &
  SavedSearchTables &
  ThemeTables;

const scoped: Record<keyof ScopedTables, true> = {
  account: true,
  account_token: true,
  answer_file: true,
  applicant: true,
  application: true,
  application_event: true,
  application_file: true,
  application_resume: true,
  audit_log: true,
  bootstrapping_answer: true,
  candidate_event: true,
  config_version: true,
  candidate_avatar: true,
  candidate_form: true,
  candidate_profile: true,
  candidate_resume: true,
  employer_form: true,
  employer_form_version: true,
  esign_event: true,
  evidence_head: true,
  draft_application: true,
  facet_value: true,
  intake_call: true,
  intake_entry: true,
  intake_turn: true,
  interview: true,
  job: true,
  notification: true,
  nudge: true,
  outgoing_mail: true,
  page_event: true,
  privacy_consent: true,
  referral: true,
  offer: true,
  offer_document: true,
  offer_file: true,
  job_cart: true,
  login_code: true,
  job_cart_item: true,
  saved_position: true,
  saved_search: true,
  session: true,
  sign_up: true,
  signature_evidence: true,
  sso_identity: true,
  theme_draft: true,
  theme_draft_revision: true,
  theme_file: true,
  theme_presence: true,
  theme_preview: true,
  theme_right: true,
  theme_schedule: true,
  theme_section_lock: true,
  theme_version: true,
  title_word: true,
  visitor_resume: true,
  voluntary_answer: true,
};
export const scopedTableNames: ReadonlySet<string> = new Set(Object.keys(scoped));

/** What is in the database. Only `across-employers.ts` hands this out. */
export type Tables = ScopedTables & UnscopedTables;

/** The same without the scope's column, which the scoped wrapper adds by itself. */
export type TablesOfOneEmployer = { [Name in keyof ScopedTables]: Omit<ScopedTables[Name], 'group_id'> };
