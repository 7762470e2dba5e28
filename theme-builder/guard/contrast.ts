import {
  auditContrast,
  splitPath,
  writePair,
  type PairResult,
  type ResolvedTheme,
  type SectionId,
  type ThemeDocument,
  type TokenPath,
  type Waiver,
} from '@portico/tokens';
import { changedPaths } from '../store/step.ts';

const sectionAt = (path: TokenPath): SectionId => splitPath(path)[0];

/** The pairs that people could not tell apart. */
export const failingPairs = (theme: ResolvedTheme): readonly PairResult[] =>
  auditContrast(theme).filter(({ passes }) => !passes);

type Themed = { document: ThemeDocument; theme: ResolvedTheme };

/** A waiver holds for the colours that it was given for: those of the theme that is published with it. */
const isWaived = (pair: PairResult, edited: Themed, published: Themed) => {
  const looks = (theme: ResolvedTheme) =>
    `${theme.leaf(pair.foreground, pair.scheme).css} ${theme.leaf(pair.background, pair.scheme).css}`;
  return (
    looks(edited.theme) === looks(published.theme) &&
    (published.document.waivers ?? []).some((waiver) => waiver.pair === writePair(pair))
  );
};

/** The failing pairs that stand between an edited theme and its publication until somebody gives a reason. */
export const blockingPairs = (
  failing: readonly PairResult[],
  edited: Themed,
  published: Themed,
): readonly PairResult[] => {
  const sections = new Set(changedPaths(published.document, edited.document).map(sectionAt));
  return failing.filter(
    (pair) =>
      (sections.has(sectionAt(pair.foreground)) || sections.has(sectionAt(pair.background))) &&
      !isWaived(pair, edited, published),
  );
};

/** The waivers that a publication leaves: those that pairs still need, and one for each pair that it lets pass. */
export const waiversFor = (
  failing: readonly PairResult[],
  {
    blocking,
    kept = [],
    by,
    reason,
  }: { blocking: readonly PairResult[]; kept?: readonly Waiver[]; by: string; reason: string },
): readonly Waiver[] => {
  const added = blocking.map((pair) => ({ pair: writePair(pair), by, reason }));
  const still = new Set(failing.map(writePair));
  return [
    ...kept.filter(({ pair }) => still.has(pair) && !added.some((waiver) => waiver.pair === pair)),
    ...added,
  ];
};
