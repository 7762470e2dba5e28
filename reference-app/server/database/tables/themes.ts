import type { ThemeDocument } from '../../../contract/themes.ts';
import type { Json } from './json.ts';

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

export type ThemeTables = { theme_draft: ThemeDraftTable; theme_version: ThemeVersionTable };
