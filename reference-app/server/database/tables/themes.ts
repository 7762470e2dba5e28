import type { ColumnType, Generated } from 'kysely';
import type { FontFacts } from '../../../contract/theme-files.ts';
import type { ScheduleFailure } from '../../../contract/theme-publishing.ts';
import type { ThemeDocument, ThemeRight } from '../../../contract/themes.ts';
import type { Json } from './json.ts';

/** What a file of a theme was found to be when it came. */
export type StoredFacts =
  | { kind: 'picture'; width: number; height: number }
  | { kind: 'font'; facts: FontFacts };

type ThemeDraftTable = {
  group_id: number;
  /** Grows with every change, never starts again: an old `If-Match` cannot match a later draft. */
  revision: number;
  /** null = nothing is drafted. */
  document: Json<ThemeDocument | null>;
  /** The revision at which this draft began, after none. */
  begun: Generated<number>;
  updated_at: Date;
  updated_by: number;
};

/** What an editor saw at a revision of the draft: what a merge begins from. The last ones only. */
type ThemeDraftRevisionTable = {
  group_id: number;
  revision: number;
  /** null = nothing drafted, and nothing published. */
  document: Json<ThemeDocument | null>;
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

/** What a theme builder may do; without a row everything. */
type ThemeRightTable = {
  group_id: number;
  account_id: number;
  rights: ThemeRight[];
  given_at: Date;
  given_by: number | null;
};

type ThemeSectionLockTable = {
  group_id: number;
  section: string;
  locked_at: Date;
  locked_by: number | null;
};

/** A link by which somebody without an account sees the draft. */
type ThemePreviewTable = {
  group_id: number;
  id: Generated<number>;
  /** SHA-256: whoever reads the database has no link. */
  token_hash: string;
  note: string;
  created_at: Date;
  created_by: number | null;
  expires_at: Date;
  revoked_at: Date | null;
};

/** What is to be published, and when: one an employer, gone when it is done; it stays when it could not be done. */
type ThemeScheduleTable = {
  group_id: number;
  /** Random; the work that waits names it, so that what was replaced does nothing. */
  id: string;
  publish_at: Date;
  document: Json<ThemeDocument>;
  draft_revision: number;
  note: string;
  scheduled_at: Date;
  scheduled_by: number | null;
  /** What was published then, which the document was made from; 0 = nothing, null = nobody knows any more. */
  published_version: number | null;
  failed_at: Date | null;
  failure: ColumnType<ScheduleFailure | null, string | null, string | null>;
};

/** Who has the theme builder open, and since when nothing was heard. */
type ThemePresenceTable = {
  group_id: number;
  account_id: number;
  section: string | null;
  seen_at: Date;
};

/** A picture or a font that themes can use. */
type ThemeFileTable = {
  group_id: number;
  /** Of the bytes, in hexadecimal digits. */
  sha256: string;
  name: string;
  media_type: string;
  size: number;
  facts: Json<StoredFacts>;
  bytes: Buffer;
  uploaded_at: Date;
  uploaded_by: number | null;
};

export type ThemeTables = {
  theme_draft: ThemeDraftTable;
  theme_draft_revision: ThemeDraftRevisionTable;
  theme_version: ThemeVersionTable;
  theme_right: ThemeRightTable;
  theme_section_lock: ThemeSectionLockTable;
  theme_preview: ThemePreviewTable;
  theme_schedule: ThemeScheduleTable;
  theme_presence: ThemePresenceTable;
  theme_file: ThemeFileTable;
};
