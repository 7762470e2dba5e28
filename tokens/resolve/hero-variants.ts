import { pathOf, tokenNames, type TokenPath } from '../contract/index.ts';
import { heroSection, type HeroVariant, type ThemeDocument } from '../document/theme-document.ts';
import { resolveTheme, type ResolvedTheme, type ThemeLayer } from './resolve-theme.ts';

/** The leaves that a picture may have of its own. */
export const heroPaths: readonly TokenPath[] = tokenNames(heroSection).map((token) =>
  pathOf(heroSection, token),
);
const ownPaths = new Set(heroPaths);

/** A picture of a page from a width on, with the theme as it is on that picture. */
export type ResolvedHero = Omit<HeroVariant, 'tokens'> & { theme: ResolvedTheme };

/**
 * A document's pictures, of one page or of all, the narrowest first. What a picture does not set it takes from the
 * section, not from a narrower picture; everything outside its section is as the theme has it.
 *
 * @param options.below the layers under the document, such as a parent company's theme
 */
export function heroVariantsOf(
  { product, sections, assets }: ThemeDocument,
  { page, below = [] }: { page?: string; below?: readonly ThemeLayer[] } = {},
): readonly ResolvedHero[] {
  const layers: readonly ThemeLayer[] = [...below, { id: 'employer', sections }];
  const revises = { theme: resolveTheme({ product, layers }), changed: ownPaths };
  return (assets?.hero ?? [])
    .filter((variant) => page === undefined || variant.page === page)
    .toSorted((one, other) => one.minWidth - other.minWidth)
    .map(({ tokens, ...hero }) => ({
      ...hero,
      theme: resolveTheme({
        product,
        layers: [...layers, { id: 'page', sections: { [heroSection]: tokens } }],
        revises,
      }),
    }));
}
