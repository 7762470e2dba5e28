import { isWritten } from '../rules/dates.ts';
import type { ValidationContext } from '../rules/finding.ts';
import { validateForm } from '../validation/validate-form.ts';
import { checkItem, namesIn } from '../definition/check-item.ts';
import { kindOf, rowItems, type Item, type Section } from '../definition/definition.ts';
import { dayPattern, rowName, rowValue } from './data-of.ts';
import { areAmong, type Choice } from '../item/choices.ts';
import { record } from '../item/values.ts';
import { choicesOf, isMissingIn, stringField } from './string-field.ts';
import { step, type Place, type Reader } from './schema-reader.ts';

/** What a field says, before it is known to be an item. */
export type Field = Record<string, unknown> & { name: string; type: string };

type Around = {
  reader: Reader;
  /** What the form begins with. */
  defaults: (readonly [string, unknown])[];
  /** The name of the object that the properties are in, with a slash behind it. */
  prefix: string;
  /** Whether the object itself has to be there. */
  isRequired: boolean;
  /** Whether nothing in it may be changed. */
  isReadonly: boolean;
  /** The schemas that one is in, to notice one that holds itself. */
  around: readonly unknown[];
};

/** As deep as anybody can follow, and no deeper than there is stack for. */
const deepest = 20;

/** One schema further in; undefined, and refused, where that is one that this is in already. */
function within(inner: unknown, path: string, around: Around): Around | undefined {
  if (!around.around.includes(inner) && around.around.length < deepest)
    return { ...around, around: [...around.around, inner] };
  around.reader.refuse(
    path,
    '$ref',
    'this holds itself, or too much, which no form ends with: write out how deep it may be',
  );
  return undefined;
}

const numbers = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const;

/** How many digits a number has after the decimal point; 20 are the most that can be asked for. */
function digitsOf(value: unknown): number {
  const digits = Array.from({ length: 20 }, (_, count) => count);
  return typeof value === 'number'
    ? (digits.find((count) => Number(value.toFixed(count)) === value) ?? 20)
    : 0;
}

/** Bounds as rules, which name the first and the last number that can be typed; those of all whole numbers say nothing. */
function numberField(place: Place, reader: Reader): Partial<Field> {
  reader.only(place, numbers);
  const { schema } = place;
  const isWhole = schema['type'] === 'integer';
  const said = [...numbers.map((keyword) => schema[keyword]), schema['default']];
  const fractionDigits = isWhole ? 0 : Math.max(2, ...said.map(digitsOf));
  const next = 10 ** -fractionDigits;
  const bound = (type: string, keyword: string, nearest: (value: number) => number) => {
    const value = schema[keyword];
    if (value === undefined || Math.abs(Number(value)) >= Number.MAX_SAFE_INTEGER) return [];
    if (typeof value === 'number') return [{ type, value: Number(nearest(value).toFixed(fractionDigits)) }];
    reader.refuse(place.path, keyword, `“${keyword}” has to be a number`);
    return [];
  };
  const rules = [
    ...bound('minValue', 'minimum', (value) => (isWhole ? Math.ceil(value) : value)),
    ...bound('minValue', 'exclusiveMinimum', (value) => (isWhole ? Math.floor(value) : value) + next),
    ...bound('maxValue', 'maximum', (value) => (isWhole ? Math.floor(value) : value)),
    ...bound('maxValue', 'exclusiveMaximum', (value) => (isWhole ? Math.ceil(value) : value) - next),
  ];
  return { type: 'number', numberOptions: { fractionDigits }, ...(rules.length > 0 && { rules }) };
}

/** Days from today, or a date: the one choice between types that definitions themselves have. */
function dayField({ schema, path }: Place, reader: Reader): Partial<Field> | undefined {
  const either = (schema['anyOf'] as readonly unknown[]).map(
    (one) => reader.resolve(one, `${path}/anyOf`)?.schema,
  );
  const isDay = either.length === 2 && either[0]?.['type'] === 'integer' && either[1]?.['format'] === 'date';
  if (isDay) return { type: 'text', rules: [{ type: 'regex', value: dayPattern }] };
  reader.refuse(
    path,
    'anyOf',
    'a choice between types is not supported, but of an integer and a date: decide for one of them',
  );
  return undefined;
}

