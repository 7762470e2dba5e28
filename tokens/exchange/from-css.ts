import {
  checkValue,
  cssVariable,
  hasMoreContrast,
  listedVariable,
  products,
  schemes,
  splitPath,
  tokenAt,
  type Scheme,
  type TokenPath,
} from '../contract/index.ts';
import { parseTheme } from '../document/parse-theme.ts';
import type { AnySections, ThemeDocument } from '../document/theme-document.ts';
import { emittedPaths } from '../resolve/resolve-theme.ts';
import { withoutCircles } from './circles.ts';
import { readDeclarations, type Declaration } from './css-declarations.ts';
import { matchingParen, splitTop } from '../dtcg/css-text.ts';
import { fromCssValue } from '../dtcg/css-values.ts';
import { currentSchema } from '../document/theme-document.ts';
import { refuseLargeText } from '../dtcg/json.ts';
import {
  proposalsOf,
  withValueAt,
  type Imported,
  type ImportOptions,
  type NotUnderstood,
} from './proposals.ts';
import { Unreadable } from '../dtcg/references.ts';

const pathsByVariable = new Map<string, TokenPath>(emittedPaths.map((path) => [listedVariable(path), path]));
/** The same on the roots of components, whose sections share names: a site's own style sheets can be read too. */
const pathsOnRoots = new Map<string, TokenPath>(
  emittedPaths.map((path) => [`${splitPath(path)[0]} ${cssVariable(path)}`, path]),
);
/** The sections on whose roots a declaration stands, from the outermost: a part inside a bar has two. */
function sectionsAround({ within }: Declaration): readonly string[] {
  const [selector = ''] = (within.at(-1) ?? '').split(',');
  return [...selector.matchAll(/\.pt-(\w+)/g)].map(([, section = '']) => section);
}
const pathOfDeclaration = (declaration: Declaration): TokenPath | undefined =>
  pathsOnRoots.get(`${sectionsAround(declaration).at(-1)} ${declaration.property}`) ??
  pathsByVariable.get(declaration.property);
/** The two schemes of light-dark(), for everybody and for those who ask for more contrast. */
const standard = schemes.filter((scheme) => !hasMoreContrast(scheme));
const more = schemes.filter(hasMoreContrast);

// no value of a theme is longer
const longestValue = 4000;
const longestChain = 50;

/** A value as it is in one arm of its light-dark(), also inside a list of shadows. */
function armOf(text: string, arm: number): string {
  let value = text;
  // four shadows, and light-dark() in light-dark()
  for (let count = 0; count < 12; count++) {
    const at = value.toLowerCase().indexOf('light-dark(');
    const close = at === -1 ? -1 : matchingParen(value, at + 10);
    if (close === -1) return value;
    const chosen = splitTop(value.slice(at + 11, close), ',')[arm] ?? '';
    value = value.slice(0, at) + chosen + value.slice(close + 1);
  }
  return value;
}

type Lookup = ReadonlyMap<string, string>;

/** What a property says in one arm: another leaf, or a value of its kind, references to the text's own properties followed. */
function valueOf(path: TokenPath, text: string, arm: number, own: Lookup, used: Set<string>): unknown {
  const definition = tokenAt(path);
  const read = (raw: string, way: readonly string[]): unknown => {
    if (raw.length > longestValue) throw new Unreadable(`must not be longer than ${longestValue} characters`);
    const value = armOf(raw, arm).trim();
    const reference = /^var\(\s*(--[\w-]+)\s*(?:,([^]*))?\)$/i.exec(value);
    if (!reference) {
      const meant = fromCssValue(definition.kind, value);
      const wrong = checkValue(definition.kind, meant, definition);
      if (wrong !== undefined) throw new Unreadable(wrong);
      return meant;
    }
    const [, name = '', fallback] = reference;
    const target = pathsOnRoots.get(`${splitPath(path)[0]} ${name}`) ?? pathsByVariable.get(name);
    if (target !== undefined) {
      const { kind } = tokenAt(target);
      if (kind === definition.kind) return `{${target}}`;
      throw new Unreadable(`refers to ${name}, which is a ${kind}, not a ${definition.kind}`);
    }
    if (way.includes(name))
      throw new Unreadable(`refers to itself in a circle: ${[...way, name].join(' → ')}`);
    if (way.length >= longestChain) throw new Unreadable(`refers over more than ${longestChain} steps`);
    const next = own.get(name) ?? fallback;
    if (next === undefined) throw new Unreadable(`refers to ${name}, which this text does not set`);
    used.add(name);
    return read(next, [...way, name]);
  };
  return read(text, []);
}

