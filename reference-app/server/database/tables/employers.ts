import type { Generated } from 'kysely';
import type { Json } from './json.ts';

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

type ServerSecretTable = { name: string; secret: string };

/** Tries of a window; see `accounts/limits.ts`. */
type TryWindowTable = { key: string; tries: number; ends_at: Date };

/** Tables that belong to no employer. */
export type UnscopedTables = {
  employer: EmployerTable;
  server_secret: ServerSecretTable;
  try_window: TryWindowTable;
};
