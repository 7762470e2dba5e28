import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

/** A module that only hands on others: who imports it uses some of them. */
const isBarrel = (id: string) => id.endsWith('/index.ts');

/** What is loaded at once with any of the given modules. */
const closureOf = (graph: Graph, roots: Iterable<string>, follows: (id: string) => boolean) => {
  const seen = new Set(roots);
  for (const id of seen)
    if (follows(id)) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) seen.add(next);
  return seen;
};

/** What is loaded when it is asked for, wherever in the program that is. */
const lazyRootsOf = (graph: Graph, entry: string) => {
  const seen = new Set([entry]);
  const roots = new Set<string>();
  for (const id of seen) {
    const module = graph.getModuleInfo(id);
    for (const next of module?.dynamicallyImportedIds ?? []) roots.add(next);
    for (const next of [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])])
      seen.add(next);
  }
  return roots;
};

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
    const others = [...lazyRootsOf(graph, entry)].filter((id) => !isWithin(id));
    const elsewhere = closureOf(graph, [entry, ...others], (id) => !isBarrel(id));
    return closureOf(graph, doors, (id) => !isBarrel(id) || isOwnBarrel(id)).difference(elsewhere);
  };
  let own: ReadonlySet<string> | undefined;
  return (id: string, graph: Graph): boolean => (own ??= find(graph)).has(id);
};
