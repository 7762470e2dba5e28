import { fold } from '@portico/core/text';

export type ComboboxOption = {
  value: string;
  label: string;
  /** A second line, such as where a place lies. It is searched too. */
  description?: string;
  /** The heading it stands under. Options of a group follow each other. */
  group?: string;
  /** @default false */
  disabled?: boolean;
};

/** A line of the list: a heading, or an option and its place among the options. */
export type Row =
  | { kind: 'group'; key: string; label: string }
  | { kind: 'option'; key: string; option: ComboboxOption; index: number };

/** Prepares options for being searched at each key. @returns those in which all words of a query occur */
export function searchable(options: readonly ComboboxOption[]) {
  let texts: readonly string[] | undefined;
  return (query: string): readonly ComboboxOption[] => {
    const words = fold(query).split(' ').filter(Boolean);
    if (words.length === 0) return options;
    texts ??= options.map(({ label, description = '', group = '' }) =>
      fold(`${label} ${description} ${group}`),
    );
    const searched = texts;
    return options.filter((_, index) => words.every((word) => searched[index]?.includes(word)));
  };
}

/** The lines of the list, with a heading where a group begins. */
export const rowsOf = (options: readonly ComboboxOption[]): readonly Row[] =>
  options.flatMap((option, index): Row[] => {
    const row: Row = { kind: 'option', key: option.value, option, index };
    const { group } = option;
    return group !== undefined && group !== options[index - 1]?.group
      ? [{ kind: 'group', key: `group ${index}`, label: group }, row]
      : [row];
  });

/**
 * The option that a step leads to, past those that are disabled; from the last one to the first and back.
 *
 * @param from -1 for none
 * @param by steps of more than one stop at the ends
 */
export function stepTo(options: readonly ComboboxOption[], from: number, by: number): number {
  const open = options.flatMap((option, index) => (option.disabled ? [] : [index]));
  if (open.length === 0) return -1;
  const at = open.indexOf(from);
  if (at === -1) return (by > 0 ? open[0] : open.at(-1)) ?? -1;
  const next = at + by;
  const place =
    Math.abs(by) === 1 ? (next + open.length) % open.length : Math.min(Math.max(next, 0), open.length - 1);
  return open[place] ?? -1;
}
