import type { ColorWeights } from './cluster-colors.ts';

/** Samples along each side of a picture at most. */
const mostSamples = 256;
/** Of 255. Less is the edge of a shape, or a shadow, and shows what lies below. */
const leastAlpha = 128;

/** A picture, pixel by pixel: what a canvas gives as `ImageData`. */
export type Pixels = {
  width: number;
  height: number;
  /** Red, green, blue and alpha, 0 to 255, of each pixel, line by line. */
  data: ArrayLike<number>;
};

const hex = (red: number, green: number, blue: number) =>
  `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;

/** Counts the opaque colors on a grid of at most 256 × 256 samples, one from the middle of each cell. */
export function samplePixels({ width, height, data }: Pixels): ColorWeights {
  const [columns, rows] = [Math.min(width, mostSamples), Math.min(height, mostSamples)];
  const weights = new Map<string, number>();
  for (let row = 0; row < rows; row++) {
    const y = Math.floor(((row + 0.5) * height) / rows);
    for (let column = 0; column < columns; column++) {
      const at = 4 * (y * width + Math.floor(((column + 0.5) * width) / columns));
      const [red = 0, green = 0, blue = 0, alpha = 0] = [data[at], data[at + 1], data[at + 2], data[at + 3]];
      if (alpha < leastAlpha) continue;
      const color = hex(red, green, blue);
      weights.set(color, (weights.get(color) ?? 0) + 1);
    }
  }
  return weights;
}
