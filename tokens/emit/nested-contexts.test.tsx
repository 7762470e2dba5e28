import { describe, expect, onTestFinished, test } from 'vitest';
import { commands } from 'vitest/browser';
import {
  contextIds,
  cssValue,
  hasMoreContrast,
  liesIn,
  products,
  schemes,
  sectionClass,
  sectionIds,
  sectionOf,
  splitPath,
  tokenAt,
  vars,
  type Kind,
  type Scheme,
  type SectionId,
  type TokenPath,
} from '../contract/index.ts';
import { randomFrom, tries } from '../../tests/random.ts';
import { randomTriple } from '../compare/random-theme.test.data.ts';
import { paintedColor } from '../color/contrast.ts';
import { emittedPaths, resolveTheme, type ResolvedTheme } from '../resolve/resolve-theme.ts';
import { emitThemeCss } from './emit-css.ts';

function wear(...sheets: readonly string[]) {
  const worn = sheets.map((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...worn];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !worn.includes(sheet));
  };
}

function inside(parent: Element, attributes: Record<string, string> = {}): HTMLElement {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent.append(element);
  return element;
}

/** An element whose variables are looked at, and what it should find there. */
type Specimen = { element: HTMLElement; section: SectionId; theme: ResolvedTheme; where: string };

const componentSections = sectionIds.filter((id) => sectionOf(id).tier === 'component');
const systemSections = sectionIds.filter((id) => sectionOf(id).tier === 'system' && !sectionOf(id).overrides);

/** Every section's part in a themed element: by itself, and inside each bar where it may lie there. */
const specimensIn = (root: Element, theme: ResolvedTheme, where: string): Specimen[] => [
  ...systemSections.map((section) => ({ element: inside(root), section, theme, where })),
  ...componentSections.map((section) => ({
    element: inside(root, { class: sectionClass(section) }),
    section,
    theme,
    where,
  })),
  ...contextIds.flatMap((context) => {
    const child = inside(inside(root, { class: sectionClass(context) }));
    const nested = { theme: theme.within(context), where: `${where}, in ${context}` };
    return [
      { element: inside(child), section: 'core_properties' as const, ...nested },
      ...componentSections
        .filter((id) => liesIn(id, context))
        .map((section) => ({ element: inside(child, { class: sectionClass(section) }), section, ...nested })),
    ];
  }),
];

const property: Partial<Record<Kind, 'color' | 'box-shadow'>> = { color: 'color', shadow: 'box-shadow' };

/** A list of shadows without those that nobody sees. */
const visibleLayers = (shadows: string) =>
  shadows
    .split(/,\s*(?=rgb)/)
    .filter((layer) => !/^(?:none|rgba\(0, 0, 0, 0\))/.test(layer))
    .join(', ');

/**
 * Asks what an element computes for a value; of kinds that no one property has, the text of a variable. All are asked before
 * any is answered, so that styles are computed once.
 */
function ask(element: HTMLElement, kind: Kind, css: string): () => string {
  const name = property[kind] ?? '--probe';
  const probe = inside(element);
  probe.style.setProperty(name, css);
  return () => {
    const seen = getComputedStyle(probe).getPropertyValue(name);
    return kind === 'shadow' ? visibleLayers(seen) : seen;
  };
}

function variableOf(path: TokenPath): string {
  const [section, token] = splitPath(path);
  return (vars as unknown as Record<string, Record<string, string>>)[section]?.[token] ?? '';
}
function expectedCss(theme: ResolvedTheme, path: TokenPath, scheme: Scheme): string {
  const { value } = theme.leaf(path, scheme);
  const definition = tokenAt(path);
  return definition.kind === 'color'
    ? paintedColor(value as string)
    : cssValue(definition.kind, value as never, definition);
}

function wrongIn({ element, section, theme, where }: Specimen, scheme: Scheme): string[] {
  const asked = emittedPaths
    .filter((path) => splitPath(path)[0] === section)
    .map((path) => {
      const { kind } = tokenAt(path);
      return {
        path,
        seen: ask(element, kind, variableOf(path)),
        wanted: ask(element, kind, expectedCss(theme, path, scheme)),
      };
    });
  const answers = asked.map(({ path, seen, wanted }) => ({ path, seen: seen(), wanted: wanted() }));
  element.replaceChildren();
  return answers
    .filter(({ seen, wanted }) => seen !== wanted)
    .map(({ path, seen, wanted }) => `${path} ${where}, ${scheme}: ${seen}, not ${wanted}`);
}

describe('themes and bars inside each other', () => {
  test('THEME-01 every variable computes to its leaf’s value, in two themes, both bars and four schemes', async () => {
    const { documentElement: html } = document;
    onTestFinished(async () => {
      delete html.dataset['ptScheme'];
      await commands.emulateMedia({ contrast: 'no-preference' });
    });
    let looked = 0;
    const rounds = tries(12);
    const firstTheme = Math.floor(randomFrom(12)() * 1e6);
    for (let round = 0; round < rounds; round += 1) {
      const product = products[round % 2] ?? 'default';
      const themeOf = (seed: number) =>
        resolveTheme({ product, layers: [{ id: 'employer', sections: randomTriple(seed).mine.sections }] });
      const [outer, inner] = [themeOf(firstTheme + round * 2), themeOf(firstTheme + round * 2 + 1)];
      const takeOff = wear(
        emitThemeCss(outer, { layer: 'theme.employer', than: resolveTheme({ product: 'default' }) }),
        emitThemeCss(inner, { layer: 'theme.panel', within: '[data-pt-theme="inner"]' }),
      );
      const root = inside(document.body);
      const specimens = [
        ...specimensIn(root, outer, 'page'),
        ...specimensIn(inside(root, { 'data-pt-theme': 'inner' }), inner, 'inner theme'),
      ];
      for (const scheme of schemes) {
        html.dataset['ptScheme'] = scheme.startsWith('dark') ? 'dark' : 'light';
        await commands.emulateMedia({ contrast: hasMoreContrast(scheme) ? 'more' : 'no-preference' });
        for (const specimen of specimens) {
          looked += 1;
          expect.soft(wrongIn(specimen, scheme), `round ${round}`).toEqual([]);
        }
      }
      root.remove();
      takeOff();
    }
    expect(looked).toBeGreaterThan(250 * rounds);
  });

  test('THEME-01 a part that is told another scheme shows the theme in that scheme, bars included', () => {
    const theme = resolveTheme({ product: 'default' });
    const root = inside(document.body);
    onTestFinished(() => root.remove());
    for (const scheme of ['light', 'dark'] as const)
      for (const specimen of specimensIn(inside(root, { 'data-pt-scheme': scheme }), theme, 'part'))
        expect.soft(wrongIn(specimen, scheme)).toEqual([]);
  });
});
