import { encode as encodePng, type ImageData } from 'fast-png';
import { encode as encodeJpeg } from 'jpeg-js';

/** Red, green, blue and alpha, 0 to 255. */
export type Pixel = readonly [number, number, number, number];
/** The colour of each place of a picture. */
export type Painter = (x: number, y: number) => Pixel;

export const clear: Pixel = [0, 0, 0, 0];
export const white: Pixel = [255, 255, 255, 255];
export const black: Pixel = [0, 0, 0, 255];

export const pixel = (color: string, alpha = 255): Pixel => {
  const rgb = Number.parseInt(color.slice(1), 16);
  return [rgb >> 16, (rgb >> 8) & 255, rgb & 255, alpha];
};

type Size = { width: number; height: number };
const raster = ({ width, height }: Size, painter: Painter): Uint8Array =>
  Uint8Array.from(
    Array.from({ length: width * height }, (_, index) =>
      painter(index % width, Math.floor(index / width)),
    ).flat(),
  );

export const png = (painter: Painter, size: Size = { width: 40, height: 40 }): Uint8Array =>
  encodePng({ ...size, data: raster(size, painter), channels: 4 });
export const rawPng = (image: ImageData): Uint8Array => encodePng(image);

export const jpeg = (painter: Painter, size: Size = { width: 48, height: 48 }): Uint8Array =>
  new Uint8Array(encodeJpeg({ ...size, data: raster(size, painter) }, 90).data);

export const svg = (content: string): Uint8Array =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${content}</svg>`);

/** Left part of the width in one colour, the rest in another. */
export const split =
  (left: Pixel, right: Pixel, at: number): Painter =>
  (x) =>
    x < at ? left : right;

/** CRC-32 of PNG's annex D. */
const crc = (bytes: Uint8Array): number => {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
};

export const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc(bytes.subarray(4, 8 + data.length)));
  return bytes;
};

type Header = Size & { depth?: number; colorType?: number; interlaced?: boolean };
/** A PNG put together by hand: true colour of 8 bits unless something else is said. */
export const handmadePng = (
  { width, height, depth = 8, colorType = 2, interlaced = false }: Header,
  chunks: readonly Uint8Array[],
): Uint8Array => {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([depth, colorType, 0, 0, interlaced ? 1 : 0], 8);
  return Uint8Array.from(
    [
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      ...chunks,
      chunk('IEND', new Uint8Array(0)),
    ].flatMap((part) => [...part]),
  );
};
