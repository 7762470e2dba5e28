import type { FormDefinition } from '@portico/components/forms';
import type { FormValues } from '../../contract/form-definition.ts';
import { isFileItem, isValues, rowsOf, type Item } from './items.ts';

/** Social security and insurance numbers wait in no draft for somebody to hand them in, whichever field asks for them. */
const isNeverInDrafts = ({ type, rules }: Item): boolean =>
  type === 'ssn' || type === 'sin' || (rules ?? []).some((rule) => rule.type === 'ssn');

/**
 * What is kept of a draft: what was typed into fields that the form has, rows of lists included, whether they are there
 * by now or not.
 */
export function draftAnswers(definition: FormDefinition, values: FormValues): FormValues {
  const keep = (items: readonly Item[], given: FormValues): FormValues =>
    Object.fromEntries(
      items.flatMap((item) => {
        if (!Object.hasOwn(given, item.name) || isNeverInDrafts(item)) return [];
        const value = given[item.name];
        // anything else could be a file that nobody has looked at
        if (isFileItem(item) && !Array.isArray(value)) return [];
        return [[item.name, item.type === 'dynamicList' ? keepRows(rowsOf(item), value) : value]];
      }),
    );
  // what is no row is left out, since it could hold anything
  const keepRows = (items: readonly Item[], rows: unknown): FormValues[] =>
    Array.isArray(rows) ? rows.filter(isValues).map((row) => keep(items, row)) : [];
  return keep(
    definition.sections.flatMap(({ items }) => items),
    values,
  );
}
