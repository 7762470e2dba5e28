import { rowItems, type FormDefinition, type Item } from '../definition/definition.ts';
import { record, type Values } from '../item/values.ts';

/** Whether nobody said anything: JSON leaves out what forms hold empty. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What rows hold that stand for single values, and for an object of any names: no property can be called so. */
export const [rowValue, rowName] = ['/value', '/name'];

function rowsData(rows: readonly Item[], value: readonly Values[]): unknown {
  const item = rows.find(({ name }) => name === rowValue);
  if (!item) return value.map((row) => dataIn(rows, row));
  const said = value.filter((row) => !isNothing(row[rowValue]));
  const held = (row: Values) => valueData(item, row[rowValue]);
  return rows.length === 1
    ? said.map(held)
    : record(said.flatMap((row) => (isNothing(row[rowName]) ? [] : [[String(row[rowName]), held(row)]])));
}

function valueData(item: Item, value: unknown): unknown {
  if (item.type === 'dynamicList') return rowsData(rowItems(item), value as readonly Values[]);
  // an integer or a date is asked for in one field of text
  const isEither = item.type === 'text' && item.rules?.some((rule) => rule.value === dayPattern);
  return isEither && /^-?\d+$/.test(String(value)) ? Number(value) : value;
}

function dataIn(items: readonly Item[], values: Values): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const item of items) {
    const value = Object.hasOwn(values, item.name) ? values[item.name] : undefined;
    if (isNothing(value)) continue;
    const path = item.name.split('/');
    const name = path.pop() ?? '';
    let object = data;
    for (const step of path) {
      if (!Object.hasOwn(object, step)) define(object, step, {});
      object = object[step] as Record<string, unknown>;
    }
    define(object, name, valueData(item, value));
  }
  return data;
}

// not assigned, since a name may be __proto__
const define = (object: object, name: string, value: unknown) =>
  Object.defineProperty(object, name, { value, configurable: true, enumerable: true, writable: true });

/** What is asked where an integer or a date is taken. */
export const dayPattern = '^(?:-?\\d+|\\d{4}-\\d{2}-\\d{2})$';

/**
 * What was filled in, as the JSON Schema describes it that the form was made from by `fromJsonSchema`: objects in objects, lists of
 * values, and nothing where nothing was said.
 */
export const dataOf = (definition: FormDefinition, values: Values): Readonly<Record<string, unknown>> =>
  dataIn(
    definition.sections.flatMap(({ items }) => items),
    values,
  );
