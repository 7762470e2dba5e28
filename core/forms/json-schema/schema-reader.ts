import type { JsonSchema } from './definition-schema.ts';

/** What a schema asks for that forms cannot do, or that is a mistake. */
export type SchemaProblem = {
  /** Where it stands, as a JSON pointer such as `#/properties/age`. */
  path: string;
  /** The keyword that is not supported, such as `not`. */
  keyword: string;
  /** What is not supported, and what to do instead. */
  message: string;
};

/** A schema, and where it stands. */
export type Place = { schema: JsonSchema; path: string };

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A name within a JSON pointer (RFC 6901). */
export const step = (name: string): string => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Reads a schema and keeps what is not supported in it. */
export type Reader = {
  /** All that was refused so far. */
  problems: SchemaProblem[];
  refuse: (path: string, keyword: string, message: string) => void;
  /** A schema without its reference: what it refers to, under what stands beside it. */
  resolve: (value: unknown, path: string) => Place | undefined;
  /** How many properties were read so far. */
  properties: number;
  /** Tells of every keyword beside those that are known here. */
  only: (place: Place, known: readonly string[]) => void;
};

/** Keywords that may stand anywhere. */
const everywhere = [
  '$schema',
  '$id',
  '$comment',
  '$defs',
  'title',
  'description',
  'default',
  'examples',
  'readOnly',
  'type',
];

/** What to do instead of keywords that people miss most. */
const instead: ReadonlyMap<string, string> = new Map([
  ['allOf', 'write its parts into one schema'],
  ['anyOf', 'decide for one of them'],
  ['oneOf', 'only choices of const and title, each a text, are: decide for one of the others'],
  ['not', 'say what is right by enum or pattern'],
  ['if', 'give the field a visibleFn in the definition'],
  ['then', 'give the field a visibleFn in the definition'],
  ['else', 'give the field a visibleFn in the definition'],
  ['dependentRequired', 'give the field a visibleFn in the definition'],
  ['dependentSchemas', 'give the field a visibleFn in the definition'],
  ['multipleOf', 'use integer, or a pattern'],
  ['prefixItems', 'use an object with a property for each'],
  ['contains', 'leave it out'],
  ['$dynamicRef', 'use $ref to #/$defs/…'],
  ['patternProperties', 'name the properties'],
]);

/** @param root the whole schema, whose `$defs` references lead to */
export function readerOf(root: unknown): Reader {
  const problems: SchemaProblem[] = [];
  const refuse = (path: string, keyword: string, message: string) => {
    problems.push({ path, keyword, message });
  };
  const definitions = isObject(root) && isObject(root['$defs']) ? root['$defs'] : {};

  const follow = (place: Place, seen: readonly string[]): Place | undefined => {
    const { $ref, ...beside } = place.schema;
    if ($ref === undefined) return place;
    const name = typeof $ref === 'string' ? /^#\/\$defs\/([^/]+)$/.exec($ref)?.[1] : undefined;
    const key = name?.replaceAll('~1', '/').replaceAll('~0', '~');
    if (key === undefined || !Object.hasOwn(definitions, key) || !isObject(definitions[key])) {
      refuse(
        place.path,
        '$ref',
        `${JSON.stringify($ref)} leads nowhere: refer to a schema in this one's $defs, as #/$defs/name`,
      );
      return undefined;
    }
    if (seen.includes(key)) {
      refuse(
        place.path,
        '$ref',
        `“${key}” holds itself, which no form ends with: write out how deep it may be`,
      );
      return undefined;
    }
    return follow({ schema: { ...definitions[key], ...beside }, path: place.path }, [...seen, key]);
  };

  return {
    problems,
    refuse,
    properties: 0,
    resolve: (value, path) => {
      if (isObject(value)) return follow({ schema: value, path }, []);
      refuse(
        path,
        'schema',
        `${JSON.stringify(value) ?? 'nothing'} is no schema to make a field from: use an object with a type`,
      );
      return undefined;
    },
    only: ({ schema, path }, known) => {
      for (const keyword of Object.keys(schema))
        if (!everywhere.includes(keyword) && !known.includes(keyword))
          refuse(
            path,
            keyword,
            `“${keyword}” is not supported here: ${instead.get(keyword) ?? 'leave it out'}`,
          );
    },
  };
}