/** Which schemes a rule is for: those of its contrast, or the one that it names. */
function placeOf({ within }: Declaration): { pair: readonly Scheme[]; named: number } {
  const around = within.join(' ');
  const named = standard.findIndex((scheme) =>
    new RegExp(
      `prefers-color-scheme\\s*:\\s*${scheme}\\b|data-pt-scheme\\s*=\\s*["']?${scheme}\\b`,
      'i',
    ).test(around),
  );
  return { pair: /prefers-contrast\s*:\s*more\b/i.test(around) ? more : standard, named };
}

/** The values of a declaration by scheme. A plain one says nothing of the dark scheme, which is derived as in a theme. */
function valuesOf(
  declaration: Declaration,
  path: TokenPath,
  own: Lookup,
  used: Set<string>,
): readonly [Scheme, unknown][] {
  const { value: text } = declaration;
  const { pair, named } = placeOf(declaration);
  const at = (arm: number) => valueOf(path, text, arm, own, used);
  if (named !== -1) return pair.slice(named, named + 1).map((scheme) => [scheme, at(named)]);
  const isPlain = !/light-dark\(/i.test(text);
  return pair.map((scheme, arm) => [scheme, isPlain && arm > 0 && pair === standard ? undefined : at(arm)]);
}

/** Inside a bar, system tokens take the bar's own values: that is no value of the theme. */
function isRepointed(path: TokenPath, declaration: Declaration) {
  const [section] = sectionsAround(declaration);
  return section !== undefined && section !== splitPath(path)[0];
}

function readAll(declarations: readonly Declaration[], list: NotUnderstood[]): AnySections {
  const own: Lookup = new Map(declarations.map(({ property, value }) => [property, value]));
  const used = new Set<string>();
  const understood = new Set<string>();
  let sections: AnySections = {};
  for (const declaration of declarations) {
    const path = pathOfDeclaration(declaration);
    if (path === undefined) continue;
    understood.add(declaration.property);
    if (isRepointed(path, declaration)) {
      const message = 'is left out: it only holds inside another component';
      list.push({ path: declaration.property, message });
      continue;
    }
    try {
      // the last one counts, as in a style sheet
      for (const [scheme, value] of valuesOf(declaration, path, own, used))
        sections = withValueAt(sections, { path, scheme, value });
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      list.push({ path: declaration.property, message: error.message });
    }
  }
  for (const property of own.keys())
    if (!understood.has(property) && !used.has(property))
      list.push({ path: property, message: 'is not a variable of a theme, such as --pt-core-brand' });
  return sections;
}

/**
 * A theme from the `--pt-…` custom properties of a text of CSS, in whatever rules they stand. Nothing is executed and
 * nothing is thrown. light-dark(), rules for a colour scheme and for more contrast set the schemes that they are for;
 * var() of another theme variable becomes a reference, var() of the text's own properties is followed.
 */
export function fromCss(text: string, { onto }: ImportOptions = {}): Imported {
  const large = refuseLargeText(text);
  if (large) return large;
  const list: NotUnderstood[] = [];
  const product = onto?.product ?? products[0];
  const sections = withoutCircles(readAll(readDeclarations(text), list), product, list);
  const document: ThemeDocument = {
    schema: currentSchema,
    product,
    sections: sections as ThemeDocument['sections'],
  };
  const parsed = parseTheme(document);
  if (!parsed.ok) return parsed;
  return {
    ok: true,
    document: parsed.document,
    proposals: proposalsOf(parsed.document, onto),
    notUnderstood: list,
    foreign: { file: {} },
  };
}
