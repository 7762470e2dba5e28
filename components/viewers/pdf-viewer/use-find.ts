import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { DocumentProps } from 'react-pdf';
import { matchesOf, type Match, type TextRun } from './find-text.ts';

export type Pdf = Parameters<NonNullable<DocumentProps['onLoadSuccess']>>[0];
/** A match and the page that it is on. */
export type Hit = { page: number; match: Match };

const none: readonly Hit[] = [];

/** The text of a document's pages that were searched; the pages themselves are not kept. */
const searched = new WeakMap<Pdf, TextRun[][]>();
async function runsOf(pdf: Pdf, page: number): Promise<TextRun[]> {
  const known = searched.get(pdf) ?? [];
  searched.set(pdf, known);
  known[page] ??= (await (await pdf.getPage(page)).getTextContent()).items.map((item) =>
    'str' in item ? item : { str: '', hasEOL: false },
  );
  return known[page];
}

/** What people look for in a document, and what of it was found. */
export function useFind(pdf: Pdf | undefined) {
  /** How often people asked for it since it was closed. */
  const [asked, setAsked] = useState(0);
  const isOpen = asked > 0;
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<{ pdf: Pdf; query: string; hits: readonly Hit[]; at: number }>();
  /** What had the focus before, and gets it back. */
  const opener = useRef<HTMLElement>(null);
  const wanted = useDeferredValue(query.trim());

  useEffect(() => {
    if (!pdf || !isOpen || wanted === '') return undefined;
    let isOver = false;
    const search = async () => {
      const hits: Hit[] = [];
      for (let page = 1; page <= pdf.numPages; page += 1) {
        const runs = await runsOf(pdf, page);
        if (isOver) return;
        hits.push(...matchesOf(runs, wanted).map((match) => ({ page, match })));
      }
      setFound({ pdf, query: wanted, hits, at: 0 });
    };
    // a document that is taken away meanwhile has nothing to be found in
    search().catch((problem: unknown) => {
      if (!isOver) reportError(problem);
    });
    return () => {
      isOver = true;
    };
  }, [pdf, isOpen, wanted]);

  const isSettled = isOpen && wanted !== '' && found?.query === wanted && found.pdf === pdf;
  const hits = isSettled ? found.hits : none;
  const at = isSettled ? found.at : 0;
  return {
    isOpen,
    query,
    setQuery,
    /** What was found, once all pages have been searched. */
    hits,
    isSettled,
    at,
    current: hits[at],
    step: (by: 1 | -1) => {
      if (isSettled && hits.length > 0) setFound({ ...found, at: (at + by + hits.length) % hits.length });
    },
    asked,
    open: () => {
      // pages that are out of view go with what is in them, their region stays
      if (!isOpen)
        opener.current =
          document.activeElement?.closest<HTMLElement>('[data-control], [role="region"]') ?? null;
      setAsked((times) => times + 1);
    },
    close: () => {
      setAsked(0);
      opener.current?.focus({ preventScroll: true });
    },
  };
}
export type Find = ReturnType<typeof useFind>;
