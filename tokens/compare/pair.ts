import { isTokenPath, schemes, type Scheme, type TokenPath } from '../contract/index.ts';

/** Two colours that are seen together, in one scheme. */
export type WaivedPair = { foreground: TokenPath; background: TokenPath; scheme: Scheme };

const isScheme = (text: string): text is Scheme => schemes.some((scheme) => scheme === text);

/** A pair as waivers name it: `cards.text on cards.background (light)`. */
export const writePair = ({ foreground, background, scheme }: WaivedPair): string =>
  `${foreground} on ${background} (${scheme})`;

/** The pair that a waiver names, or undefined where the contract has no such leaf or scheme. */
export const readPair = (text: string): WaivedPair | undefined => {
  const [, foreground = '', background = '', scheme = ''] = /^(\S+) on (\S+) \((\S+)\)$/.exec(text) ?? [];
  return isTokenPath(foreground) && isTokenPath(background) && isScheme(scheme)
    ? { foreground, background, scheme }
    : undefined;
};
