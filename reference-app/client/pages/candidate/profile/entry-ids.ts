/** The entries of a list with the names by which the page knows them: the server tells them apart by their place alone. */
export type NamedEntries<Entry> = { entries: readonly Entry[]; ids: readonly string[]; next: number };

export const nameEntries = <Entry>(entries: readonly Entry[]): NamedEntries<Entry> => ({
  entries,
  ids: entries.map((_, at) => String(at)),
  next: entries.length,
});

/**
 * The names of what a list has become: what stands in it as before keeps its name, and so does what was changed where it
 * stands; the others are new.
 *
 * @param edited the name of the one that was changed here, wherever it stands by now
 */
export function followEntries<Entry>(
  before: NamedEntries<Entry>,
  entries: readonly Entry[],
  edited?: string,
): NamedEntries<Entry> {
  const left = new Map(before.entries.map((entry, at) => [at, JSON.stringify(entry)]));
  const ids: (string | undefined)[] = entries.map((entry) => {
    const text = JSON.stringify(entry);
    const [at] = [...left].find(([, other]) => other === text) ?? [];
    if (at === undefined) return undefined;
    left.delete(at);
    return before.ids[at];
  });
  let { next } = before;
  const isAsLong = entries.length === before.entries.length;
  return {
    entries,
    ids: ids.map((id, at) => {
      if (id !== undefined) return id;
      if (isAsLong && left.delete(at)) return before.ids[at] ?? '';
      if (edited !== undefined && left.delete(before.ids.indexOf(edited))) return edited;
      next += 1;
      return String(next - 1);
    }),
    next,
  };
}
