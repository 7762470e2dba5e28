import {
  contextIds,
  isTokenPath,
  schemes,
  type Scheme,
  type SectionId,
  type TokenPath,
} from '../contract/index.ts';
import type { HeroKey } from './theme-document.ts';

/** Two colours that are seen together, in one scheme. */
export type WaivedPair = {
  foreground: TokenPath;
  background: TokenPath;
  scheme: Scheme;
  /** Inside this bar only. */
  within?: SectionId;
  /** On this picture of a page only. */
  where?: HeroKey;
};

const isScheme = (text: string): text is Scheme => schemes.some((scheme) => scheme === text);

/**
 * A pair as waivers name it: `cards.text on cards.background (light)`, or with `in navbar` or `at jobs from 768 px` before
 * the scheme.
 */
export const writePair = ({ foreground, background, scheme, within, where }: WaivedPair): string =>
  [
    `${foreground} on ${background}`,
    ...(within === undefined ? [] : [`in ${within}`]),
    ...(where === undefined ? [] : [`at ${where.page} from ${where.minWidth} px`]),
    `(${scheme})`,
  ].join(' ');

/** The pair that a waiver names, or undefined where the contract has no such leaf, bar or scheme. */
export function readPair(text: string): WaivedPair | undefined {
  const [, foreground = '', background = '', bar, page, minWidth, scheme = ''] =
    /^(\S+) on (\S+)(?: in (\S+))?(?: at (\S+) from (\d{1,4}) px)? \((\S+)\)$/.exec(text) ?? [];
  const within = contextIds.find((id) => id === bar);
  if (!isTokenPath(foreground) || !isTokenPath(background) || !isScheme(scheme) || within !== bar)
    return undefined;
  return {
    foreground,
    background,
    scheme,
    ...(within && { within }),
    ...(page !== undefined && { where: { page, minWidth: Number(minWidth) } }),
  };
}
