import { isReadOnly, itemsOf, rowItems, type FormDefinition, type Item } from '../definition/definition.ts';
import { isRecord } from '../item/schema-problems.ts';
import { lookAt } from '../definition/sound.ts';
import type { Values } from '../item/values.ts';
import { outsideOf, visibleIn, type Scope } from '../definition/visible.ts';
import type { ValidationContext } from '../rules/finding.ts';
import { problemOf, type Problem } from './validate-item.ts';

/** What is wrong in a form, by the paths of its fields (`city`, `jobs.0.title`), in the order of the page. */
export type FormProblems = ReadonlyMap<string, Problem>;

function findProblems(
  items: readonly Item[],
  values: Values,
  {
    around,
    path,
    into,
    context,
  }: Scope & { path: string; into: Map<string, Problem>; context: ValidationContext },
): void {
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
}

/**
 * What is wrong in a whole form, rows of lists included. What is hidden is not looked at, and neither conditions nor validators
 * see its value; nor is what nobody sees because its definition has a mistake. Values may be anything of a stranger's making.
 */
export function validateForm(
  definition: FormDefinition,
  values: Values,
  context: ValidationContext,
): FormProblems {
  const into = new Map<string, Problem>();
  const sound = itemsOf(lookAt(definition).definition);
  findProblems(sound, isRecord(values) ? values : {}, { path: '', into, context });
  return into;
}
