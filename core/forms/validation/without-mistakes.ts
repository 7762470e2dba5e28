import type { FormDefinition, Item } from '../definition/definition.ts';
import { lookAt } from '../definition/sound.ts';
import { mistakeIn } from '../definition/stand-in.ts';

const soundOf = (items: readonly Item[]): readonly Item[] =>
  items.flatMap((item): readonly Item[] => {
    if (mistakeIn(item) !== undefined) return [];
    if (item.type !== 'dynamicList' || !item.dynamicListOptions) return [item];
    const rows = soundOf(item.dynamicListOptions.items as readonly Item[]);
    return [{ ...item, dynamicListOptions: { ...item.dynamicListOptions, items: rows } }];
  });

/**
 * A definition without the fields that have a mistake, for whoever hands it to a `CheckedForm`; itself where there is none.
 * Takes anything, and checks each object once.
 */
export function withoutMistakes(definition: unknown): FormDefinition {
  const { definition: sound } = lookAt(definition);
  if (sound === definition) return sound;
  return { sections: sound.sections.map((section) => ({ ...section, items: soundOf(section.items) })) };
}
