import { closureOf, isOurs, lazyRootsOf, usesIn, type Graph } from './module-graph.ts';

type Program = {
  entry: string;
  /** What a page is called, of those modules that are loaded lazily; undefined for other parts that come later. */
  pageName: (id: string) => string | undefined;
};

/**
 * Which pages load a module at once, as each visit begins with one page. Left alone, the bundler makes a file of each set of
 * modules that the same pages and later parts share. Each of these dozens of some hundred bytes is asked for by itself, which
 * on a slow network takes longer than its bytes, names what it takes from others, and is compressed without what stands in
 * them.
 */
export const loadedByPages = ({ entry, pageName }: Program) => {
  const find = (graph: Graph) => {
    const comingWith = usesIn(graph);
    const lazyIn = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
    const lazy = [...lazyRootsOf(graph, entry)];
    const pages = lazy.filter((id) => pageName(id) !== undefined);
    const parts = lazy.filter((id) => pageName(id) === undefined);
    const loads = new Map([...pages, ...parts].map((root) => [root, closureOf([entry, root], comingWith)]));
    const isPage = (id: string) => pages.includes(id);
    /** All that may come after something, without going to a page. */
    const comingAfter = (roots: readonly string[]) =>
      closureOf(roots, (id) => [...comingWith(id), ...lazyIn(id).filter((next) => !isPage(next))]);
    const everywhere = comingAfter([entry]);
    /** What every page may load a moment later. */
    const soon = [...closureOf([entry], comingWith)].flatMap(lazyIn).filter((id) => !isPage(id));
    const after = new Map(pages.map((page) => [page, comingAfter([page])]));
    const pagesOf = (id: string) => pages.filter((page) => loads.get(page)?.has(id));
    const isLoadedElsewhere = (id: string, own: readonly string[]) =>
      parts.some(
        (part) =>
          loads.get(part)?.has(id) &&
          (everywhere.has(part) || pages.some((page) => !own.includes(page) && after.get(page)?.has(part))),
      );

    const many = new Set<string>();
    const files = new Map<string, string>();
    // not the entry and not the pages: what waits for them would be in the file that they wait for
    for (const id of new Set([...loads.values()].flatMap((ids) => [...ids])).difference(
      new Set([entry, ...lazy]),
    )) {
      const own = pagesOf(id);
      if (own.length > pages.length / 3) {
        if (isOurs(id)) many.add(id);
      } else if (own.length > 0 && !soon.some((part) => loads.get(part)?.has(id))) {
        const names = own.map(pageName).join('-');
        files.set(id, isLoadedElsewhere(id, own) ? `${names}-shared` : names);
      }
    }
    return { many, files };
  };
  let found: ReturnType<typeof find> | undefined;
  const look = (graph: Graph) => (found ??= find(graph));
  return {
    /** Whether it is ours and more than a third of the pages load it: it belongs with what all pages load. */
    isOfMany: (id: string, graph: Graph): boolean => look(graph).many.has(id),
    /**
     * The file for all that the same few pages load at once, in two: what parts of other pages load later, too, is apart. Null
     * for what no page loads at once, and for what every page may load a moment later, such as its number of jobs in the
     * cart: no page has to load more for that than it needs.
     */
    fileOf: (id: string, graph: Graph): string | null => look(graph).files.get(id) ?? null,
  };
};
