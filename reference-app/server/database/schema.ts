import type { SanitizedHtml } from '@portico/components/sanitize-html';
import type { ColumnType, Generated } from 'kysely';
import type { ApplyStatus, Pay, Place, WorkLocationOption } from '../../contract/posting.ts';
import type { ThemeDocument } from '../../contract/themes.ts';
import type { Role } from '../../contract/accounts.ts';

/** JSON columns are written as text and read parsed: the driver would turn a JavaScript array into a SQL array. */
type Json<T> = ColumnType<T, string, string>;

type EmployerTable = {
  group_id: Generated<number>;
  domain: string;
  name: string;
  product: 'default' | 'pcsx';
  config: Json<unknown>;
  config_revision: Generated<number>;
  /** Grows with every write to the employer's jobs, in the same transaction. */
  data_version: Generated<number>;
  last_job_id: Generated<number>;
  last_facet_code: Generated<number>;
};

type AccountTable = {
  group_id: number;
  id: Generated<number>;
  /** Public id of the candidate's profile. */
  enc_id: string;
  /** Lower case. */
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  roles: Role[];
  is_onboarded: boolean;
  is_bootstrapped: boolean;
  created_at: Generated<Date>;
};

type SessionTable = {
  group_id: number;
  /** SHA-256 of the cookie's token, hex; the token itself is nowhere but in the browser. */
  token_hash: string;
  account_id: number;
  created_at: Date;
  seen_at: Date;
};

type JobTable = {
  group_id: number;
  id: number;
  source_id: string;
  content_hash: string;
  display_job_id: string;
  title: string;
  department: string | null;
  business_unit: string | null;
  seniority: string | null;
  employment_type: string | null;
  work_location_option: WorkLocationOption;
  places: Json<Place[]>;
  skills: string[];
  description: SanitizedHtml;
  pay: Json<Pay | null>;
  posted_at: Date;
  closed_at: Date | null;
  is_private: boolean;
  apply_status: ApplyStatus;
  apply_url: string | null;
  /** Codes of `facet_value`. */
  facets: number[];
  /** Written by the trigger `job_search_columns`. */
  title_words: Generated<string>;
  words: Generated<string>;
};

type FacetValueTable = {
  group_id: number;
  code: number;
  facet: string;
  value: string;
  /** Degrees; places only. */
  latitude: number | null;
  longitude: number | null;
};

/** The words of titles, folded: what a mistyped query may have meant. */
type TitleWordTable = { group_id: number; word: string };

type ThemeDraftTable = {
  group_id: number;
  /** Grows with every change, never starts again: an old `If-Match` cannot match a later draft. */
  revision: number;
  /** null = nothing is drafted. */
  document: Json<ThemeDocument | null>;
  updated_at: Date;
  updated_by: number;
};

type ThemeVersionTable = {
  group_id: number;
  version: number;
  document: Json<ThemeDocument>;
  published_at: Date;
  /** null = came with the employer. */
  published_by: number | null;
  note: string;
};

type AuditLogTable = {
  group_id: number;
  id: Generated<number>;
  account_id: number | null;
  action: string;
  detail: Json<Record<string, unknown>>;
  happened_at: Date;
};

type ServerSecretTable = { name: string; secret: string };

/** Tables that belong to one employer; each one's key begins with `group_id`. */
type ScopedTables = {
  account: AccountTable;
  session: SessionTable;
  job: JobTable;
  facet_value: FacetValueTable;
  title_word: TitleWordTable;
  theme_draft: ThemeDraftTable;
  theme_version: ThemeVersionTable;
  audit_log: AuditLogTable;
};

export const scopedTableNames: ReadonlySet<string> = new Set<keyof ScopedTables>([
  'account',
  'session',
  'job',
  'facet_value',
  'title_word',
  'theme_draft',
  'theme_version',
  'audit_log',
]);

/** What is in the database. Only `across-employers.ts` hands this out. */
export type Tables = ScopedTables & { employer: EmployerTable; server_secret: ServerSecretTable };

/** The same without the scope's column, which the scoped wrapper adds by itself. */
export type TablesOfOneEmployer = { [Name in keyof ScopedTables]: Omit<ScopedTables[Name], 'group_id'> };
