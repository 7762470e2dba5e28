import { currentSchema, isSame } from '@portico/tokens';
import { mergeThemes } from '@portico/tokens/compare';
import type { ThemeDocument } from '../../contract/themes.ts';
import { validateTheme } from './validate-theme.ts';

// a document that was checked has the shape that the tokens package says it has
type TokensDocument = Parameters<typeof mergeThemes>[0];

/** What two documents make of the one that both began from. */
export function mergeDocuments(
  base: ThemeDocument | null,
  mine: ThemeDocument,
  theirs: ThemeDocument | null,
): ReturnType<typeof mergeThemes> {
  const orEmpty = (document: ThemeDocument | null) =>
    (document ?? { schema: currentSchema, product: mine.product, sections: {} }) as TokensDocument;
  return mergeThemes(orEmpty(base), orEmpty(mine), orEmpty(theirs));
}

/**
 * A draft that goes on from what is published now: its own changes stand, and elsewhere it says what the site wears. So to
 * publish it undoes nothing but what it is about, and that is listed before it is published.
 *
 * @param options.from what it was made from
 * @param options.to what is published now
 * @returns null when it changes nothing of that
 */
export function carriedDraft({
  draft,
  from,
  to,
}: {
  draft: ThemeDocument;
  from: ThemeDocument | null;
  to: ThemeDocument;
}): ThemeDocument | null {
  if (isSame(draft, from)) return null;
  const { document } = mergeDocuments(from, draft, to);
  if (isSame(document, to)) return null;
  const checked = validateTheme(document);
  // two themes can be too large together: then the draft stays, and all of it is listed as its changes
  return checked.ok ? checked.document : draft;
}
