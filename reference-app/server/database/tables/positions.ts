import type { SanitizedHtml } from '@portico/core/html';
import type { Generated } from 'kysely';
import type { ApplyStatus, Pay, Place, WorkLocationOption } from '../../../contract/posting.ts';
import type { Json } from './json.ts';

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
  /** Name of a text search configuration of PostgreSQL. */
  language: Generated<string>;
  /** The employer's `data_version` since which it is as it is; written by the trigger `job_changed_in`. */
  changed_in: Generated<number>;
  /** The `data_version` since which it is open to everybody; null = it is not; by the same trigger. */
  published_in: Generated<number | null>;
  /** An `int4multirange` of the `data_version`s in which it was so before; null = in none; by the same trigger. */
  was_published_in: Generated<string | null>;
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

export type PositionTables = {
  job: JobTable;
  facet_value: FacetValueTable;
  title_word: TitleWordTable;
};
