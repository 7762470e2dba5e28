import { parseTheme, type ThemeDocument } from '@portico/tokens';
import { mergeThemes, resolveConflict, type Conflict } from '@portico/tokens/compare';

export type MergedDraft = {
  /** Holds mine wherever there is a conflict. */
  document: ThemeDocument;
  conflicts: readonly Conflict[];
  /**
   * What the next merge starts from: theirs, but where there is a conflict what both started from, so that it asks
   * again.
   */
  base: ThemeDocument;
};

/** Two people's drafts in one; undefined when that is too large to be stored. */
export function mergeDrafts({
  base,
  mine,
  theirs,
}: {
  base: ThemeDocument;
  mine: ThemeDocument;
  theirs: ThemeDocument;
}): MergedDraft | undefined {
  const { document, conflicts } = mergeThemes(base, mine, theirs);
  if (!parseTheme(document).ok) return undefined;
  const asksAgain = conflicts.reduce(
    (result, conflict) => resolveConflict(result, { ...conflict, theirs: conflict.base }, 'theirs'),
    theirs,
  );
  return { document, conflicts, base: asksAgain };
}

/** A document with their value at each place that both changed. */
export const withTheirs = (document: ThemeDocument, conflicts: readonly Conflict[]): ThemeDocument =>
  conflicts.reduce((result, conflict) => resolveConflict(result, conflict, 'theirs'), document);
