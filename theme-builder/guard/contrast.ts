import {
  auditContrast,
  failingPairs,
  unwaivedPairs,
  waiverFor,
  waives,
  type JudgedPair,
  type PairResult,
  type ResolvedTheme,
  type Waiver,
} from '@portico/tokens';
import type { Themed } from '../store/editor-state.ts';

/** The pairs of a theme that people could not tell apart. */
export const failuresOf = (theme: ResolvedTheme): readonly PairResult[] =>
  auditContrast(theme).filter(({ passes }) => !passes);

/** The failing pairs that stand between a theme and its publication until somebody gives a reason; on its pictures, too. */
export const blockingPairs = ({ document, theme }: Themed): readonly JudgedPair[] =>
  unwaivedPairs(document, failingPairs(document, theme));

/** The waivers that a publication leaves: those that pairs still need, and one for each pair that it lets pass. */
export const waiversFor = (
  { document, theme }: Themed,
  given: { by: string; reason: string },
): readonly Waiver[] =>
  failingPairs(document, theme).map(
    (pair) => (document.waivers ?? []).find((waiver) => waives(waiver, pair)) ?? waiverFor(pair, given),
  );
