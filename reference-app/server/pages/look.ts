import {
  emitThemeCss,
  heroVariantsOf,
  resolveTheme,
  type Product,
  type ThemeDocument,
} from '@portico/tokens';
import { emitFontFaces, usedFonts } from '@portico/tokens/fonts';
import { LRUCache } from 'lru-cache';
import type { BootHero } from '../../contract/boot.ts';
import { heroesOf } from './heroes.ts';

/** What an employer's pages wear. */
export type Look = {
  /** What differs from the default theme, which every page has as a file. */
  css: string;
  heroes: readonly BootHero[];
};

const published = new LRUCache<string, Look>({ max: 200 });

/** What an employer's pages wear with a theme. */
export function makeLook(product: Product, document: ThemeDocument | null): Look {
  const base = resolveTheme({ product: 'default' });
  const ownProduct = resolveTheme({ product });
  const employer = resolveTheme({
    product,
    layers: document ? [{ id: 'employer', sections: document.sections }] : [],
  });
  const variants = document ? heroVariantsOf(document) : [];
  const { heroes, css } = heroesOf(employer, variants);
  return {
    css:
      emitFontFaces(document ? usedFonts(document) : []) +
      emitThemeCss(ownProduct, { layer: 'theme.product', than: base }) +
      emitThemeCss(employer, { layer: 'theme.employer', than: ownProduct, heroes: variants }) +
      css,
    heroes,
  };
}

/** The look of an employer's published theme, remembered by `key`. */
export function lookOf({
  product,
  document,
  key,
}: {
  product: Product;
  document: ThemeDocument | null;
  key: string;
}): Look {
  const known = published.get(key);
  if (known !== undefined) return known;
  const look = makeLook(product, document);
  published.set(key, look);
  return look;
}
