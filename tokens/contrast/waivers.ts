import { writePair } from '../document/pair.ts';
import type { ThemeDocument, Waiver } from '../document/theme-document.ts';
import { heroVariantsOf } from '../resolve/hero-variants.ts';
import { resolveTheme, type ResolvedTheme } from '../resolve/resolve-theme.ts';
import { auditContrast, type PairResult } from './audit.ts';
import { auditHeroes, type HeroPairResult } from './audit-heroes.ts';

/** A pair of the theme, or of the words on one of its pictures. */
export type JudgedPair = PairResult | HeroPairResult;

/** Lets a failing pair pass, for a reason, as long as its colours are what they are now. */
export const waiverFor = (pair: JudgedPair, { by, reason }: { by: string; reason: string }): Waiver => ({
  pair: writePair(pair),
  by,
  reason,
  colors: pair.colors,
});

/** Whether a waiver is about a pair. It holds for the colours that it was given for. */
export const waives = ({ pair: name, colors }: Waiver, pair: JudgedPair): boolean =>
  name === writePair(pair) && colors?.[0] === pair.colors[0] && colors[1] === pair.colors[1];

/** All pairs of a document that cannot be told apart, in its theme and on its pictures. */
export const failingPairs = (
  document: ThemeDocument,
  theme: ResolvedTheme = resolveTheme({
    product: document.product,
    layers: [{ id: 'employer', sections: document.sections }],
  }),
): readonly JudgedPair[] =>
  [...auditContrast(theme), ...auditHeroes(heroVariantsOf(document))].filter(({ passes }) => !passes);

/** Those that fail without anybody having said why: they stand between a document and its publication. */
export const unwaivedPairs = (
  { waivers = [] }: ThemeDocument,
  failing: readonly JudgedPair[],
): readonly JudgedPair[] => failing.filter((pair) => !waivers.some((waiver) => waives(waiver, pair)));
