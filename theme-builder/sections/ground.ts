import {
  declaredPairs,
  splitPath,
  type ResolvedTheme,
  type Scheme,
  type TokenPath,
  variablePath,
} from '@portico/tokens';
import { contrast, neededContrast } from '@portico/tokens/derive';

/** What a colour has to be told from, and how well it can be. */
export type Ground = { path: TokenPath; color: string; ratio: number; needed: number; passes: boolean };

function pairsAt(path: TokenPath) {
  const own = declaredPairs.filter(({ foreground }) => foreground === path);
  if (own.length > 0) return own;
  const [section] = splitPath(path);
  // a ground is measured by the text on it; those of other sections have fields of their own
  return declaredPairs.filter(
    ({ background, foreground, role }) =>
      background === path && role === 'text' && splitPath(foreground)[0] === section,
  );
}

/** The worst that a colour lies on, or that lies on it; undefined where it has to be told from nothing. */
export function groundOf(theme: ResolvedTheme, at: TokenPath, scheme: Scheme): Ground | undefined {
  const path = variablePath(at);
  const colorAt = (leaf: TokenPath) => String(theme.leaf(leaf, scheme).value);
  const page = colorAt('core_properties.surface');
  return pairsAt(path)
    .map(({ foreground, background, role }): Ground => {
      const ratio = contrast(colorAt(foreground), colorAt(background), page);
      const needed = neededContrast(role, scheme);
      const other = foreground === path ? background : foreground;
      return { path: other, color: colorAt(other), ratio, needed, passes: ratio >= needed };
    })
    .toSorted((one, other) => one.ratio / one.needed - other.ratio / other.needed)[0];
}
