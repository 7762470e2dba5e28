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

/** Whether a module is no package's. */
export const isOurs = (id: string) => !id.includes('/node_modules/');

/** Whether a module only hands on others under their own names, so that who imports it uses some of them. */
const isBarrel = (code: string) =>
  /^(?:export\s*(?:\*|\{[^}]*\})\s*from\s*["'][^"']*["'];?\s*)+$/.test(
    code.replaceAll(/^\s*\/\/.*$/gm, '').trim(),
  );

/** What a module takes from our own packages and files, by name. */
const namesIn = (code: string): ReadonlySet<string> =>
  new Set(
    [...code.matchAll(/\bimport\s*\{([^}]*)\}\s*from\s*["'](?:@portico\/|\.)/g)]
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim().replace(/\sas\s.*$/s, '')),
  );

/** What comes with a module: what it imports, and of what a barrel hands on those that it names. */
export const usesIn = (graph: Graph) => {
  const codeOf = (id: string) => graph.getModuleInfo(id)?.code ?? '';
  const importsOf = (id: string) => graph.getModuleInfo(id)?.importedIds ?? [];
  const barrels = new Map<string, boolean>();
  const handsOn = (id: string): boolean => {
    const known = barrels.get(id) ?? (isOurs(id) && isBarrel(codeOf(id)));
    barrels.set(id, known);
    return known;
  };
  const handedOnBy = (barrel: string) =>
    [...closureOf([barrel], (id) => (handsOn(id) ? importsOf(id) : []))].filter((id) => !handsOn(id));
  const find = (id: string): readonly string[] => {
    const names = namesIn(codeOf(id));
    const isNamed = (other: string) => graph.getModuleInfo(other)?.exports.some((name) => names.has(name));
    return importsOf(id).flatMap((next) => (handsOn(next) ? handedOnBy(next).filter(isNamed) : [next]));
  };
  const found = new Map<string, readonly string[]>();
  return (id: string): readonly string[] => {
    const uses = found.get(id) ?? find(id);
    found.set(id, uses);
    return uses;
  };
};
