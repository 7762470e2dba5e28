import type { Generated } from 'kysely';
import type { DraftContent } from '../../../contract/drafts.ts';
import type { Json } from './json.ts';

type DraftApplicationTable = {
  group_id: number;
  id: Generated<number>;
  account_id: number;
  /** The ids of its jobs, in order, joined by commas: one draft for the same jobs. */
  position_key: string;
  position_ids: number[];
  /** Grows with every change. */
  revision: number;
  content: Json<DraftContent>;
  updated_at: Date;
};

export type DraftTables = { draft_application: DraftApplicationTable };
