import { kindOf, type Item, type Section } from '../definition.ts';
import { dayPattern } from './data-of.ts';
import { areAmong, type Choice } from '../item.ts';
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
  /** The schemas that one is in, to notice one that holds itself. */
  around: readonly unknown[];
};

/** As deep as anybody can follow, and no deeper than there is stack for. */
const deepest = 20;

/** One schema further in; undefined, and refused, where that is one that this is in already. */
const within = (inner: unknown, path: string, around: Around): Around | undefined => {
  if (!around.around.includes(inner) && around.around.length < deepest)
    return { ...around, around: [...around.around, inner] };
  around.reader.refuse(
    path,
    '$ref',
    'this holds itself, or too much, which no form ends with: write out how deep it may be',
  );
  return undefined;
};

const numbers = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const;

/** Bounds as rules; those of all whole numbers that there are say nothing. */
const numberField = (place: Place, reader: Reader): Partial<Field> => {
  reader.only(place, numbers);
  const { schema } = place;
  const isWhole = schema['type'] === 'integer';
  // the next number that can be typed
  const next = isWhole ? 1 : 0.01;
  const bound = (type: string, keyword: string, by = 0) => {
    const value = schema[keyword];
    if (value === undefined || Math.abs(Number(value)) >= Number.MAX_SAFE_INTEGER) return [];
    if (typeof value === 'number') return [{ type, value: value + by }];
    reader.refuse(place.path, keyword, `“${keyword}” has to be a number`);
    return [];
  };
  const rules = [
    ...bound('minValue', 'minimum'),
    ...bound('minValue', 'exclusiveMinimum', next),
    ...bound('maxValue', 'maximum'),
    ...bound('maxValue', 'exclusiveMaximum', -next),
  ];
  return {
    type: 'number',
    numberOptions: { fractionDigits: isWhole ? 0 : 2 },
    ...(rules.length > 0 && { rules }),
  };
};

/** Days from today, or a date: the one choice between types that definitions themselves have. */
const dayField = ({ schema, path }: Place, reader: Reader): Partial<Field> | undefined => {
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
};

const countRules = ({ schema, path }: Place, reader: Reader) =>
  (['min', 'max'] as const).flatMap((end) => {
    const value = schema[`${end}Items`];
    if (value === undefined) return [];
    if (Number.isInteger(value)) return [{ type: `${end}Length`, value }];
    reader.refuse(path, `${end}Items`, `“${end}Items” has to be a whole number`);
    return [];
  });

const rowsField = (items: readonly Field[], rules: readonly unknown[]): Partial<Field> => ({
  type: 'dynamicList',
  dynamicListOptions: { items },
  ...(rules.length > 0 && { rules }),
});

const listField = (place: Place, outer: Around): Partial<Field> | undefined => {
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
  const rules = countRules(place, reader);
  if (items.schema['type'] === 'object' && items.schema['properties'] !== undefined) {
    const { own, inner } = fieldsOf(items, { ...around, prefix: '', isRequired: true, defaults: [] });
    return rowsField([...own, ...inner.flatMap((section) => section.items as readonly Field[])], rules);
  }
  const value = fieldOf('value', items, { ...around, prefix: '', defaults: [] }, true);
  return value && rowsField([value], rules);
};

/** An object of any names: rows of a name and a value. */
const namesField = (place: Place, outer: Around): Partial<Field> | undefined => {
  outer.reader.only(place, ['additionalProperties', 'propertyNames']);
  const inner = place.schema['additionalProperties'];
  const around = within(inner, place.path, outer);
  if (!around) return undefined;
  const isAnything =
    inner === true || (typeof inner === 'object' && inner !== null && Object.keys(inner).length === 0);
  const path = `${place.path}/additionalProperties`;
  const held = around.reader.resolve(isAnything ? { type: 'string' } : inner, path);
  const value = held && fieldOf('value', held, { ...around, prefix: '', defaults: [] }, false);
  return value && rowsField([{ name: 'name', type: 'text', label: 'name', required: true }, value], []);
};

const typeField = (place: Place, around: Around, isRequired: boolean): Partial<Field> | undefined => {
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
};

/** Whether a field may begin with a value: one of its type, and of its choices. */
const isValueOf = (item: Item, value: unknown): boolean => {
  if (!kindOf(item)?.value?.safeParse(value).success) return false;
  const { selectOptions, checkboxOptions } = item as { selectOptions?: Chosen; checkboxOptions?: Chosen };
  const choices = selectOptions?.choices ?? checkboxOptions?.choices;
  if (!choices) return true;
  return Array.isArray(value) === Boolean(checkboxOptions) && areAmong([value].flat() as string[], choices);
};
type Chosen = { choices: readonly Choice[] };

/** One property as a field; undefined for one that is refused. */
const fieldOf = (name: string, place: Place, around: Around, isRequired: boolean): Field | undefined => {
  const { reader, prefix, defaults } = around;
  const { title, description, readOnly, default: initial } = place.schema;
  const own = typeField(place, around, isRequired);
  if (!own) return undefined;
  const field = {
    name: `${prefix}${name}`,
    label: typeof title === 'string' ? title : name,
    ...(typeof description === 'string' && { help: description }),
    ...(readOnly === true && { readonly: true }),
    ...own,
  } as Field;
  if (initial === undefined) return field;
  const isRow =
    own.type === 'dynamicList' && Array.isArray(initial) && initial.every((one) => typeof one !== 'object');
  const held = isRow ? initial.map((value: unknown) => ({ value })) : initial;
  if (isValueOf(field as unknown as Item, held)) defaults.push([field.name, held]);
  else
    reader.refuse(
      place.path,
      'default',
      `${JSON.stringify(initial)} is no value of this field: make it one of the schema's own type`,
    );
  return field;
};

/** The fields of an object's properties; of objects in it, sections. */
export const fieldsOf = (object: Place, around: Around): { own: Field[]; inner: Section[] } => {
  const { reader, prefix } = around;
  const own: Field[] = [];
  const inner: Section[] = [];
  const inside = within(object.schema['properties'], object.path, around);
  if (!inside) return { own, inner };
  reader.only(object, ['properties', 'required', 'additionalProperties']);
  const { additionalProperties, properties, required } = object.schema;
  if (additionalProperties !== undefined && additionalProperties !== false)
    reader.refuse(
      object.path,
      'additionalProperties',
      'beside named properties others are not supported: leave it out',
    );
  const names = new Set(Array.isArray(required) ? (required as readonly unknown[]) : []);
  for (const [name, value] of Object.entries((properties as Record<string, unknown> | undefined) ?? {})) {
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
    inner.push(
      {
        title: typeof title === 'string' ? title : name,
        ...(typeof description === 'string' && { description }),
        items: found.own as unknown as readonly Item[],
      },
      ...found.inner,
    );
  }
  return { own, inner };
};
