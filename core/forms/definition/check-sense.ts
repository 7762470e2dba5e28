import { patternOf } from '../rules/check-rule.ts';
import type { AnyKind } from '../item/kind.ts';
import { isRecord, shown, type DefinitionProblem } from '../item/schema-problems.ts';

type Severity = DefinitionProblem['severity'];
type Tools = {
  tell: (path: readonly PropertyKey[], message: string, severity?: Severity) => DefinitionProblem;
  /** Whether there is a field of this name beside the item or around it. */
  isKnown: (name: string) => boolean;
  /** How many rows the lists around make at least. */
  rows: number;
};
type Written = Readonly<Record<string, unknown>>;

const listIn = (item: Written, key: string): readonly unknown[] =>
  Array.isArray(item[key]) ? (item[key] as readonly unknown[]) : [];

const groupIn = (item: Written, key: string): Written => (isRecord(item[key]) ? item[key] : {});

function* ruleProblems(item: Written, kind: AnyKind, { tell }: Tools) {
  const bounds = new Map<unknown, number>();
  for (const [index, rule] of listIn(item, 'rules').entries()) {
    if (!isRecord(rule)) continue;
    const { type, value } = rule;
    if (!kind.rules?.includes(type as never)) {
      const known = kind.rules?.length ? `those that have are ${kind.rules.join(', ')}` : 'leave it out';
      yield tell(['rules', index], `the rule ${shown(type)} has no effect on this type: ${known}`, 'warning');
      continue;
    }
    if (typeof value === 'number') bounds.set(type, value);
    if (type !== 'regex' || typeof value !== 'string') continue;
    try {
      patternOf(value);
    } catch (error) {
      yield tell(
        ['rules', index, 'value'],
        `is no regular expression and lets everything pass: ${(error as Error).message}`,
        'warning',
      );
    }
  }
  for (const what of ['Length', 'Value']) {
    const [min, max] = [bounds.get(`min${what}`), bounds.get(`max${what}`)];
    if (min !== undefined && max !== undefined && min > max)
      yield tell(
        ['rules'],
        `no answer is at least ${min} and at most ${max}: make max${what} the larger one`,
      );
  }
}

function* nameProblems(item: Written, { tell, isKnown }: Tools) {
  for (const [index, name] of listIn(item, 'dependencies').entries())
    if (typeof name === 'string' && !isKnown(name))
      yield tell(
        ['dependencies', index],
        `there is no field ${shown(name)}: name one of this form`,
        'warning',
      );
  const { field } = groupIn(item, 'visibleFn');
  if (typeof field !== 'string') return;
  const path = ['visibleFn', 'field'];
  if (field === item['name'])
    yield tell(path, 'a field cannot decide whether it is there itself: name another one', 'warning');
  else if (!isKnown(field))
    yield tell(path, `there is no field ${shown(field)}: name one of this form`, 'warning');
}

function* optionProblems(item: Written, kind: AnyKind, { tell }: Tools) {
  const { label, name, hidden } = item;
  if (kind.isValue && hidden !== true && (label === undefined || label === ''))
    yield tell(
      ['label'],
      `is missing: candidates read ${shown(name)} in its place, so say what is asked`,
      'warning',
    );
  if (item['required'] === true && !kind.isValue)
    yield tell(
      ['required'],
      'has no effect: a field of this type holds no answer, also where something is signed in it',
      'warning',
    );
  const { needs } = kind;
  if (needs !== undefined && item[needs] === undefined)
    yield tell([needs], `is missing: there is nothing to show of this type without it`);
  const { apiEndpoint } = groupIn(item, 'selectOptions');
  if (
    typeof apiEndpoint === 'string' &&
    apiEndpoint.includes('{parentValue}') &&
    !listIn(item, 'dependencies').length
  )
    yield tell(
      ['selectOptions', 'apiEndpoint'],
      'asks for the value of a field by {parentValue}: name that field first in “dependencies”',
    );
  const { enableFrom, enableUntil } = groupIn(item, 'dateOptions');
  if (typeof enableFrom === typeof enableUntil && (enableFrom as number) > (enableUntil as number))
    yield tell(
      ['dateOptions'],
      'there is no day to choose: enableUntil has to be the same as enableFrom, or after it',
    );
}

/** How many rows a list begins with, by the rule that the form goes by. */
function minimumOf(item: Written): number {
  const rule = listIn(item, 'rules').find((one) => isRecord(one) && one['type'] === 'minLength');
  return isRecord(rule) && typeof rule['value'] === 'number' ? rule['value'] : 0;
}

/** More rows than anybody fills in, and as many as a browser shows at once. */
const mostRows = 1000;

/** How many rows an item is there in, with those that it makes itself; of too many, those around. */
export function rowsIn(item: Written, around: number): number {
  const rows = around * Math.max(1, minimumOf(item));
  return rows > mostRows ? around : rows;
}

function* rowProblems(item: Written, { tell, rows }: Tools) {
  const minimum = minimumOf(item);
  if (rows * minimum > mostRows)
    yield tell(
      ['rules'],
      `a form begins with the rows of minLength, and ${rows * minimum} are too many to show: ask for at most ${Math.floor(mostRows / rows)}`,
    );
  const list = groupIn(item, 'dynamicListOptions');
  const names = new Set(listIn(list, 'items').map((row) => (isRecord(row) ? row['name'] : undefined)));
  for (const name of Object.keys(groupIn(list, 'itemDefaultValue')))
    if (!names.has(name))
      yield tell(
        ['dynamicListOptions', 'itemDefaultValue', name],
        `there is no field ${shown(name)} in a row: name one of them`,
        'warning',
      );
}

/** What the shape of an item does not tell: rules that contradict each other, names that nobody has, options that do nothing. */
export const senseProblems = (item: Written, kind: AnyKind, tools: Tools): readonly DefinitionProblem[] => [
  ...optionProblems(item, kind, tools),
  // most items of a long form have nothing of these
  ...(item['dynamicListOptions'] ? rowProblems(item, tools) : []),
  ...(item['rules'] ? ruleProblems(item, kind, tools) : []),
  ...(item['dependencies'] || item['visibleFn'] ? nameProblems(item, tools) : []),
];
