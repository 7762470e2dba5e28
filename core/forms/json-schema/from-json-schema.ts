import type { FormDefinition, Item, Section } from '../definition/definition.ts';
import { record, type Values } from '../item/values.ts';
import { fieldsOf } from './fields-of.ts';
import { readerOf, type SchemaProblem } from './schema-reader.ts';

export type { SchemaProblem } from './schema-reader.ts';

/** A form made from a JSON Schema, or what keeps it from being made. */
export type FromJsonSchema =
  | {
      definition: FormDefinition;
      /** What the form begins with, by the names of its fields: the schema's defaults. New rows begin with those in them. */
      values: Values;
      problems?: undefined;
    }
  | { definition?: undefined; values?: undefined; problems: readonly SchemaProblem[] };

/**
 * A form for what a JSON Schema (2020-12) describes. Taken are objects with properties and required, title, description, default
 * and readOnly; strings with enum, const, oneOf of const and title, pattern, minLength, maxLength and the formats email, date
 * and uri; numbers and integers with their bounds; booleans; lists of choices (boxes to tick), of objects and of single
 * values (rows), with minItems and maxItems; objects of any names (rows of a name and a value); an integer or a date; and
 * `$ref` to `#/$defs/…` that does not hold itself. All else is refused by name.
 *
 * An object in the object becomes a section; its fields are called `address/city`. Rows of single values hold them as `/value`,
 * those of any names as `/name` and `/value`; `dataOf` brings them back.
 */
export function fromJsonSchema(schema: unknown): FromJsonSchema {
  const reader = readerOf(schema);
  const root = reader.resolve(schema, '#');
  const sections: Section[] = [];
  const defaults: (readonly [string, unknown])[] = [];
  if (root) {
    if (root.schema['type'] !== 'object')
      reader.refuse(
        '#',
        'type',
        'a form is made from an object: use "type": "object" with a property for each field',
      );
    else {
      const { own, inner } = fieldsOf(root, {
        reader,
        defaults,
        prefix: '',
        isRequired: true,
        isReadonly: false,
        around: [],
      });
      const { title, description } = root.schema;
      if (own.length > 0 || inner.length === 0)
        sections.push({ ...texts(title, description), items: own as Item[] });
      sections.push(...inner);
    }
  }
  return reader.problems.length > 0
    ? { problems: reader.problems }
    : { definition: { sections }, values: record(defaults) };
}

const texts = (title: unknown, description: unknown) => ({
  ...(typeof title === 'string' ? { title } : {}),
  ...(typeof description === 'string' ? { description } : {}),
});