const countRules = ({ schema, path }: Place, reader: Reader) =>
  (['min', 'max'] as const).flatMap((end) => {
    const value = schema[`${end}Items`];
    if (value === undefined) return [];
    if (Number.isInteger(value)) return [{ type: `${end}Length`, value }];
    reader.refuse(path, `${end}Items`, `“${end}Items” has to be a whole number`);
    return [];
  });

/** @param defaults what each new row begins with */
const rowsField = (
  items: readonly Field[],
  rules: readonly unknown[],
  defaults: Around['defaults'],
): Partial<Field> => ({
  type: 'dynamicList',
  dynamicListOptions: { items, ...(defaults.length > 0 && { itemDefaultValue: record(defaults) }) },
  ...(rules.length > 0 && { rules }),
});

function listField(place: Place, outer: Around): Partial<Field> | undefined {
  const around = within(place.schema['items'], place.path, outer);
  if (!around) return undefined;
  const { reader } = around;
  reader.only(place, ['items', 'minItems', 'maxItems', 'uniqueItems']);
  const path = `${place.path}/items`;
  const items = reader.resolve(place.schema['items'], path);
  if (!items) return undefined;
  const choices = choicesOf(items, reader);
  if (choices) {
    const [fewest, most] = [place.schema['minItems'], place.schema['maxItems']];
    if (
      ![undefined, 0, 1].includes(fewest as number) ||
      (most !== undefined && Number(most) < choices.length)
    )
      reader.refuse(
        place.path,
        most === undefined ? 'minItems' : 'maxItems',
        'how many boxes are ticked cannot be said beyond one at least: leave it out',
      );
    return { type: 'checkbox', checkboxOptions: { choices }, ...(fewest === 1 && { required: true }) };
  }
  if (place.schema['uniqueItems'] === true)
    reader.refuse(place.path, 'uniqueItems', 'rows may be alike: only boxes to tick are each there once');
  const rules = countRules(place, reader);
  const defaults: Around['defaults'] = [];
  if (items.schema['type'] === 'object' && items.schema['properties'] !== undefined) {
    const { own, inner } = fieldsOf(items, { ...around, prefix: '', isRequired: true, defaults });
    const fields = [...own, ...inner.flatMap((section) => section.items as readonly Field[])];
    return rowsField(fields, rules, defaults);
  }
  const value = fieldOf(rowValue, items, { ...around, prefix: '', defaults }, true);
  return value && rowsField([value], rules, defaults);
}

/** An object of any names: rows of a name and a value. */
function namesField(place: Place, outer: Around): Partial<Field> | undefined {
  outer.reader.only(place, ['additionalProperties', 'propertyNames']);
  const inner = place.schema['additionalProperties'];
  const around = within(inner, place.path, outer);
  if (!around) return undefined;
  const isAnything =
    inner === true || (typeof inner === 'object' && inner !== null && Object.keys(inner).length === 0);
  const path = `${place.path}/additionalProperties`;
  const held = around.reader.resolve(isAnything ? { type: 'string' } : inner, path);
  const defaults: Around['defaults'] = [];
  const value = held && fieldOf(rowValue, held, { ...around, prefix: '', defaults }, false);
  const name = { name: rowName, type: 'text', label: 'name', required: true };
  return value && rowsField([name, value], [], defaults);
}

