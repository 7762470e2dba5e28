import { migrateTheme } from '../document/migrate-theme.ts';
import { parseTheme } from '../document/parse-theme.ts';
import { readDtcg } from './dtcg-reading.ts';
import { isObject, refuse, takeJson, takeJsonText } from '../dtcg/json.ts';
import { proposalsOf, type Imported, type ImportOptions } from './proposals.ts';

/**
 * A theme from a file in the Design Tokens format 2025.10, our own or another tool's, as parsed JSON or as its text.
 * A token counts for the leaf of the contract that its path ends in; groups named like a scheme set that scheme.
 * Nothing is thrown: a file that cannot be a theme at all is refused with path and reason, a value that is not
 * understood is listed. https://www.designtokens.org/tr/2025.10/format/
 */
export function fromDtcg(input: unknown, { onto }: ImportOptions = {}): Imported {
  const text = typeof input === 'string' ? input : undefined;
  const taken = text === undefined ? takeJson(input) : takeJsonText(text);
  if (!taken.ok) return taken;
  const file = taken.value;
  if (!isObject(file)) return refuse('', 'must be an object');
  const { document, notUnderstood } = readDtcg(file);
  const migrated = migrateTheme(document);
  const parsed = migrated.ok ? parseTheme(migrated.document) : migrated;
  if (!parsed.ok) return parsed;
  return {
    ok: true,
    document: parsed.document,
    proposals: proposalsOf(parsed.document, onto),
    notUnderstood,
    foreign: { file, ...(text === undefined ? {} : { text }) },
  };
}
