import type * as z from 'zod/mini';
import { patternOf } from '../validation/rules.ts';
import { itemSchema, kindOf, sectionHead, type FormDefinition } from './definition.ts';
import type { FieldType } from '../fields/kinds.ts';

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

const pathText = (path: readonly PropertyKey[]) =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`))
    .join('');

const shown = (value: unknown): string => {
  if (typeof value === 'function') return 'a function';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
    root,
  );

const expectedIn = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return `has to be ${{ string: 'a text', number: 'a number', int: 'a whole number', boolean: 'true or false', array: 'a list', object: 'an object' }[issue.expected as string] ?? issue.expected}`;
    case 'invalid_value':
      return `has to be ${issue.values.map((value) => shown(value)).join(', ')}`;
    case 'too_small':
      return `has to be at least ${String(issue.minimum)}${issue.origin === 'string' ? ' character long' : ''}`;
    case 'too_big':
      return `has to be at most ${String(issue.maximum)}`;
    case 'invalid_union': {
      const options = issue.errors.flatMap((one) => one.slice(0, 1).map(expectedIn));
      return options.length > 0 ? [...new Set(options)].join(', or ') : 'is none of what is allowed here';
    }
    case 'invalid_format':
      return 'is not written as it should be';
    default:
      return issue.message;
  }
};

type Place = { path: readonly PropertyKey[]; field?: string };

const problemsOf = (issues: readonly z.core.$ZodIssue[], subject: unknown, { path, field }: Place) =>
  issues.flatMap((issue): DefinitionProblem[] => {
    const place = [...path, ...issue.path];
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: pathText([...place, key]),
        ...(field === undefined ? {} : { field }),
        message: `“${key}” is not known here and has no effect`,
        severity: 'warning',
      }));
    const value = valueAt(subject, issue.path);
    const got = value === undefined ? 'is missing: it ' : '';
    return [
      {
        path: pathText(place),
        ...(field === undefined ? {} : { field }),
        message: `${got}${expectedIn(issue)}${value === undefined ? '' : `, not ${shown(value)}`}`,
        severity: 'error',
      },
    ];
  });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const checkItem = (item: unknown, path: readonly PropertyKey[], around: Set<string>): DefinitionProblem[] => {
  if (!isRecord(item))
    return [{ path: pathText(path), message: `has to be an item, not ${shown(item)}`, severity: 'error' }];
  const name = typeof item['name'] === 'string' ? item['name'] : undefined;
  const place = { path, ...(name === undefined ? {} : { field: name }) };
  const tell = (below: readonly PropertyKey[], message: string, severity: 'error' | 'warning' = 'error') => ({
    path: pathText([...path, ...below]),
    ...(name === undefined ? {} : { field: name }),
    message,
    severity,
  });
  const kind = typeof item['type'] === 'string' ? kindOf({ type: item['type'] }) : undefined;
  if (!kind) return [tell(['type'], `there is no type ${shown(item['type'])}`)];
  const parsed = itemSchema(item['type'] as FieldType).safeParse(item);
  const found = parsed.success ? [] : problemsOf(parsed.error.issues, item, place);
  if (name !== undefined) {
    if (around.has(name)) found.push(tell(['name'], `another field is called “${name}” too`));
    around.add(name);
  }
  const rules = Array.isArray(item['rules']) ? (item['rules'] as unknown[]) : [];
  for (const [index, rule] of rules.entries()) {
    if (!isRecord(rule)) continue;
    if (kind.rules?.includes(rule['type'] as never) !== true)
      found.push(
        tell(['rules', index], `the rule ${shown(rule['type'])} has no effect on this type`, 'warning'),
      );
    if (rule['type'] !== 'regex' || typeof rule['value'] !== 'string') continue;
    try {
      patternOf(rule['value']);
    } catch {
      found.push(
        tell(['rules', index, 'value'], `is no regular expression: ${shown(rule['value'])}`, 'warning'),
      );
    }
  }
  const rows = isRecord(item['dynamicListOptions']) ? item['dynamicListOptions']['items'] : undefined;
  if (Array.isArray(rows)) {
    const names = new Set<string>();
    for (const [index, row] of rows.entries())
      found.push(...checkItem(row, [...path, 'dynamicListOptions', 'items', index], names));
  }
  return found;
};

const namesIn = (items: readonly unknown[]): string[] =>
  items.flatMap((item) => (isRecord(item) && typeof item['name'] === 'string' ? [item['name']] : []));

/**
 * The mistakes of a definition, field by field; none for a good one. Takes anything, since definitions come from servers
 * and editors.
 */
export const checkDefinition = (definition: unknown): readonly DefinitionProblem[] => {
  if (!isRecord(definition) || !Array.isArray(definition['sections']))
    return [{ path: 'sections', message: 'is missing: it has to be a list of sections', severity: 'error' }];
  const names = new Set<string>();
  const found = definition['sections'].flatMap((section: unknown, index) => {
    const path = ['sections', index];
    const head = sectionHead.safeParse(section);
    const own = head.success ? [] : problemsOf(head.error.issues, section, { path });
    const items = isRecord(section) && Array.isArray(section['items']) ? section['items'] : [];
    return [
      ...own,
      ...items.flatMap((item: unknown, place) => checkItem(item, [...path, 'items', place], names)),
    ];
  });
  return [...found, ...unknownFields(definition as unknown as FormDefinition, names)];
};

/** Dependencies and conditions that name no field. */
const unknownFields = (definition: FormDefinition, known: ReadonlySet<string>): DefinitionProblem[] => {
  const within = (
    items: readonly unknown[],
    path: readonly PropertyKey[],
    names: ReadonlySet<string>,
  ): DefinitionProblem[] =>
    items.flatMap((item, index) => {
      if (!isRecord(item)) return [];
      const here = [...path, index];
      const field = typeof item['name'] === 'string' ? { field: item['name'] } : {};
      const dependencies = Array.isArray(item['dependencies']) ? item['dependencies'] : [];
      const own = dependencies.flatMap((name, place): DefinitionProblem[] =>
        names.has(name as string)
          ? []
          : [
              {
                path: pathText([...here, 'dependencies', place]),
                ...field,
                message: `there is no field ${shown(name)}`,
                severity: 'warning',
              },
            ],
      );
      const condition = item['visibleFn'];
      if (isRecord(condition) && typeof condition['field'] === 'string' && !names.has(condition['field']))
        own.push({
          path: pathText([...here, 'visibleFn', 'field']),
          ...field,
          message: `there is no field ${shown(condition['field'])}`,
          severity: 'warning',
        });
      const rows = isRecord(item['dynamicListOptions']) ? item['dynamicListOptions']['items'] : undefined;
      return Array.isArray(rows)
        ? [
            ...own,
            ...within(rows, [...here, 'dynamicListOptions', 'items'], new Set([...names, ...namesIn(rows)])),
          ]
        : own;
    });
  return definition.sections.flatMap((section, index) =>
    Array.isArray(section?.items) ? within(section.items, ['sections', index, 'items'], known) : [],
  );
};
