import {
  products,
  schemes,
  tokenPaths,
  type Product,
  type Scheme,
  type TokenPath,
} from '../contract/index.ts';
import { aliasOf } from '../document/check-tokens.ts';
import { valueIn, type AnySections } from '../document/theme-document.ts';
import { resolveTheme } from '../resolve/resolve-theme.ts';
import { settingAt, withValueAt, type NotUnderstood } from './proposals.ts';

/** Why a leaf cannot be resolved, or undefined when it can. */
function circleAt(theme: ReturnType<typeof resolveTheme>, path: TokenPath, scheme: Scheme) {
  try {
    theme.leaf(path, scheme);
    return undefined;
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
}

/**
 * Sections without the references that lead back to themselves, also by way of the base theme's own references or of
 * derived colours. Only references can close a circle, so nothing else is taken out.
 */
export function withoutCircles(sections: AnySections, product: Product, list: NotUnderstood[]): AnySections {
  // parsing refuses the whole file for that
  if (!products.includes(product)) return sections;
  const theme = resolveTheme({ product, layers: [{ id: 'employer', sections }] });
  let kept = sections;
  for (const path of tokenPaths) {
    const setting = settingAt(sections, path);
    for (const scheme of schemes) {
      if (aliasOf(valueIn(setting, scheme)) === undefined) continue;
      // a reference also serves the schemes of which the setting says nothing
      const served = schemes.filter((each) => each === scheme || valueIn(setting, each) === undefined);
      const circle = served
        .map((each) => circleAt(theme, path, each))
        .find((message) => message !== undefined);
      if (circle === undefined) continue;
      list.push({ path, message: `is left out: ${circle}` });
      kept = withValueAt(kept, { path, scheme, value: undefined });
    }
  }
  return kept;
}
