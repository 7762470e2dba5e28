import {
  hasMoreContrast,
  schemeChain,
  schemes,
  type ResolvedTheme,
  type Scheme,
  type TokenPath,
} from '@portico/tokens';
import { composite, contrast, neededContrast, readColor } from '@portico/tokens/derive';
import type { HtmlPart } from './backend.ts';

/** As visitors get it: its styles are rules, in attributes, or both. */
type OwnHtml = { html: string; css: string };

/** A piece of text that cannot be told from what it stands on. */
export type UnreadableText = {
  /** Its first words, where there are several pieces in the same colours. */
  text: string;
  /** Of the text and of what is behind it, as people see them. */
  colors: readonly [string, string];
  ratio: number;
  schemes: readonly Scheme[];
};

export type HtmlContrast = {
  failing: readonly UnreadableText[];
  /** Values that are another colour for each visitor, or no single colour: what they are for is not judged. */
  unknown: readonly string[];
};

/**
 * What text of a size that anybody may choose has to reach (WCAG 2.2, 1.4.3); no more with more contrast, since colours of
 * one's own are the same in every scheme.
 */
export const neededInHtml = neededContrast('text', 'light');

/** What a part is before its own styles; in a bar the core is what the bar makes of it. */
const looks = {
  navbar: { ground: 'core_properties.surface', text: 'core_properties.text' },
  footer: { ground: 'core_properties.surface_sunken', text: 'core_properties.text_muted' },
} as const satisfies Record<HtmlPart, Record<string, TokenPath>>;

const themeAround = (theme: ResolvedTheme, part: HtmlPart) =>
  part === 'navbar' ? theme.within('navbar') : theme;

const styleRules = (rules: CSSRuleList): readonly CSSStyleRule[] =>
  [...rules].flatMap((rule) =>
    rule instanceof CSSStyleRule
      ? [rule]
      : rule instanceof CSSLayerBlockRule
        ? styleRules(rule.cssRules)
        : [],
  );

/** Colours that can be computed with, by what they were in the style; undefined for what is none. */
function knownColor(value: string): string | undefined {
  try {
    readColor(value);
    return value;
  } catch {
    return undefined;
  }
}

/** Undefined where nobody knows. */
type Look = { color: string | undefined; ground: string | undefined };

const likeParent = ['', 'inherit', 'unset', 'revert', 'revert-layer'];
const seeThrough = [...likeParent, 'initial', 'transparent', 'none'];

/** How each element looks, from what it is in and what its styles say. */
function reader(rules: readonly CSSStyleRule[], link: string, note: (value: string) => void) {
  const valueOf = (element: HTMLElement, property: string) =>
    [...rules.filter((rule) => element.matches(rule.selectorText)), element]
      .map(({ style }) => style.getPropertyValue(property))
      .findLast((value) => value !== '') ?? '';
  const readable = (value: string) => {
    const color = knownColor(value);
    if (color === undefined) note(value);
    return color;
  };
  return (element: HTMLElement, around: Look): Look => {
    const own = valueOf(element, 'color');
    const isLink = element.localName === 'a' && !['inherit', 'unset'].includes(own);
    const color = likeParent.includes(own)
      ? isLink
        ? link
        : around.color
      : own === 'currentcolor'
        ? around.color
        : readable(own);
    const picture = valueOf(element, 'background-image');
    if (!seeThrough.includes(picture)) {
      note(picture);
      return { color, ground: undefined };
    }
    const filled = valueOf(element, 'background-color');
    if (seeThrough.includes(filled)) return { color, ground: around.ground };
    const fill = filled === 'currentcolor' ? color : readable(filled);
    const isSeenThrough = fill !== undefined && readColor(fill).alpha < 1;
    if (fill === undefined || (isSeenThrough && around.ground === undefined))
      return { color, ground: undefined };
    return { color, ground: composite(fill, around.ground ?? fill) };
  };
}

const longest = 60;
function beginningOf(text: string) {
  const words = text.replaceAll(/\s+/g, ' ').trim();
  return words.length > longest ? `${words.slice(0, longest)}…` : words;
}

/**
 * Whether the text of an employer's own navbar or footer can be read, in its own colours and in those that it takes from
 * the theme, in all its schemes.
 *
 * @param own sanitised: what is judged is what visitors get
 * @param options.themes those that it may be seen with, such as the published one and the draft
 */
export function htmlContrast(
  { html, css }: OwnHtml,
  { themes, part }: { themes: readonly ResolvedTheme[]; part: HtmlPart },
): HtmlContrast {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const rules = styleRules(sheet.cssRules);
  const failing = new Map<string, UnreadableText>();
  const unknown = new Set<string>();

  const judge = (text: string, { color, ground }: Look, scheme: Scheme) => {
    if (color === undefined || ground === undefined) return;
    const ratio = contrast(color, ground);
    if (ratio >= neededInHtml) return;
    const colors = [composite(color, ground), ground] as const;
    const before = failing.get(colors.join(' '));
    const [, plain] = schemeChain(scheme);
    // the same is hard to read without more contrast too, and mended with that
    if (hasMoreContrast(scheme) && plain && before?.schemes.includes(plain)) return;
    failing.set(colors.join(' '), {
      ...(before ?? { text: beginningOf(text), colors, ratio }),
      schemes: [...new Set([...(before?.schemes ?? []), scheme])],
    });
  };

  for (const theme of themes)
    for (const scheme of schemes) {
      const bar = themeAround(theme, part);
      const leaf = (path: TokenPath) => String(bar.leaf(path, scheme).value);
      const lookOf = reader(rules, leaf('core_properties.link'), (value) => unknown.add(value));
      const walk = (node: Node, look: Look) => {
        if (node instanceof Text && node.data.trim() !== '') judge(node.data, look, scheme);
        if (!(node instanceof HTMLElement)) return;
        const own = node === body ? look : lookOf(node, look);
        for (const child of node.childNodes) walk(child, own);
      };
      // a bar may let the page through
      const page = String(theme.leaf('core_properties.surface', scheme).value);
      walk(body, { color: leaf(looks[part].text), ground: composite(leaf(looks[part].ground), page) });
    }
  return { failing: [...failing.values()], unknown: [...unknown] };
}
