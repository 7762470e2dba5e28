import type { Generated } from 'kysely';
import type { Json } from './json.ts';

type AuditLogTable = {
  group_id: number;
  id: Generated<number>;
  account_id: number | null;
  action: string;
  detail: Json<Record<string, unknown>>;
  happened_at: Date;
};

export type AuditTables = { audit_log: AuditLogTable };
