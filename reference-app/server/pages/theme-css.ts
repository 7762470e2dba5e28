import { emitThemeCss, resolveTheme, type Product, type ThemeDocument } from '@portico/tokens';

const published = new Map<string, string>();
const mostThemes = 200;

/** The CSS of an employer's published theme: what differs from the default theme, which every page has as a file. */
export const themeCss = ({
  product,
  document,
  key,
}: {
  product: Product;
  document: ThemeDocument | null;
  key: string;
}): string => {
  const known = published.get(key);
  if (known !== undefined) return known;
  const base = resolveTheme({ product: 'default' });
  const ownProduct = resolveTheme({ product });
  const employer = resolveTheme({
    product,
    layers: document ? [{ id: 'employer', sections: document.sections }] : [],
  });
  const css =
    emitThemeCss(ownProduct, { layer: 'theme.product', than: base }) +
    emitThemeCss(employer, { layer: 'theme.employer', than: ownProduct });
  if (published.size >= mostThemes) published.clear();
  published.set(key, css);
  return css;
};
