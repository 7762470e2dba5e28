import probe from 'probe-image-size/sync.js';

/** In px. */
export type PictureSize = { width: number; height: number };

/** Returns the size that a picture says it has; undefined when it is broken off before it says so. */
export function pictureSizeOf(mediaType: string, bytes: Buffer): PictureSize | undefined {
  const found = probe(bytes);
  if (found?.mime !== mediaType) return undefined;
  const { width, height, variants = [{ width, height }] } = found;
  // of an AVIF's pictures the package takes the longest, beside which a larger one can lie
  return variants.toSorted((one, other) => other.width * other.height - one.width * one.height)[0];
}
