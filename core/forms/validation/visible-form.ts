import { rowItems, type FormDefinition, type Item } from '../definition/definition.ts';
import { isRecord } from '../item/schema-problems.ts';
import { lookAt } from '../definition/sound.ts';
import { mistakeIn } from '../definition/stand-in.ts';
import { record, type Values } from '../item/values.ts';
import { outsideOf, visibleIn, type Scope } from '../definition/visible.ts';

/** A form as whoever has answered so far sees it. */
export type VisibleForm = {
  /** With the items that are there; sections without any are gone. */
  definition: FormDefinition;
  /** The values of these items, those in the rows of lists included, and of nothing else. */
  values: Values;
};

function valuesIn(items: readonly Item[], values: Values, scope: Scope): Values {
  const visible = visibleIn(items, values, scope);
  return record(
    visible.shown.flatMap((item): [string, unknown][] => {
      if (mistakeIn(item) !== undefined || !Object.hasOwn(visible.left, item.name)) return [];
      const value = visible.left[item.name];
      if (item.type !== 'dynamicList' || !Array.isArray(value)) return [[item.name, value]];
      const rows = rowItems(item);
      const around = outsideOf(rows, visible.scope);
      const list = value as readonly unknown[];
      return [[item.name, list.map((row) => (isRecord(row) ? valuesIn(rows, row, { around }) : row))]];
    }),
  );
}

/**
 * What is there of a form, given the values: what is hidden is not, nor what nobody sees because its definition has a
 * mistake. Values may be anything of a stranger's making; {@link validateForm} says what is wrong with those that are left.
 */
export function visibleForm(definition: FormDefinition, values: Values): VisibleForm {
  const { sections } = lookAt(definition).definition;
  const given = isRecord(values) ? values : {};
  const items = sections.flatMap((section) => section.items);
  const shown = new Set(visibleIn(items, given).shown.filter((item) => mistakeIn(item) === undefined));
  return {
    definition: {
      sections: sections.flatMap((section) => {
        const left = section.items.filter((item) => shown.has(item));
        return left.length > 0 ? [{ ...section, items: left }] : [];
      }),
    },
    values: valuesIn(items, given, {}),
  };
}
