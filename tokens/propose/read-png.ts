import { decode, type DecodedPng } from 'fast-png';
import { Unzlib } from 'fflate';
import { checkSize, maximumLogoPixels, Refused } from './refusal.ts';
import type { Pixels } from './sample-pixels.ts';

const signatureLength = 8;
// PNG, third edition, 11: all that the picture itself needs. Profiles and texts are left out, since a compressed one
// of a few bytes can unfold to gigabytes.
const kept = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
/** Samples of each colour type (PNG 11.2.1). */
const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

type Chunk = { type: string; start: number; end: number };

const chunksOf = (bytes: Uint8Array): readonly Chunk[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  for (let start = signatureLength; start + 12 <= bytes.length;) {
    const type = String.fromCharCode(...bytes.subarray(start + 4, start + 8));
    const end = start + 12 + view.getUint32(start);
    if (end > bytes.length) throw new Refused('broken');
    chunks.push({ type, start, end });
    if (type === 'IEND') return chunks;
    start = end;
  }
  throw new Refused('broken');
};

type Header = { width: number; height: number; depth: number; channels: number; interlaced: boolean };
const headerOf = (bytes: Uint8Array, [first]: readonly Chunk[]): Header => {
  if (first?.type !== 'IHDR' || first.end - first.start !== 25) throw new Refused('broken');
  const view = new DataView(bytes.buffer, bytes.byteOffset + first.start + 8);
  const channels = channelsOf[view.getUint8(9)];
  if (channels === undefined) throw new Refused('broken');
  return {
    width: view.getUint32(0),
    height: view.getUint32(4),
    depth: view.getUint8(8),
    channels,
    interlaced: view.getUint8(12) === 1,
  };
};

/** Bytes of all lines before compression, each with its filter's byte; interlaced in seven passes (PNG 8.2). */
const unfoldedLength = ({ width, height, depth, channels, interlaced }: Header): number => {
  const lines = (columns: number, rows: number) =>
    columns === 0 ? 0 : rows * (1 + Math.ceil((columns * channels * depth) / 8));
  if (!interlaced) return lines(width, height);
  const pass = ([x, y, across, down]: readonly [number, number, number, number]) =>
    lines(Math.max(0, Math.ceil((width - x) / across)), Math.max(0, Math.ceil((height - y) / down)));
  const passes = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const;
  return passes.reduce((sum, each) => sum + pass(each), 0);
};

/**
 * Unfolds the picture's data bit by bit and forgets it, to learn whether it is as long as the header says. The decoder
 * takes whatever comes, and deflate can fold a thousand bytes into one.
 */
const checkLength = (bytes: Uint8Array, chunks: readonly Chunk[], expected: number): void => {
  const slice = 16 * 1024;
  let length = 0;
  const stream = new Unzlib((part) => {
    length += part.length;
    if (length > expected) throw new Refused('broken');
  });
  for (const { type, start, end } of chunks) {
    if (type !== 'IDAT') continue;
    for (let from = start + 8; from < end - 4; from += slice)
      stream.push(bytes.subarray(from, Math.min(from + slice, end - 4)));
  }
  stream.push(new Uint8Array(0), true);
  if (length !== expected) throw new Refused('broken');
};

const onlyThePicture = (bytes: Uint8Array, chunks: readonly Chunk[]): Uint8Array => {
  const parts = [
    bytes.subarray(0, signatureLength),
    ...chunks.filter(({ type }) => kept.includes(type)).map(({ start, end }) => bytes.subarray(start, end)),
  ];
  const picture = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    picture.set(part, offset);
    offset += part.length;
  }
  return picture;
};

const pixelsOf = ({ width, height, depth, channels, data, palette, transparency }: DecodedPng): Pixels => {
  const perLine = depth < 8 ? Math.ceil((width * channels * depth) / 8) : width * channels;
  const most = 2 ** depth - 1;
  /** A sample as it is stored, 0 to `most`. */
  const sample = (x: number, y: number, channel: number): number => {
    const index = x * channels + channel;
    if (depth >= 8) return data[y * perLine + index] ?? 0;
    const bit = index * depth;
    return ((data[y * perLine + (bit >> 3)] ?? 0) >> (8 - depth - (bit & 7))) & most;
  };
  const eight = (value: number) => Math.round((value * 255) / most);
  return {
    width,
    height,
    at: (x, y) => {
      if (palette) {
        const [red = 0, green = 0, blue = 0, alpha = 255] = palette[sample(x, y, 0)] ?? [0, 0, 0, 0];
        return [red, green, blue, alpha];
      }
      const stored = Array.from({ length: channels }, (_, channel) => sample(x, y, channel));
      const [first = 0, second = 0, third = 0, fourth = most] = stored;
      // without an alpha channel, tRNS names the one colour that is clear
      const isClear =
        transparency !== undefined && stored.every((value, channel) => value === transparency[channel]);
      if (channels < 3) {
        const alpha = isClear ? 0 : channels === 2 ? eight(second) : 255;
        return [eight(first), eight(first), eight(first), alpha];
      }
      return [eight(first), eight(second), eight(third), isClear ? 0 : eight(fourth)];
    },
  };
};

/** @throws Refused, or whatever the decoder throws at a broken file. */
export const readPng = (bytes: Uint8Array): Pixels => {
  const chunks = chunksOf(bytes);
  const header = headerOf(bytes, chunks);
  checkSize(header.width, header.height);
  const length = unfoldedLength(header);
  // 16 bits a sample take twice the memory
  if (length > 4 * maximumLogoPixels + header.height) throw new Refused('too_many_pixels');
  // fast-png 8 reads the lines of these as if each sample had a byte
  if (header.interlaced && header.depth < 8) throw new Refused('unsupported');
  checkLength(bytes, chunks, length);
  return pixelsOf(decode(onlyThePicture(bytes, chunks), { checkCrc: true }));
};
