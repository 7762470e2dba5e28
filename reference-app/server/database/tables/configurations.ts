import type { Json } from './json.ts';

/** What an employer's configuration was, by the revision of its row; nothing before the first change. */
type ConfigVersionTable = {
  group_id: number;
  revision: number;
  config: Json<Record<string, unknown>>;
  /** null = it came with the employer. */
  changed_at: Date | null;
  changed_by: number | null;
  note: string;
};

export type ConfigurationTables = { config_version: ConfigVersionTable };
