import {
  isReadOnly,
  itemsOf,
  kindOf,
  rowItems,
  type FormDefinition,
  type Item,
} from '../definition/definition.ts';
import { isRecord } from '../definition/schema-problems.ts';
import type { AnyKind } from '../definition/kind.ts';
import type { Rule } from '../definition/rules.ts';
import type { Values } from '../definition/values.ts';
import { lookAt } from '../definition/sound.ts';
import { outsideOf, visibleIn, type Scope } from '../definition/visible.ts';
import type { Finding, MessageKey, ValidationContext } from './finding.ts';
import { nameIn } from './label.ts';
import { ruleFinding } from './rules.ts';

/** What is wrong with an answer. */
export type Problem = {
  /** Which text says it; `own` for one that the definition brings. */
  rule: MessageKey | 'own';
  /** For people to read, in the language of the context. */
  message: string;
};

const said = ({ key, values }: Finding, { text }: ValidationContext, own?: string): Problem => ({
  rule: key,
  message: own ?? text(key, values),
});

const requiredProblem = (item: Item, { text }: ValidationContext): Problem => {
  const name = nameIn(item.label);
  return {
    rule: 'required',
    message: name === undefined ? text('required') : text('requiredName', { name }),
  };
};

const ownProblem = (item: Item, answer: unknown, values: () => Values): Problem | undefined => {
  if (!item.customValidator) return undefined;
  try {
    const message: unknown = item.customValidator(answer as never, values());
    return typeof message === 'string' && message !== '' ? { rule: 'own', message } : undefined;
  } catch (error) {
    // the mistake is the definition's: nobody is kept from answering by it
    console.error(`The customValidator of “${item.name}” failed.`, error);
    return undefined;
  }
};

const ruleProblem = (item: Item, kind: AnyKind, answer: unknown, context: ValidationContext) => {
  for (const rule of item.rules ?? []) {
    if (!kind.rules?.includes(rule.type)) continue;
    const broken = ruleFinding(rule as Rule, answer, { locale: context.locale, counts: kind.counts });
    if (broken) return said(broken, context, rule.message);
  }
  return undefined;
};

const problemOf = (
  item: Item,
  value: unknown,
  values: () => Values,
  context: ValidationContext,
): Problem | undefined => {
  const kind = kindOf(item);
  if (!kind?.value || item.disabled) return undefined;
  const plain = item as never;
  const read = kind.value.safeParse(value ?? kind.empty?.(plain));
  if (!read.success) return said({ key: 'invalid' }, context);
  // nobody can mend what cannot be changed: as in HTML, only what may be filled in is asked for
  if (isReadOnly(item)) return undefined;
  const held: unknown = read.data;
  // as it is once the field is left, which is how it is sent
  const answer = (kind.trims && typeof held === 'string' ? held.trim() : held) as never;
  if (kind.isMissing?.(answer, plain))
    return item.required ? requiredProblem(item, context) : ownProblem(item, answer, values);
  const finding = kind.check?.(answer, plain, context);
  if (finding) {
    const rule = item.rules?.find(({ type }) => type === finding.key && kind.rules?.includes(type));
    return said(finding, context, rule?.message);
  }
  return ruleProblem(item, kind, answer, context) ?? ownProblem(item, answer, values);
};

/**
 * What is wrong with one answer: that it is missing, else what its type finds, else the first rule that it breaks, else
 * what the item's own validator says, which is asked about optional answers that are missing, too. Texts are looked at
 * without the spaces around them. Rows of a list are the business of {@link validateForm}.
 *
 * @param value as the form holds it; undefined and null count as missing
 * @param values all values around it, for validators that look at others
 */
export const validateItem = (
  item: Item,
  value: unknown,
  values: Values,
  context: ValidationContext,
): Problem | undefined => problemOf(item, value, () => values, context);

/** What is wrong in a form, by the paths of its fields (`city`, `jobs.0.title`), in the order of the page. */
export type FormProblems = ReadonlyMap<string, Problem>;

const findProblems = (
  items: readonly Item[],
  values: Values,
  {
    around,
    path,
    into,
    context,
  }: Scope & { path: string; into: Map<string, Problem>; context: ValidationContext },
): void => {
  const { shown, left, scope } = visibleIn(items, values, { around });
  for (const item of shown) {
    const value = Object.hasOwn(left, item.name) ? left[item.name] : undefined;
    const here = `${path}${item.name}`;
    const problem = problemOf(item, value, scope, context);
    if (problem) into.set(here, problem);
    if (item.type !== 'dynamicList' || item.disabled || isReadOnly(item) || !Array.isArray(value)) continue;
    const rows = rowItems(item);
    const outside = outsideOf(rows, scope);
    for (const [index, row] of (value as readonly unknown[]).entries())
      if (typeof row === 'object' && row !== null)
        findProblems(rows, row as Values, { around: outside, path: `${here}.${index}.`, into, context });
  }
};

/**
 * What is wrong in a whole form, rows of lists included. What is hidden is not looked at, and neither conditions nor validators
 * see its value; nor is what nobody sees because its definition has a mistake. Values may be anything of a stranger's making.
 */
export const validateForm = (
  definition: FormDefinition,
  values: Values,
  context: ValidationContext,
): FormProblems => {
  const into = new Map<string, Problem>();
  const sound = itemsOf(lookAt(definition).definition);
  findProblems(sound, isRecord(values) ? values : {}, { path: '', into, context });
  return into;
};
