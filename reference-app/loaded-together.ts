import { closureOf, lazyRootsOf, type Graph } from './module-graph.ts';

/** A module that only hands on others: who imports it uses some of them. */
const isBarrel = (id: string) => id.endsWith('/index.ts');

type Room = {
  /** The program's own entry. */
  entry: string;
  /** What opens the room. */
  doors: readonly string[];
  /** Whether what is loaded lazily is the room or a later part of it, which is there when the room is. */
  isWithin: (id: string) => boolean;
  /** Whether a barrel's modules are the room's: others hand on what the whole program uses. */
  isOwnBarrel: (id: string) => boolean;
};

/**
 * Which modules a room of the program loads when it is opened, and nobody else ever does. Each later part shares some of
 * them, and so the bundler would make a file of each set of modules that the same parts share: fifty small files that
 * are loaded together.
 */
export const loadedTogether = ({ entry, doors, isWithin, isOwnBarrel }: Room) => {
  const find = (graph: Graph) => {
    const importsOf = (id: string) => graph.getModuleInfo(id)?.importedIds ?? [];
    const others = [...lazyRootsOf(graph, entry)].filter((id) => !isWithin(id));
    const elsewhere = closureOf([entry, ...others], (id) => (isBarrel(id) ? [] : importsOf(id)));
    const all = closureOf(doors, (id) => (isBarrel(id) && !isOwnBarrel(id) ? [] : importsOf(id)));
    return all.difference(elsewhere);
  };
  let own: ReadonlySet<string> | undefined;
  return (id: string, graph: Graph): boolean => (own ??= find(graph)).has(id);
};
