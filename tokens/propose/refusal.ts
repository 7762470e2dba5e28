/** Why a file gives no colours. A key, so that it can be said in other languages; `words.ts` has the English. */
export const logoRefusals = [
  'too_heavy',
  'too_many_pixels',
  'unknown_type',
  'broken',
  'unsupported',
  'unsafe_svg',
  'no_color',
] as const;
export type LogoRefusal = (typeof logoRefusals)[number];

/** A file may weigh this much, in bytes. */
export const maximumLogoBytes = 5 * 1024 * 1024;
/** A picture may have this many pixels, by its own header. */
export const maximumLogoPixels = 40_000_000;

/** Thrown and caught inside this folder only: readers are deep, and what they refuse comes out as a value. */
export class Refused extends Error {
  readonly reason: LogoRefusal;
  constructor(reason: LogoRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** @throws Refused when a header tells of no pixels, or of too many. */
export const checkSize = (width: number, height: number): void => {
  if (!(width > 0 && height > 0)) throw new Refused('broken');
  if (width * height > maximumLogoPixels) throw new Refused('too_many_pixels');
};
