import type { Generated } from 'kysely';
import type { Json } from './json.ts';

/** What happened on pages; who was there is not kept. */
type PageEventTable = {
  group_id: number;
  id: Generated<string>;
  namespace: string;
  event: string;
  job_id: number | null;
  is_logged_in: boolean;
  data: Json<Record<string, unknown>>;
  happened_at: Date;
};

export type AnalyticsTables = { page_event: PageEventTable };
