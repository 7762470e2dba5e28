import { itemsOf, type FormDefinition, type Item } from '@portico/core/forms';
import { inOneOrder } from '../../forms/in-one-order.ts';

/** In which way a field is another one than before; `options` is everything that has no name of its own here. */
type Difference = 'required' | 'optional' | 'type' | 'label' | 'options';

/** What candidates notice of a new version. */
export type Changes = {
  added: readonly Item[];
  removed: readonly Item[];
  changed: readonly { item: Item; before: Item; differences: readonly Difference[] }[];
  /** Sections have other titles, or fields that were there before are in another place. */
  isRearranged: boolean;
};

/** Compares the fields of two versions of a form by their names. */
export function changesSince(before: FormDefinition, after: FormDefinition): Changes {
  const old = new Map(itemsOf(before).map((item) => [item.name, item]));
  const names = new Set(itemsOf(after).map(({ name }) => name));
  const kept = new Set([...names].filter((name) => old.has(name)));
  return {
    added: itemsOf(after).filter(({ name }) => !kept.has(name)),
    removed: itemsOf(before).filter(({ name }) => !kept.has(name)),
    changed: itemsOf(after).flatMap((item) => {
      const earlier = old.get(item.name);
      const differences = earlier ? differencesOf(earlier, item) : [];
      return earlier && differences.length > 0 ? [{ item, before: earlier, differences }] : [];
    }),
    isRearranged: arrangementOf(before, kept) !== arrangementOf(after, kept),
  };
}

/** Whether a new version would be the same as the one before. */
export const isUnchanged = ({ added, removed, changed, isRearranged }: Changes): boolean =>
  added.length + removed.length + changed.length === 0 && !isRearranged;

function differencesOf(before: Item, after: Item): readonly Difference[] {
  const { required: wasRequired = false, type: oldType, label: oldLabel, ...oldRest } = before;
  const { required = false, type, label, ...rest } = after;
  return [
    ...(required === wasRequired ? [] : [required ? ('required' as const) : ('optional' as const)]),
    ...(type === oldType ? [] : ['type' as const]),
    ...(label === oldLabel ? [] : ['label' as const]),
    // what belongs to another type says nothing more
    ...(type !== oldType || inOneOrder(rest) === inOneOrder(oldRest) ? [] : ['options' as const]),
  ];
}

/** The sections, with those of their fields that both versions have. */
const arrangementOf = ({ sections }: FormDefinition, kept: ReadonlySet<string>): string =>
  inOneOrder(
    sections.map(({ items, ...head }) => ({
      head,
      names: items.map(({ name }) => name).filter((name) => kept.has(name)),
    })),
  );
