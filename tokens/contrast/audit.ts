import {
  schemes,
  splitPath,
  tokenAt,
  type ColorRole,
  type Scheme,
  type TokenPath,
} from '../contract/index.ts';
import { emittedPaths, type ResolvedTheme } from '../resolve/resolve-theme.ts';
import { composite, contrast, nearestPassing, neededContrast } from './contrast.ts';

/** One pair of colours that people must be able to tell apart, and whether they can. */
export type PairResult = {
  foreground: TokenPath;
  background: TokenPath;
  scheme: Scheme;
  /** WCAG 2.2 ratio, alpha composited over the page. */
  ratio: number;
  needed: number;
  passes: boolean;
};

/** The pairs that the contract declares by role, without their results. */
export const declaredPairs: readonly { foreground: TokenPath; background: TokenPath; role: ColorRole }[] =
  emittedPaths.flatMap((foreground) => {
    const { role, against = [] } = tokenAt(foreground);
    if (role !== 'text' && role !== 'edge' && role !== 'focus') return [];
    const [section] = splitPath(foreground);
    return against.map((name) => ({
      foreground,
      background: (name.includes('.') ? name : `${section}.${name}`) as TokenPath,
      role,
    }));
  });

const ground = (theme: ResolvedTheme, scheme: Scheme) =>
  theme.leaf('core_properties.surface', scheme).value as string;

/** Every declared pair in every scheme. */
export const auditContrast = (theme: ResolvedTheme): readonly PairResult[] =>
  schemes.flatMap((scheme) =>
    declaredPairs.map(({ foreground, background, role }) => {
      const needed = neededContrast(role, scheme);
      const ratio = contrast(
        theme.leaf(foreground, scheme).value as string,
        theme.leaf(background, scheme).value as string,
        ground(theme, scheme),
      );
      return { foreground, background, scheme, ratio, needed, passes: ratio >= needed };
    }),
  );

/** Colours that would mend a pair: the same hue, lightness moved as little as it takes. */
export const repairPair = (
  theme: ResolvedTheme,
  { foreground, background, scheme, needed }: PairResult,
): { foreground: string; background: string } => {
  const seen = (path: TokenPath) =>
    composite(theme.leaf(path, scheme).value as string, ground(theme, scheme));
  return {
    foreground: nearestPassing(seen(foreground), [seen(background)], needed),
    background: nearestPassing(seen(background), [seen(foreground)], needed),
  };
};