function typeField(place: Place, around: Around, isRequired: boolean): Partial<Field> | undefined {
  const { reader } = around;
  const { schema, path } = place;
  const required = isRequired ? { required: true } : {};
  const choices = choicesOf(place, reader);
  if (choices) return { type: 'select', selectOptions: { choices }, ...required };
  if (Array.isArray(schema['anyOf'])) {
    const day = dayField(place, reader);
    return day && { ...day, ...required };
  }
  switch (schema['type']) {
    case 'string':
      return { ...stringField(place, reader), ...required };
    case 'number':
    case 'integer':
      return { ...numberField(place, reader), ...required };
    case 'boolean':
      reader.only(place, ['const']);
      if (![undefined, true].includes(schema['const'] as boolean | undefined))
        reader.refuse(path, 'const', 'a box that has to be ticked is the one constant: use true');
      if (schema['const'] === true && !isRequired)
        reader.refuse(
          path,
          'const',
          'a box that may be left alone is false, which this is not: name it in required',
        );
      // a box that has to be there may be left alone; one that has to be true may not
      return { type: 'checkboxItem', ...(schema['const'] === true && required) };
    case 'array': {
      const list = listField(place, around);
      return list && { ...list, ...required };
    }
    case 'object': {
      const list = namesField(place, around);
      return list && { ...list, ...required };
    }
    default:
      reader.refuse(path, 'type', isMissingIn(schema['type']));
      return undefined;
  }
}

/** Where rules are not called as their keywords are. */
const valueKeywords: ReadonlyMap<unknown, string> = new Map([
  ['minValue', 'minimum'],
  ['maxValue', 'maximum'],
  ['regex', 'pattern'],
]);
const listKeywords: ReadonlyMap<unknown, string> = new Map([
  ['minLength', 'minItems'],
  ['maxLength', 'maxItems'],
]);

/** Which keyword a mistake of a field comes from. */
function keywordOf(mistake: string, field: Field, { schema }: Place): string {
  const [isRule, rule = 0] = /^rules(?:\[(\d+)\])?/.exec(mistake) ?? [];
  const rules = field['rules'] as readonly { type?: unknown }[] | undefined;
  const type = isRule === undefined ? undefined : rules?.[Number(rule)]?.type;
  const keywords = field.type === 'dynamicList' ? listKeywords : valueKeywords;
  const written = keywords.get(type) ?? type;
  if (typeof written === 'string') return written;
  return ['enum', 'oneOf', 'const', 'items', 'type'].find((keyword) => keyword in schema) ?? 'type';
}

/** What the check of definitions finds in a field; what is in its rows has been looked at by itself. */
function refuseMistakes(field: Field, place: Place, reader: Reader) {
  for (const { path, message, severity } of checkItem(field, [], [namesIn([field])]))
    if (severity === 'error' && !path.startsWith('dynamicListOptions.items['))
      reader.refuse(place.path, keywordOf(path, field, place), `no field can be made of this: ${message}`);
}

// what people would read of an answer is nobody's business here
const asking: ValidationContext = { text: (key) => key, locale: 'en-US', today: '2000-01-01' };

/** Whether a field may begin with a value: one of its type and of its choices, that breaks no rule. */
function isValueOf(item: Item, value: unknown, place: Place): boolean {
  if (!kindOf(item)?.isValue?.(value)) return false;
  if (place.schema['type'] === 'integer' && !Number.isInteger(value)) return false;
  if (validateForm({ sections: [{ items: [item] }] }, record([[item.name, value]]), asking).size > 0)
    return false;
  if (item.type === 'date' && place.schema['format'] === 'date' && !isWritten(String(value))) return false;
  if (item.type === 'dynamicList') {
    const names = new Set(rowItems(item).map(({ name }) => name));
    return (value as object[]).every((row) => Object.keys(row).every((name) => names.has(name)));
  }
  const { selectOptions, checkboxOptions } = item as { selectOptions?: Chosen; checkboxOptions?: Chosen };
  const choices = selectOptions?.choices ?? checkboxOptions?.choices;
  if (!choices) return true;
  return Array.isArray(value) === Boolean(checkboxOptions) && areAmong([value].flat() as string[], choices);
}
type Chosen = { choices: readonly Choice[] };

