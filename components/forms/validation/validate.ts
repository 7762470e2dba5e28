import { itemsOf, kindOf, rowItems, type FormDefinition, type Item } from '../definition/definition.ts';
import type { Rule } from '../definition/rules.ts';
import type { Values } from '../definition/values.ts';
import { visibleItems } from '../definition/visible.ts';
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

/**
 * What is wrong with one answer: that it is missing, else what its type finds, else the first rule that it breaks, else
 * what the item's own validator says. Rows of a list are the business of {@link validateForm}.
 *
 * @param value as the form holds it; undefined counts as missing
 * @param values all values around it, for validators that look at others
 */
export const validateItem = (
  item: Item,
  value: unknown,
  values: Values,
  context: ValidationContext,
): Problem | undefined => {
  const kind = kindOf(item);
  if (!kind?.value || item.disabled) return undefined;
  const plain = item as never;
  const held = value ?? kind.empty?.(plain);
  const read = kind.value.safeParse(held);
  if (!read.success) return said({ key: 'invalid' }, context);
  const answer = read.data as never;
  if (kind.isMissing?.(answer, plain)) return item.required ? requiredProblem(item, context) : undefined;
  const finding = kind.check?.(answer, plain, context);
  if (finding) return said(finding, context);
  for (const rule of item.rules ?? []) {
    if (!kind.rules?.includes(rule.type)) continue;
    const broken = ruleFinding(rule as Rule, answer, context);
    if (broken) return said(broken, context, rule.message);
  }
  const own = item.customValidator?.(answer, values);
  return own ? { rule: 'own', message: own } : undefined;
};

/** What is wrong in a form, by the paths of its fields (`city`, `jobs.0.title`), in the order of the page. */
export type FormProblems = ReadonlyMap<string, Problem>;

const problemsIn = (
  items: readonly Item[],
  values: Values,
  context: ValidationContext,
  around: Values,
  path: string,
): (readonly [string, Problem])[] =>
  visibleItems(items, { ...around, ...values }).flatMap((item) => {
    const value = Object.hasOwn(values, item.name) ? values[item.name] : undefined;
    const here = `${path}${item.name}`;
    const problem = validateItem(item, value, { ...around, ...values }, context);
    const own = problem ? [[here, problem] as const] : [];
    if (item.type !== 'dynamicList' || item.disabled || !Array.isArray(value)) return own;
    const rows = rowItems(item);
    return [
      ...own,
      ...value.flatMap((row: unknown, index) =>
        typeof row === 'object' && row !== null
          ? problemsIn(rows, row as Values, context, { ...around, ...values }, `${here}.${index}.`)
          : [],
      ),
    ];
  });

/** What is wrong in a whole form, rows of lists included; what is hidden is not looked at. */
export const validateForm = (
  definition: FormDefinition,
  values: Values,
  context: ValidationContext,
): FormProblems => new Map(problemsIn(itemsOf(definition), values, context, {}, ''));
