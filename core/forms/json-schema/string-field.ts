import type { Choice } from '../item/choices.ts';
import type { Place, Reader } from './schema-reader.ts';

/** What is wrong with a type that no field is made from. */
export function isMissingIn(type: unknown): string {
  const known = 'string, number, integer, boolean, array or object';
  return type === undefined
    ? `is missing: it has to be ${known}`
    : `${JSON.stringify(type)} is not supported: it has to be one of ${known}`;
}

function titled(one: unknown): Choice | undefined {
  if (typeof one !== 'object' || one === null || !('const' in one) || typeof one.const !== 'string')
    return undefined;
  const others = Object.keys(one).filter(
    (keyword) => !['const', 'title', 'type', 'description'].includes(keyword),
  );
  if (others.length > 0) return undefined;
  return { value: one.const, label: 'title' in one && typeof one.title === 'string' ? one.title : one.const };
}

/** What a schema gives to choose from, by enum, const or oneOf; undefined where it does not. */
export function choicesOf(place: Place, reader: Reader): readonly Choice[] | undefined {
  const { schema, path } = place;
  if (schema['type'] !== 'string' && schema['type'] !== undefined) return undefined;
  const keyword = ['enum', 'oneOf', 'const'].find((one) => schema[one] !== undefined);
  if (keyword === undefined) return undefined;
  reader.only(place, [keyword]);
  const given: readonly unknown[] =
    keyword === 'const' ? [schema['const']] : Array.isArray(schema[keyword]) ? schema[keyword] : [];
  const found = given.map((one) =>
    keyword === 'oneOf' ? titled(one) : typeof one === 'string' ? { label: one, value: one } : undefined,
  );
  const choices = found.filter((one) => one !== undefined);
  if (choices.length === 0 || choices.length < given.length)
    reader.refuse(
      path,
      keyword,
      keyword === 'oneOf'
        ? 'each of its choices has to be a const that is a text, and a title at most'
        : 'what there is to choose from has to be texts: write numbers as texts, and leave null out',
    );
  return choices;
}

const formats: ReadonlyMap<unknown, Readonly<Record<string, unknown>>> = new Map([
  [undefined, { type: 'text' }],
  ['email', { type: 'email' }],
  ['date', { type: 'date' }],
  ['uri', { type: 'text', textOptions: { type: 'url' } }],
]);

/** A scheme and what RFC 3986 lets stand behind it. */
const uriPattern = String.raw`/^[a-z][a-z\d+.-]*:(?:[\w\-.~:/?#[\]@!$&'()*+,;=]|%[\da-f]{2})+$/i`;

const lengths = { minLength: 'minLength', maxLength: 'maxLength' } as const;

/** A text: its format chooses the type of field, everything else is rules. */
export function stringField(place: Place, reader: Reader): Readonly<Record<string, unknown>> {
  const { schema, path } = place;
  const { format, pattern } = schema;
  const field = formats.get(format);
  if (!field)
    reader.refuse(
      path,
      'format',
      format === 'time'
        ? 'the format "time" has a time zone, which nobody is asked for: use a pattern, such as ^\\d{2}:\\d{2}$'
        : `the format ${JSON.stringify(format)} is not supported: use email, date or uri, or a pattern`,
    );
  // a date is chosen, and no text that anything could be asked of
  reader.only(
    place,
    field?.['type'] === 'date' ? ['format'] : ['format', 'pattern', 'minLength', 'maxLength'],
  );
  if (field?.['type'] === 'date') return field;
  const rules: unknown[] = Object.values(lengths).flatMap((type) => {
    const value = schema[type];
    if (value === undefined) return [];
    if (Number.isInteger(value)) return [{ type, value }];
    reader.refuse(path, type, `“${type}” has to be a whole number`);
    return [];
  });
  if (format === 'uri') rules.push({ type: 'regex', value: uriPattern });
  if (pattern !== undefined) {
    try {
      rules.push({ type: 'regex', value: String(new RegExp(String(pattern), 'u')) });
    } catch (error) {
      reader.refuse(path, 'pattern', `is no regular expression: ${(error as Error).message}`);
    }
  }
  return { ...field, ...(rules.length > 0 && { rules }) };
}
