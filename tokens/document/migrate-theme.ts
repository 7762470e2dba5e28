import { readPair } from './pair.ts';
import { currentSchema } from './theme-document.ts';

/** Something that a migration could not keep. */
export type Dropped = { path: string; value: unknown; reason: string };
export type MigratedTheme =
  | {
      ok: true;
      /** Of the current schema if it was a theme at all; `parseTheme` says that. */
      document: unknown;
      /** The schema that it came in. */
      from: number;
      dropped: readonly Dropped[];
    }
  | { ok: false; path: string; message: string };

type Raw = Readonly<Record<string, unknown>>;
type Migration = {
  from: number;
  to: number;
  migrate: (document: Raw) => { document: Raw; dropped: Dropped[] };
};

const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const ownValue = (record: Raw, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const noPair =
  'names no pair of tokens and scheme of the theme contract, such as "cards.text on cards.background (light)"';
const twice = 'names a pair that an earlier waiver names too';

/**
 * Schema 1 let a waiver name anything, and a pair be waived twice. Such waivers never let more pass than those that
 * stay. What was no waiver at all stays too: parsing refuses it, as it did before.
 */
function checkWaivers(document: Raw): { document: Raw; dropped: Dropped[] } {
  const { waivers, ...rest } = document;
  if (!Array.isArray(waivers)) return { document, dropped: [] };
  const seen = new Set<string>();
  const dropped: Dropped[] = [];
  const kept = waivers.filter((value: unknown, index) => {
    const pair = isRecord(value) ? ownValue(value, 'pair') : undefined;
    if (typeof pair !== 'string') return true;
    const reason = readPair(pair) === undefined ? noPair : seen.has(pair) ? twice : undefined;
    seen.add(pair);
    if (reason !== undefined) dropped.push({ path: `waivers.${index}`, value, reason });
    return reason === undefined;
  });
  if (dropped.length === 0) return { document, dropped };
  return { document: kept.length === 0 ? rest : { ...rest, waivers: kept }, dropped };
}

/** Every step that documents have gone through, oldest first. Each one gets what the one before it made. */
export const migrations: readonly Migration[] = [{ from: 1, to: 2, migrate: checkWaivers }];

const oldestSchema = migrations[0]?.from ?? currentSchema;
const readable = `this release reads schema ${oldestSchema} to ${currentSchema}`;
const refused = (path: string, message: string): MigratedTheme => ({ ok: false, path, message });

function run(document: Raw, from: number): MigratedTheme {
  let migrated = document;
  const dropped: Dropped[] = [];
  for (const step of migrations.filter((migration) => migration.from >= from)) {
    const result = step.migrate(migrated);
    migrated = { ...result.document, schema: step.to };
    for (const lost of result.dropped) dropped.push(lost);
  }
  return { ok: true, document: migrated, from, dropped };
}

/**
 * Brings a stored theme document to the current schema, step by step, before `parseTheme` checks it. Looks only at what
 * changed between the versions, leaves the input alone and never throws.
 */
export function migrateTheme(input: unknown): MigratedTheme {
  if (!isRecord(input)) return refused('', 'must be an object');
  const schema = ownValue(input, 'schema');
  if (schema === undefined) return refused('schema', `is missing; ${readable}`);
  if (typeof schema !== 'number' || !Number.isInteger(schema) || schema < oldestSchema)
    return refused('schema', `is not known; ${readable}`);
  if (schema > currentSchema)
    return refused('schema', `is ${schema}, from a newer release: ${readable}. Update to open this theme`);
  return run(input, schema);
}
