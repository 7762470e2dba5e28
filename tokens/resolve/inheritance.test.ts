import { expect, test } from 'vitest';
import {
  contextIds,
  hasMoreContrast,
  nestingPaths,
  pathOf,
  products,
  schemeChain,
  schemes,
  sectionIds,
  sectionOf,
  splitPath,
  tokenAt,
  type Product,
  type Scheme,
  type SectionId,
  type TokenPath,
} from '../contract/index.ts';
import { tries } from '../../tests/random.ts';
import { randomTriple } from '../compare/random-theme.test.data.ts';
import { aliasOf } from '../document/check-tokens.ts';
import { valueIn, type Setting } from '../document/theme-document.ts';
import { baseSections, productSections } from '../themes/index.ts';
import { emittedPaths, resolveTheme, type LayerId, type ThemeLayer } from './resolve-theme.ts';

type Told = {
  layer: LayerId;
  rank: number;
  how: 'set' | 'reference' | 'derived';
  value?: unknown;
  lockedBy?: LayerId;
};
type Said = { layer: LayerId; rank: number; setting: Setting };

/** What stands inside a bar for one of the page's colours; itself seen from outside. */
function inBar(path: TokenPath, context: SectionId | undefined): TokenPath | undefined {
  const [section, token] = splitPath(path);
  const own = context && section === 'core_properties' ? sectionOf(context).repoints?.[token] : undefined;
  return context && own !== undefined ? pathOf(context, own) : undefined;
}

/** Inheritance as it is described: the strongest layer that says something, unless a weaker one has locked it. */
function naive(product: Product, layers: readonly ThemeLayer[], context?: SectionId) {
  const stack: ThemeLayer[] = [
    { id: 'default', sections: baseSections },
    { id: 'product', sections: productSections[product] },
    ...layers,
  ];
  const said = (path: TokenPath): { all: Said[]; lockedBy?: LayerId } => {
    const [section, token] = splitPath(path);
    const speakers = [
      section,
      ...sectionIds.filter((id) => sectionOf(id).overrides === section && sectionOf(id).product === product),
    ];
    const all: Said[] = [];
    for (const [rank, { id, sections }] of stack.entries())
      for (const speaker of speakers) {
        const setting = sections[speaker]?.[token];
        if (!setting) continue;
        all.push({ layer: id, rank, setting });
        if (setting.lock) return { all, lockedBy: id };
      }
    return { all };
  };
  const strongest = (path: TokenPath, scheme: Scheme): Said | undefined =>
    said(path).all.findLast(({ setting }) =>
      schemeChain(scheme).some((each) => valueIn(setting, each) !== undefined),
    );
  const hasVariable = (path: TokenPath, scheme: Scheme): boolean =>
    schemes.some((each) => (hasMoreContrast(scheme) || !hasMoreContrast(each)) && strongest(path, each));
  const own = (path: TokenPath, scheme: Scheme, { layer, rank, setting }: Said): Told => {
    const from = schemeChain(scheme).find((each) => valueIn(setting, each) !== undefined) ?? scheme;
    const value = valueIn(setting, from);
    const alias = aliasOf(value);
    if (alias !== undefined)
      return { layer, rank: Math.max(rank, told(alias, scheme).rank), how: 'reference' };
    const isComputed = from !== scheme && tokenAt(path).kind === 'color';
    return isComputed ? { layer, rank, how: 'derived' } : { layer, rank, how: 'set', value };
  };
  const told = (path: TokenPath, scheme: Scheme): Told => {
    const ofBar = inBar(path, context);
    if (ofBar) return naive(product, layers)(ofBar, scheme);
    const [section] = splitPath(path);
    const { derive, follows } = tokenAt(path);
    const names = derive ? [derive.from] : (follows ?? []);
    const last = names.at(-1);
    const source =
      last === undefined
        ? undefined
        : told(
            pathOf(
              section,
              names.find((name) => name === last || hasVariable(pathOf(section, name), scheme)) ?? last,
            ),
            scheme,
          );
    const found = strongest(path, scheme);
    const { lockedBy } = said(path);
    const isOwn =
      found !== undefined && (source === undefined || lockedBy !== undefined || found.rank >= source.rank);
    const result: Told = isOwn
      ? own(path, scheme, found)
      : { layer: source?.layer ?? 'default', rank: source?.rank ?? 0, how: derive ? 'derived' : 'reference' };
    return lockedBy === undefined ? result : { ...result, lockedBy };
  };
  return told;
}

/**
 * Whether the colours decide: a text that stays because it can be read, a follower or a reference that needs more
 * contrast, and what is derived from one of these.
 */
function dependsOnColor(
  path: TokenPath,
  scheme: Scheme,
  told: (path: TokenPath, scheme: Scheme) => Told,
): boolean {
  const { derive, follows, kind } = tokenAt(path);
  if (kind !== 'color') return false;
  if (derive?.step === 'on' || follows !== undefined) return true;
  if (derive) return dependsOnColor(pathOf(splitPath(path)[0], derive.from), scheme, told);
  return hasMoreContrast(scheme) && told(path, scheme).how === 'reference';
}

const corePaths = emittedPaths.filter((path) => path.startsWith('core_properties.'));

test('THEME-01 every leaf’s value and provenance are those of a naive model, over six layers, four schemes, both products and inside bars', () => {
  let compared = 0;
  for (let round = 0; round < tries(90); round += 1) {
    const product = products[round % products.length] ?? 'default';
    const layers = (['parent', 'employer', 'page', 'preview'] as const).map((id, index) => ({
      id,
      sections: randomTriple(round * 4 + index).mine.sections,
    }));
    const page = resolveTheme({ product, layers });
    const context = [undefined, ...contextIds][round % (contextIds.length + 1)];
    const theme = context ? page.within(context) : page;
    const expected = naive(product, layers, context);
    for (const path of context ? [...corePaths, ...nestingPaths(context)] : emittedPaths)
      for (const scheme of schemes) {
        const { provenance, value } = theme.leaf(path, scheme);
        const model = expected(path, scheme);
        expect.soft(provenance.lockedBy, `${path} ${scheme}`).toBe(model.lockedBy);
        if (dependsOnColor(inBar(path, context) ?? path, scheme, expected)) continue;
        compared += 1;
        const { layer, how } = provenance;
        expect
          .soft({ layer, how, ...(how === 'set' && { value }) }, `${path} ${scheme}, round ${round}`)
          .toEqual({
            layer: model.layer,
            how: model.how,
            ...(model.how === 'set' && { value: model.value }),
          });
      }
  }
  expect(compared).toBeGreaterThan(tries(25_000));
});