/** One property as a field; undefined for one that is refused. */
function fieldOf(name: string, place: Place, around: Around, isRequired: boolean): Field | undefined {
  const { reader, prefix, defaults, isReadonly } = around;
  const { title, description, readOnly, default: initial } = place.schema;
  const known = reader.problems.length;
  const own = typeField(place, around, isRequired);
  if (!own) return undefined;
  const field = {
    name: `${prefix}${name}`,
    label: typeof title === 'string' ? title : name.replace('/', ''),
    ...(typeof description === 'string' && { help: description }),
    ...((readOnly === true || isReadonly) && { readonly: true }),
    ...own,
  } as Field;
  if (reader.problems.length > known) return field;
  refuseMistakes(field, place, reader);
  if (initial === undefined || reader.problems.length > known) return field;
  const isRow =
    own.type === 'dynamicList' && Array.isArray(initial) && initial.every((one) => typeof one !== 'object');
  const held = isRow ? initial.map((value: unknown) => ({ [rowValue]: value })) : initial;
  if (isValueOf(field as unknown as Item, held, place)) defaults.push([field.name, held]);
  else
    reader.refuse(
      place.path,
      'default',
      `${JSON.stringify(initial)} is no value of this field: make it one that the schema itself takes`,
    );
  return field;
}

/** More than these in one form are a mistake, or somebody's attempt at the machine's memory. */
const mostProperties = 5000;

/** The fields of an object's properties; of objects in it, sections. */
export function fieldsOf(object: Place, around: Around): { own: Field[]; inner: Section[] } {
  const { reader, prefix } = around;
  const own: Field[] = [];
  const inner: Section[] = [];
  const taken = within(object.schema['properties'], object.path, around);
  if (!taken) return { own, inner };
  reader.only(object, ['properties', 'required', 'additionalProperties']);
  const { additionalProperties, readOnly, required, default: initial } = object.schema;
  const properties = Object.entries(
    (object.schema['properties'] as Record<string, unknown> | undefined) ?? {},
  );
  const inside = { ...taken, isReadonly: around.isReadonly || readOnly === true };
  if (initial !== undefined)
    reader.refuse(object.path, 'default', 'an object has none of its own: give each of its properties one');
  if (additionalProperties !== undefined && additionalProperties !== false)
    reader.refuse(
      object.path,
      'additionalProperties',
      'beside named properties others are not supported: leave it out',
    );
  const names = new Set(Array.isArray(required) ? (required as readonly unknown[]) : []);
  const unknown = [...names].filter((name) => !properties.some(([known]) => known === name));
  if ((required !== undefined && !Array.isArray(required)) || unknown.length > 0)
    reader.refuse(
      object.path,
      'required',
      `${JSON.stringify(unknown.length > 0 ? unknown : required)} is no list of this object's properties: name only these`,
    );
  for (const [name, value] of properties) {
    reader.properties += 1;
    if (reader.properties === mostProperties + 1)
      reader.refuse(
        '#',
        'properties',
        `there are more than ${mostProperties} of them: make several forms of it`,
      );
    if (reader.properties > mostProperties) break;
    const path = `${object.path}/properties${step(name)}`;
    if (/^$|[./]/.test(name))
      reader.refuse(
        path,
        'properties',
        `“${name}” cannot be a field's name, which has no dots and slashes: write it otherwise`,
      );
    const place = reader.resolve(value, path);
    if (!place) continue;
    const isRequired = around.isRequired && names.has(name);
    if (place.schema['type'] !== 'object' || place.schema['properties'] === undefined) {
      const field = fieldOf(name, place, inside, isRequired);
      if (field) own.push(field);
      continue;
    }
    const { title, description } = place.schema;
    const found = fieldsOf(place, { ...inside, prefix: `${prefix}${name}/`, isRequired });
    const text = typeof title === 'string' ? title : name;
    const help = typeof description === 'string' ? { description } : {};
    // one that holds objects alone is no more than their heading
    if (found.own.length > 0)
      inner.push({ title: text, ...help, items: found.own as unknown as readonly Item[] });
    inner.push(...found.inner);
  }
  return { own, inner };
}
