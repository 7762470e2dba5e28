import {
  sectionOf,
  tokenAt,
  type Product,
  type Scheme,
  type SectionId,
  type TokenPath,
} from '../contract/index.ts';
import { heroSection } from '../document/theme-document.ts';
import type { HeroWord } from './hero-places.ts';

/**
 * The sentences of a difference. Every one is a whole, so that a language can order its parts as it likes; the parts
 * come in as texts that are already in that language.
 */
export type DifferenceWords = {
  /** Names. A token's is one inside a sentence. */
  section: (id: SectionId) => string;
  token: (path: TokenPath) => string;
  scheme: (scheme: Scheme) => string;
  productName: (product: Product) => string;
  /** What stands beside the sections, as a sentence begins with it. Fields that are not known keep their own name. */
  fieldName: (field: string) => string;
  /** A published version of a product's theme. */
  themeVersion: (parts: { product: string; version: string }) => string;
  /** A token where only one scheme of it is meant. */
  inScheme: (parts: { token: string; scheme: string }) => string;
  /** A token named together with its section. */
  named: (parts: { section: string; token: string }) => string;

  /** A picture, by its page's own name and the width that it begins at; undefined for every width. */
  hero: (parts: { page: string; width: string | undefined }) => string;
  /** What a picture says beside its tokens, as one inside a sentence. */
  word: (word: HeroWord) => string;
  heroAdded: (parts: { hero: string; image: string }) => string;
  heroRemoved: (parts: { hero: string; image: string }) => string;

  /** A font file, by its family and its weight or weights. */
  font: (parts: { family: string; weights: string; isItalic: boolean }) => string;
  /** The weights of a variable font. */
  weights: (parts: { least: string; greatest: string }) => string;
  fontAdded: (parts: { font: string }) => string;
  fontChanged: (parts: { font: string }) => string;
  fontRemoved: (parts: { font: string }) => string;

  /** What happened to one token. */
  set: (parts: { token: string; before: string; after: string }) => string;
  changed: (parts: { token: string; before: string; after: string }) => string;
  reset: (parts: { token: string; after: string }) => string;
  /** Before and after read alike, as with two shadows in the place of two others. */
  altered: (parts: { token: string }) => string;
  locked: (parts: { token: string }) => string;
  unlocked: (parts: { token: string }) => string;

  /** One change of a section, and the heading over many. */
  oneOf: (parts: { section: string; change: string }) => string;
  manyOf: (parts: { section: string; count: number }) => string;
  /** Either of them where the site shows nothing of it, since only another product has the section. */
  onlyIn: (parts: { sentence: string; product: string }) => string;

  /** What is not about one token. */
  product: (parts: { before: string; after: string }) => string;
  field: (parts: { field: string; before: string; after: string }) => string;
  /** `bar`: where it is seen inside one only. */
  pair: (parts: {
    foreground: string;
    background: string;
    scheme: string;
    bar: string | undefined;
  }) => string;
  waiverAdded: (parts: { pair: string; by: string; reason: string }) => string;
  waiverChanged: (parts: { pair: string; by: string; reason: string }) => string;
  waiverRemoved: (parts: { pair: string }) => string;

  /** Values. */
  number: (value: number) => string;
  pixels: (number: string) => string;
  milliseconds: (number: string) => string;
  shadows: (count: number) => string;
  /** A colour that lets through what is below it; opacity in per cent. */
  translucent: (parts: { color: string; opacity: string }) => string;
  noImage: string;
  quoted: (text: string) => string;
  nothing: string;
  /** A value that is taken from another token. */
  sameAs: (parts: { name: string; value: string }) => string;
};

const lowerFirst = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** The sentences in English, with the labels of the contract. */
export const englishDifference: DifferenceWords = {
  section: (id) => sectionOf(id).label,
  token: (path) => lowerFirst(tokenAt(path).label),
  scheme: (scheme) => `${scheme.replaceAll('_', ' ')} scheme`,
  productName: (product) => ({ default: 'standard', pcsx: 'PCSX' })[product],
  fieldName: (field) =>
    new Map([
      ['themeId', 'Name of the theme'],
      ['inherits', 'Theme that it builds on'],
    ]).get(field) ?? field,
  themeVersion: ({ product, version }) => `version ${version} of the ${product} theme`,
  inScheme: ({ token, scheme }) => `${token} in the ${scheme}`,
  named: ({ section, token }) => `${section}: ${token}`,

  hero: ({ page, width }) =>
    `${sectionOf(heroSection).label} of the page “${page}”${width === undefined ? '' : ` from ${width}`}`,
  word: (word) => ({ alt: 'alternative text', title: 'title', text: 'text under the title' })[word],
  heroAdded: ({ hero, image }) => `${hero} added: ${image}`,
  heroRemoved: ({ hero, image }) => `${hero} removed: ${image}`,

  font: ({ family, weights, isItalic }) => `${family}, weight ${weights}${isItalic ? ', italic' : ''}`,
  weights: ({ least, greatest }) => `${least} to ${greatest}`,
  fontAdded: ({ font }) => `Font file added: ${font}`,
  fontChanged: ({ font }) => `Font file changed: ${font}`,
  fontRemoved: ({ font }) => `Font file removed: ${font}`,

  set: ({ token, before, after }) => `${token} set to ${after} (was ${before})`,
  changed: ({ token, before, after }) => `${token} changed from ${before} to ${after}`,
  reset: ({ token, after }) => `${token} set back to what the theme gives (${after})`,
  altered: ({ token }) => `${token} changed`,
  locked: ({ token }) => `${token} locked, so that later themes keep it`,
  unlocked: ({ token }) => `${token} no longer locked`,

  oneOf: ({ section, change }) => `${section}: ${change}`,
  manyOf: ({ section, count }) => `${section}: ${count} changes`,
  onlyIn: ({ sentence, product }) => `${sentence}, in the ${product} product only`,

  product: ({ before, after }) => `Product changed from ${before} to ${after}`,
  field: ({ field, before, after }) => `${field} changed from ${before} to ${after}`,
  pair: ({ foreground, background, scheme, bar }) =>
    `${foreground} on ${background}, ${bar === undefined ? '' : `in the ${lowerFirst(bar)}, `}${scheme}`,
  waiverAdded: ({ pair, by, reason }) => `Low contrast accepted by ${by}: ${pair}. Reason: ${reason}`,
  waiverChanged: ({ pair, by, reason }) => `Low contrast still accepted by ${by}: ${pair}. Reason: ${reason}`,
  waiverRemoved: ({ pair }) => `Low contrast no longer accepted: ${pair}`,

  number: (value) => String(Number(value.toFixed(4))),
  pixels: (number) => `${number} px`,
  milliseconds: (number) => `${number} ms`,
  shadows: (count) => (count === 0 ? 'no shadow' : count === 1 ? '1 shadow' : `${count} shadows`),
  translucent: ({ color, opacity }) => `${color} at ${opacity} %`,
  noImage: 'no image',
  quoted: (text) => `“${text}”`,
  nothing: 'nothing',
  sameAs: ({ name, value }) => `the same as “${name}” (${value})`,
};
