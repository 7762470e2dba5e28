import { pathOf, splitPath, type Product, type TokenPath } from '../contract/index.ts';
import type { AnySections } from '../document/theme-document.ts';
import { factsOf } from './facts.ts';

/** The leaf that has the CSS variable, which pairs and pages know: of one that only overrides a product's core, the core's. */
export const variablePath = (path: TokenPath): TokenPath => factsOf(path).path;

/**
 * Where a theme has to say something about a leaf for it to count: there, unless it has said it more strongly already,
 * in the section that overrides the leaf's for its product.
 */
export function decidingPath(
  { product, sections }: { product: Product; sections: AnySections },
  path: TokenPath,
): TokenPath {
  const [section, token] = splitPath(path);
  const speakers = factsOf(path).speakers[product];
  const stronger = speakers
    .slice(speakers.indexOf(section) + 1)
    .findLast((id) => sections[id]?.[token] !== undefined);
  return stronger === undefined ? path : pathOf(stronger, token);
}
