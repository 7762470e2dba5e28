import type { TablesOfOneEmployer } from '../database/schema.ts';

export type TableName = keyof TablesOfOneEmployer;
type Column<Name extends TableName> = keyof TablesOfOneEmployer[Name] & string;

type Parent = {
  [Name in TableName]: { table: Name; columns: readonly Column<Name>[] };
}[TableName];

/** How the rows of a table lead to the candidate whom they are about. */
type Holding<Name extends TableName> = {
  /** What leads to them: the number of their account, or what stands in `parent`'s columns. */
  column: Column<Name>;
  parent?: Parent;
  /** Its rows hold a file each, and are read one by one, by this column. */
  fileOf?: Column<Name>;
  /** What proves to the server who they are: it is theirs, and never leaves the server. */
  secrets?: readonly Column<Name>[];
  /** When they are erased: the rows go with the account by themselves, or `privacy/erase.ts` sees to them. */
  ends: 'with the account' | 'by erase';
};

/** A holding of whichever table. */
export type SomeHolding = {
  column: string;
  parent?: { table: TableName; columns: readonly string[] };
  fileOf?: string;
  secrets?: readonly string[];
};

const ofAccount = { column: 'account_id', ends: 'with the account' } as const;

/**
 * Every table, and how it leads to candidates; null = it tells of none. A new table does not compile before it is said
 * here, so that neither `my_data` nor the deletion of an account can forget it.
 */
export const personalData: { readonly [Name in TableName]: Holding<Name> | null } = {
  account: { column: 'id', secrets: ['password_hash'], ends: 'with the account' },
  session: { ...ofAccount, secrets: ['token_hash'] },
  account_token: { ...ofAccount, secrets: ['token_hash'] },
  sso_identity: ofAccount,
  privacy_consent: ofAccount,
  candidate_profile: ofAccount,
  candidate_avatar: { ...ofAccount, fileOf: 'account_id' },
  candidate_resume: { ...ofAccount, fileOf: 'id' },
  applicant: ofAccount,
  application: {
    column: 'applicant_id',
    parent: { table: 'applicant', columns: ['id'] },
    ends: 'with the account',
  },
  application_resume: {
    column: 'applicant_id',
    parent: { table: 'applicant', columns: ['id'] },
    fileOf: 'id',
    ends: 'with the account',
  },
  application_file: {
    column: 'applicant_id',
    parent: { table: 'applicant', columns: ['id'] },
    fileOf: 'id',
    ends: 'with the account',
  },
  // a visitor's are gone after a day
  answer_file: { ...ofAccount, fileOf: 'id', secrets: ['visitor_hash'] },
  application_event: {
    column: 'application_id',
    parent: { table: 'application', columns: ['id'] },
    ends: 'with the account',
  },
  draft_application: ofAccount,
  saved_position: ofAccount,
  saved_search: ofAccount,
  job_cart: ofAccount,
  job_cart_item: {
    column: 'owner',
    parent: { table: 'job_cart', columns: ['owner'] },
    ends: 'with the account',
  },
  notification: ofAccount,
  nudge: ofAccount,
  interview: ofAccount,
  candidate_event: ofAccount,
  candidate_form: ofAccount,
  bootstrapping_answer: ofAccount,
  referral: ofAccount,
  offer: ofAccount,
  offer_document: {
    column: 'offer_id',
    parent: { table: 'offer', columns: ['id'] },
    ends: 'with the account',
  },
  offer_file: {
    column: 'sha256',
    parent: { table: 'offer_document', columns: ['letter_sha256', 'received_sha256', 'sealed_sha256'] },
    fileOf: 'sha256',
    ends: 'by erase',
  },
  signature_evidence: { column: 'account_id', ends: 'by erase' },
  audit_log: { column: 'account_id', ends: 'by erase' },
  intake_entry: ofAccount,
  // whoever has an account may ask for another with its address
  sign_up: {
    column: 'email',
    parent: { table: 'account', columns: ['email'] },
    secrets: ['token_hash', 'password_hash', 'visitor_hash'],
    ends: 'by erase',
  },
  theme_right: ofAccount,
  theme_presence: ofAccount,

  // a visitor's browser, which no account leads to; gone after a day
  visitor_resume: null,
  // gone within a day: a hash, and how often it was tried
  login_code: null,
  // kept apart from whoever gave the answers
  voluntary_answer: null,
  // whether somebody was logged in, not who
  page_event: null,
  // gone when it is sent
  outgoing_mail: null,
  // who changed something at work is a number here, and nobody once the account has gone
  config_version: null,
  employer_form: null,
  employer_form_version: null,
  theme_draft_revision: null,
  theme_file: null,
  theme_preview: null,
  theme_schedule: null,
  theme_section_lock: null,
  evidence_head: null,
  esign_event: null,
  intake_call: null,
  intake_turn: null,
  facet_value: null,
  job: null,
  theme_draft: null,
  theme_version: null,
  title_word: null,
};
