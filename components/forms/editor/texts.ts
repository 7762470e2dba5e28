import type { FormDefinition, Item } from '@portico/core/forms';
import { useMemo } from 'react';
import { useMessages } from '../../messages/locale.tsx';
import type keys from '../../locales/en-US/editor.json';
import english from '../../locales/en-US/editor.json?messages';
import { isText, itemAt, type Place } from './place.ts';

type Key = keyof typeof keys;

const itemName = ({ label, name }: Pick<Item, 'label' | 'name'>): string => (isText(label) ? label : name);

function make(text: ReturnType<typeof useMessages<Key>>) {
  /** What only schemas know of may have no text yet. */
  const known = (key: string, otherwise: string): string =>
    Object.hasOwn(english, key) ? text(key as Key) : otherwise;
  const sectionName = (definition: FormDefinition, section: number): string => {
    const title = definition.sections[section]?.title;
    return isText(title) ? title : text('section', { number: section + 1 });
  };
  return {
    text,
    typeName: (type: string) => known(`type.${type}`, type),
    groupName: (group: string) => known(`group.${group}`, group),
    optionName: (id: string) => known(`option.${id}`, id),
    optionHelp: (id: string): string | undefined => known(`help.${id}`, '') || undefined,
    valueName: (id: string, value: string | number | boolean) => known(`value.${id}.${value}`, String(value)),
    itemName,
    sectionName,
    placeName: (definition: FormDefinition, place: Place): string => {
      const item = itemAt(definition, place);
      return item ? itemName(item) : sectionName(definition, place.section);
    },
  };
}

/** The texts of the editor, in the language around. */
export type EditorTexts = ReturnType<typeof make>;

export function useEditorTexts(): EditorTexts {
  const text = useMessages<Key>('editor', english);
  return useMemo(() => make(text), [text]);
}
