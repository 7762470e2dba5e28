import type { ReactNode } from 'react';
import { plain } from '../combobox/options.ts';

/** Something that people can have done. */
export type Command = {
  /** Tells it from the others. */
  id: string;
  label: string;
  /** A second line; it is searched too. */
  description?: string;
  /** The heading it stands under. */
  group?: string;
  /** A picture before the label. It says nothing that the label does not say. */
  icon?: ReactNode;
  /** The keys that do it anywhere, as people read them. The app listens to them. */
  shortcut?: string;
  /** Other words that people look for it by. */
  keywords?: string;
  onSelect: () => void;
} & (
  | { disabled?: false; reason?: undefined }
  | {
      disabled: true;
      /** Why it cannot be done now. */
      reason: string;
    }
);

/** Commands under their heading; those without one have no label. */
export type Group = { label: string | undefined; commands: readonly Command[] };

const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The commands in which each word of a query begins some word, whatever its case and accents. */
export const findCommands = (commands: readonly Command[], query: string): readonly Command[] => {
  const sought = wordsOf(query);
  // nothing but signs finds nothing
  if (sought.length === 0) return query.trim() === '' ? commands : [];
  return commands.filter(({ label, description = '', group = '', keywords = '' }) => {
    const words = wordsOf(`${label} ${description} ${group} ${keywords}`);
    return sought.every((each) => words.some((word) => word.startsWith(each)));
  });
};

/** Commands by their headings, in the order in which those come first; the recent ones before all others. */
export const groupCommands = (
  commands: readonly Command[],
  recent: { ids: readonly string[]; label: string },
): readonly Group[] => {
  const byId = new Map(commands.map((command) => [command.id, command]));
  const first = recent.ids.flatMap((id) => byId.get(id) ?? []);
  const groups = [...Map.groupBy(commands, ({ group }) => group)]
    .map(([label, each]) => ({ label, commands: each.filter((command) => !first.includes(command)) }))
    .filter((group) => group.commands.length > 0);
  return first.length > 0 ? [{ label: recent.label, commands: first }, ...groups] : groups;
};
