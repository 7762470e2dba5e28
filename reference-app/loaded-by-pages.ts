import { closureOf, lazyRootsOf, type Graph } from './module-graph.ts';

const isOurs = (id: string) => !id.includes('/node_modules/');

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
const usesIn = (graph: Graph) => {
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
  return (id: string): readonly string[] => {
    const names = namesIn(codeOf(id));
    const isNamed = (other: string) => graph.getModuleInfo(other)?.exports.some((name) => names.has(name));
    return importsOf(id).flatMap((next) => (handsOn(next) ? handedOnBy(next).filter(isNamed) : [next]));
  };
};

type Program = {
  entry: string;
  /** Whether what is loaded lazily is a page, as each visit begins with one. */
  isPage: (id: string) => boolean;
};

/**
 * Which of our modules more than a third of the pages load: they belong in one file with what all pages load. Left alone, the
 * bundler makes a file of each set of modules that the same pages and later parts share. Each of these dozens of some hundred
 * bytes is asked for by itself, names what it takes from others, and is compressed without what stands in them.
 */
export const loadedByMany = ({ entry, isPage }: Program) => {
  const find = (graph: Graph): ReadonlySet<string> => {
    const uses = usesIn(graph);
    const usesOf = new Map<string, readonly string[]>();
    const comingWith = (id: string) => {
      const known = usesOf.get(id) ?? uses(id);
      usesOf.set(id, known);
      return known;
    };
    const pages = [...lazyRootsOf(graph, entry)].filter(isPage);
    const loads = pages.map((page) => closureOf([entry, page], comingWith));
    const isLoadedByMany = (id: string) => loads.filter((ids) => ids.has(id)).length > pages.length / 3;
    // not the entry: it waits for a page, which would wait for the file that both are in
    return new Set([...usesOf.keys()].filter((id) => id !== entry && isOurs(id) && isLoadedByMany(id)));
  };
  let many: ReadonlySet<string> | undefined;
  return (id: string, graph: Graph): boolean => (many ??= find(graph)).has(id);
};
