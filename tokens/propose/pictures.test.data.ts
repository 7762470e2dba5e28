import type { Pixels } from './index.ts';

/** Red, green, blue and alpha, 0 to 255. */
export type Pixel = readonly [number, number, number, number];
/** The color of each place of a picture. */
export type Painter = (x: number, y: number) => Pixel;

export const clear: Pixel = [0, 0, 0, 0];
export const white: Pixel = [255, 255, 255, 255];
export const black: Pixel = [0, 0, 0, 255];

export function pixel(color: string, alpha = 255): Pixel {
  const rgb = Number.parseInt(color.slice(1), 16);
  return [rgb >> 16, (rgb >> 8) & 255, rgb & 255, alpha];
}

type Size = { width: number; height: number };
export const picture = (painter: Painter, size: Size = { width: 40, height: 40 }): Pixels => ({
  ...size,
  data: Uint8ClampedArray.from(
    Array.from({ length: size.width * size.height }, (_, index) =>
      painter(index % size.width, Math.floor(index / size.width)),
    ).flat(),
  ),
});

/** Left part of the width in one color, the rest in another. */
export const split =
  (left: Pixel, right: Pixel, at: number): Painter =>
  (x) =>
    x < at ? left : right;
