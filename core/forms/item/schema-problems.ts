import type * as z from 'zod/mini';

/** A mistake in a definition, for those who write it. */
export type DefinitionProblem = {
  /** Where it stands, such as `sections[0].items[3].rules[1].value`. */
  path: string;
  /** The name of the field, where there is one. */
  field?: string;
  /** What is wrong and what would be right. */
  message: string;
  /** With an error the field is not shown to candidates; what a warning tells of has no effect. */
  severity: 'error' | 'warning';
};

/** Where in a definition one is, and in which field. */
export type Place = { path: readonly PropertyKey[]; field?: string | undefined };

const pathText = (path: readonly PropertyKey[]) =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`))
    .join('');

/** A mistake at a place. */
export const problemAt = (
  { path, field }: Place,
  message: string,
  severity: DefinitionProblem['severity'] = 'error',
): DefinitionProblem => ({
  path: pathText(path),
  ...(field === undefined ? {} : { field }),
  message,
  severity,
});

/** A value in a message, cut at 60 characters. */
export function shown(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  // what editors hand over may hold itself, which JSON cannot say
  try {
    const text = JSON.stringify(value) ?? String(value);
    return text.length > 60 ? `${text.slice(0, 60)}…` : text;
  } catch {
    return `a value of the type ${typeof value}`;
  }
}

/** Whether a value is an object with names. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Words in a row: `a, b or c`. */
export const anyOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;

const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, part)
        ? Reflect.get(value, part)
        : undefined,
    root,
  );

const typeNames: ReadonlyMap<string, string> = new Map([
  ['string', 'a text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'an object'],
  ['record', 'an object'],
]);

/** The patterns of this schema, in words. */
const formats: ReadonlyMap<string, string> = new Map([
  ['/^(?:\\.\\w+)+$/', 'an ending such as .pdf'],
  ['/^[A-Z]{2}$/', 'two capital letters such as CH'],
  [
    '/^(?:YYYY|MM?(?!M)|DD?(?!D)|HH|mm|[^A-Za-z])*$/',
    'made of YYYY, MM, M, DD, D, HH and mm, such as MM/DD/YYYY',
  ],
]);

function expectedIn(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `has to be ${typeNames.get(issue.expected) ?? issue.expected}`;
    case 'invalid_value':
      return `has to be ${anyOf(issue.values.map((value) => shown(value)))}`;
    case 'too_small': {
      const unit =
        issue.origin === 'string' ? ' character long' : issue.origin === 'array' ? ' item long' : '';
      const bound = issue.inclusive === false ? `more than ${issue.minimum}` : `at least ${issue.minimum}`;
      return `has to be ${bound}${unit}`;
    }
    case 'too_big':
      return `has to be at most ${String(issue.maximum)}`;
    case 'invalid_union': {
      const options = 'options' in issue ? (issue.options as unknown[]) : [];
      if (options.length > 0) return `has to be ${anyOf(options.map(shown))}`;
      const either = issue.errors.flatMap((one) => one.slice(0, 1).map(expectedIn));
      return [...new Set(either)].join(', or ');
    }
    case 'invalid_format':
      return `has to be ${formats.get(issue.pattern ?? '') ?? 'https, or a path of this site that begins with one slash'}`;
    default:
      return issue.message;
  }
}

/** What a schema found wrong, in words that name the place, the mistake and what would be right. */
export const schemaProblems = (
  issues: readonly z.core.$ZodIssue[],
  subject: unknown,
  { path, field }: Place,
): readonly DefinitionProblem[] =>
  issues.flatMap((issue): readonly DefinitionProblem[] => {
    const here = [...path, ...issue.path];
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) =>
        problemAt(
          { path: [...here, key], field },
          `“${key}” is not known here and has no effect: leave it out`,
          'warning',
        ),
      );
    const value = valueAt(subject, issue.path);
    const expected = expectedIn(issue);
    const message = value === undefined ? `is missing: it ${expected}` : `${expected}, not ${shown(value)}`;
    return [problemAt({ path: here, field }, message)];
  });
