import { decode } from 'jpeg-js';
import { checkSize, maximumLogoPixels, Refused } from './refusal.ts';
import type { Pixels } from './sample-pixels.ts';

// Markers of ITU-T T.81, table B.1
const startOfScan = 0xda;
const endOfImage = 0xd9;
const adobe = 0xee;
const startOfFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Baseline, extended and progressive, Huffman-coded; the other ways of coding are not met outside of medicine. */
const readable = [0xc0, 0xc1, 0xc2];

/** A progressive file has about ten. Each walks the whole picture, and can do it for a dozen bytes. */
const mostScans = 40;
/** What 40 megapixels in three channels take, the decoder's tables included. */
const mostMemory = 1024;

type Header = { width: number; height: number; storesRgb: boolean };

/** Where the next marker after a scan's data begins. Inside it, FF is followed by 00 or by a restart, D0 to D7. */
const afterScan = (bytes: Uint8Array, from: number): number => {
  for (let at = from; at + 1 < bytes.length; at++) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new Refused('broken');
};

/** Walks the segments to the end of the picture, without decoding anything. */
const headerOf = (bytes: Uint8Array): Header => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let frame: { width: number; height: number } | undefined;
  let storesRgb = false;
  let scans = 0;
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) throw new Refused('broken');
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) throw new Refused('broken');
    if (startOfFrame(marker)) {
      if (frame || length < 8) throw new Refused('broken');
      if (!readable.includes(marker)) throw new Refused('unsupported');
      frame = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
      checkSize(frame.width, frame.height);
    }
    // Adobe's note: a last byte of 0 says that three channels are red, green and blue as they are
    if (marker === adobe && length === 14) storesRgb = view.getUint8(at + 15) === 0;
    at = end;
    if (marker !== startOfScan) continue;
    scans += 1;
    if (!frame) throw new Refused('broken');
    if (scans > mostScans) throw new Refused('unsupported');
    at = afterScan(bytes, end);
    if (view.getUint8(at + 1) === endOfImage) return { ...frame, storesRgb };
  }
  throw new Refused('broken');
};

const decoded = (bytes: Uint8Array, storesRgb: boolean) => {
  try {
    return decode(bytes, {
      useTArray: true,
      formatAsRGBA: false,
      tolerantDecoding: false,
      maxResolutionInMP: maximumLogoPixels / 1_000_000,
      maxMemoryUsageInMB: mostMemory,
      ...(storesRgb && { colorTransform: false }),
    });
  } catch (error) {
    if (error instanceof Error && error.message.includes('limit exceeded'))
      throw new Refused('too_many_pixels');
    throw error;
  }
};

/** @throws Refused, or whatever the decoder throws at a broken file. */
export const readJpeg = (bytes: Uint8Array): Pixels => {
  const { storesRgb } = headerOf(bytes);
  const { width, height, data } = decoded(bytes, storesRgb);
  return {
    width,
    height,
    at: (x, y) => {
      const index = (y * width + x) * 3;
      return [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0, 255];
    },
  };
};
