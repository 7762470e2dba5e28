import { closureOf, isOurs, lazyRootsOf, usesIn, type Graph } from './module-graph.ts';

type Program = {
  entry: string;
  /** What a page is called, of those modules that are loaded lazily; undefined for other parts that come later. */
  pageName: (id: string) => string | undefined;
  /** Of those other parts, whether few open it: it loads files of pages that it shares something with, as they are. */
  isRare: (id: string) => boolean;
  /** By so many pages a module is loaded that belongs with what all pages load. */
  many: number;
  /** Whether a page, by its name, has a budget. */
  isBudgeted: (name: string) => boolean;
  /** Whether few go there: it takes what it shares with pages that have a budget in the files that are made for those. */
  isFollower: (name: string) => boolean;
  /**
   * What the file is called of what these pages load: all that is called the same is one file, which each of them loads.
   * @default their names
   */
  fileName?: (names: readonly string[]) => string;
};

/**
 * Which pages load a module at once, as each visit begins with one page. Left alone, the bundler makes a file of each set of
 * modules that the same pages and later parts share. Each of these dozens of some hundred bytes is asked for by itself, which
 * on a slow network takes longer than its bytes, names what it takes from others, and is compressed without what stands in
 * them.
 */
export const loadedByPages = ({
  entry,
  pageName,
  many: enough,
  isRare,
  isBudgeted,
  isFollower,
  fileName = (names) => names.join('-'),
}: Program) => {
  const hasBudget = (page: string) => isBudgeted(pageName(page) ?? '');
  const find = (graph: Graph) => {
    const comingWith = usesIn(graph);
    const lazyIn = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
    const lazy = [...lazyRootsOf(graph, entry)];
    const pages = lazy.filter((id) => pageName(id) !== undefined);
    const leaders = pages.filter((id) => !isFollower(pageName(id) ?? ''));
    const parts = lazy.filter((id) => pageName(id) === undefined && !isRare(id));
    const loads = new Map([...pages, ...parts].map((root) => [root, closureOf([entry, root], comingWith)]));
    const isPage = (id: string) => pages.includes(id);
    /** All that may come after something, without going to a page. */
    const comingAfter = (roots: readonly string[]) =>
      closureOf(roots, (id) => [...comingWith(id), ...lazyIn(id).filter((next) => !isPage(next))]);
    const everywhere = comingAfter([entry]);
    /** What every page may load a moment later. */
    const soon = [...closureOf([entry], comingWith)].flatMap(lazyIn).filter((id) => parts.includes(id));
    const after = new Map(pages.map((page) => [page, comingAfter([page])]));
    const pagesOf = (id: string) => {
      const all = pages.filter((page) => loads.get(page)?.has(id));
      return all.some(hasBudget) ? all.filter((page) => leaders.includes(page)) : all;
    };
    const isLoadedElsewhere = (id: string, own: readonly string[]) =>
      parts.some(
        (part) =>
          loads.get(part)?.has(id) &&
          (everywhere.has(part) || leaders.some((page) => !own.includes(page) && after.get(page)?.has(part))),
      );

    const many = new Set<string>();
    const files = new Map<string, string>();
    // not the entry and not the pages: what waits for them would be in the file that they wait for
    for (const id of new Set([...loads.values()].flatMap((ids) => [...ids])).difference(
      new Set([entry, ...lazy]),
    )) {
      const own = pagesOf(id);
      // what no page with a budget loads is nothing for all to wait for
      if (own.length >= enough && own.some(hasBudget)) {
        if (isOurs(id)) many.add(id);
      } else if (own.length > 0 && !soon.some((part) => loads.get(part)?.has(id))) {
        const name = fileName(own.map((page) => pageName(page) ?? ''));
        files.set(id, isLoadedElsewhere(id, own) ? `${name}-shared` : name);
      }
    }
    return { many, files };
  };
  let found: ReturnType<typeof find> | undefined;
  const look = (graph: Graph) => (found ??= find(graph));
  return {
    /** Whether it is ours and many pages load it, one with a budget among them: it belongs with what all pages load. */
    isOfMany: (id: string, graph: Graph): boolean => look(graph).many.has(id),
    /**
     * The file for all that the same few pages load at once, in two: what parts of other pages load later, too, is apart. Null
     * for what no page loads at once, and for what every page may load a moment later, such as its number of jobs in the
     * cart: no page has to load more for that than it needs.
     */
    fileOf: (id: string, graph: Graph): string | null => look(graph).files.get(id) ?? null,
  };
};
