import {
  contextIds,
  isTokenPath,
  schemes,
  type Scheme,
  type SectionId,
  type TokenPath,
} from '../contract/index.ts';

/** Two colours that are seen together, in one scheme; `within`: inside this bar only. */
export type WaivedPair = {
  foreground: TokenPath;
  background: TokenPath;
  scheme: Scheme;
  within?: SectionId;
};

const isScheme = (text: string): text is Scheme => schemes.some((scheme) => scheme === text);

/** A pair as waivers name it: `cards.text on cards.background (light)`, or with `in navbar` before the scheme. */
export const writePair = ({ foreground, background, scheme, within }: WaivedPair): string =>
  `${foreground} on ${background}${within === undefined ? '' : ` in ${within}`} (${scheme})`;

/** The pair that a waiver names, or undefined where the contract has no such leaf, bar or scheme. */
export const readPair = (text: string): WaivedPair | undefined => {
  const [, foreground = '', background = '', bar, scheme = ''] =
    /^(\S+) on (\S+)(?: in (\S+))? \((\S+)\)$/.exec(text) ?? [];
  const within = contextIds.find((id) => id === bar);
  return isTokenPath(foreground) && isTokenPath(background) && isScheme(scheme) && within === bar
    ? { foreground, background, scheme, ...(within && { within }) }
    : undefined;
};
