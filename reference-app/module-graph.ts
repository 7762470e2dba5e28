import type { Rolldown } from 'vite';

/** What the bundler knows of the modules of a program. */
export type Graph = Rolldown.ChunkingContext;

/** Some modules, and all that come with them. */
export const closureOf = (
  roots: Iterable<string>,
  comingWith: (id: string) => Iterable<string>,
): ReadonlySet<string> => {
  const seen = new Set(roots);
  for (const id of seen) for (const next of comingWith(id)) seen.add(next);
  return seen;
};

/** What is loaded when it is asked for, wherever in the program that is. */
export const lazyRootsOf = (graph: Graph, entry: string): ReadonlySet<string> => {
  const lazyIn = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const all = closureOf([entry], (id) => [...(graph.getModuleInfo(id)?.importedIds ?? []), ...lazyIn(id)]);
  return new Set([...all].flatMap(lazyIn));
};
