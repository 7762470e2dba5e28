import type { FieldType } from '../fields/kinds.ts';
import { fieldTypes, kindOf } from './definition.ts';
import { itemSchema } from './item-schema.ts';
import {
  isRecord,
  problemAt,
  schemaProblems,
  shown,
  type DefinitionProblem,
  type Place,
} from '../item/schema-problems.ts';
import { rowsIn, senseProblems } from './check-sense.ts';

/** Lists in lists in lists: more than anybody can follow, and as many as there is stack for would be too many. */
const mostLists = 5;

/** The names of fields around a place, innermost first. */
type Names = readonly ReadonlyMap<string, number>[];

/** How often a name stands in a list of items. */
export function namesIn(items: readonly unknown[]): Map<string, number> {
  const names = new Map<string, number>();
  for (const item of items)
    if (isRecord(item) && typeof item['name'] === 'string')
      names.set(item['name'], (names.get(item['name']) ?? 0) + 1);
  return names;
}

/** The mistakes in what an item says, by the schema of its type. */
function shapeProblems(
  item: Readonly<Record<string, unknown>>,
  type: FieldType,
  place: Place,
): readonly DefinitionProblem[] {
  const schema = itemSchema(type);
  // an item says a few of the things that it could, and asking for each of those takes a form of many fields long
  const isGood =
    place.field !== undefined &&
    Object.entries(item).every(
      ([key, value]) => Object.hasOwn(schema.shape, key) && schema.shape[key]?.safeParse(value).success,
    );
  if (isGood) return [];
  const parsed = schema.safeParse(item);
  return parsed.success ? [] : schemaProblems(parsed.error.issues, item, place);
}

/**
 * The mistakes of one item and of the rows in it.
 *
 * @param around the names beside it, then those around its list
 * @param rows how many rows the lists around it make at least
 */
export function checkItem(
  item: unknown,
  path: readonly PropertyKey[],
  around: Names,
  rows = 1,
): readonly DefinitionProblem[] {
  if (!isRecord(item)) return [problemAt({ path }, `has to be an item, not ${shown(item)}`)];
  const name = item['name'];
  const field = typeof name === 'string' ? name : undefined;
  const tell = (place: readonly PropertyKey[], message: string, severity?: DefinitionProblem['severity']) =>
    problemAt({ path: [...path, ...place], field }, message, severity);

  const type = item['type'];
  const kind = typeof type === 'string' ? kindOf({ type }) : undefined;
  if (!kind) {
    const mistake = type === undefined ? 'is missing' : `there is no type ${shown(type)}`;
    return [tell(['type'], `${mistake}: it has to be one of ${fieldTypes.join(', ')}`)];
  }
  const found = [...shapeProblems(item, type as FieldType, { path, field })];
  if (field !== undefined && (around[0]?.get(field) ?? 0) > 1)
    found.push(tell(['name'], `another field is called “${field}” too: give each a name of its own`));
  if (field?.includes('.'))
    found.push(
      tell(
        ['name'],
        `“${field}” has a dot, which parts the names of a list from those of its rows: write it otherwise`,
      ),
    );
  found.push(
    ...senseProblems(item, kind, { tell, isKnown: (one) => around.some((names) => names.has(one)), rows }),
  );

  const options = item['dynamicListOptions'];
  const items = isRecord(options) ? options['items'] : undefined;
  if (!Array.isArray(items)) return found;
  const within = ['dynamicListOptions', 'items'];
  if (around.length >= mostLists)
    return [...found, tell(within, `has lists in more than ${mostLists} lists: make it flatter`)];
  const inside = [namesIn(items), ...around];
  const made = rowsIn(item, rows);
  for (const [index, row] of items.entries())
    found.push(...checkItem(row, [...path, ...within, index], inside, made));
  return found;
}
