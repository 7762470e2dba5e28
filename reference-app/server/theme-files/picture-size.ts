/** In px. */
export type PictureSize = { width: number; height: number };

type Reader = (bytes: Buffer) => PictureSize | undefined;

/** PNG, second edition, 11.2.2: the header is always the first chunk. */
const png: Reader = (bytes) =>
  bytes.toString('latin1', 12, 16) === 'IHDR'
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : undefined;

/** ITU T.81, B.1.1.3: the markers that begin a frame; C4, C8 and CC among them are something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const jpeg: Reader = (bytes) => {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    // a marker may have any number of these before it
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
};

/** RFC 9649, 2.5 to 2.7. */
const webp: Reader = (bytes) => {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
};

/** The boxes that lie beside each other in a part of a file (ISO/IEC 14496-12, 4.2). */
function* boxesIn(bytes: Buffer): Generator<{ type: string; content: Buffer }> {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at) || bytes.length - at;
    // 1: a size of 64 bits, which no header of a picture needs
    if (size < 8 || at + size > bytes.length) return;
    yield { type: bytes.toString('latin1', at + 4, at + 8), content: bytes.subarray(at + 8, at + size) };
    at += size;
  }
}

const contentOf = (bytes: Buffer | undefined, type: string): Buffer | undefined =>
  bytes && [...boxesIn(bytes)].find((box) => box.type === type)?.content;

/** AVIF 1.2: `ispe` says the size of an item. Of several, such as a thumbnail's, the largest is the picture's. */
const avif: Reader = (bytes) => {
  // after its version and flags
  const properties = contentOf(contentOf(contentOf(bytes, 'meta')?.subarray(4), 'iprp'), 'ipco');
  const sizes = [...boxesIn(properties ?? Buffer.alloc(0))]
    .filter(({ type }) => type === 'ispe')
    .map(({ content }) => ({ width: content.readUInt32BE(4), height: content.readUInt32BE(8) }));
  return sizes.toSorted((one, other) => other.width * other.height - one.width * one.height)[0];
};

const readers: Readonly<Record<string, Reader>> = {
  'image/png': png,
  'image/jpeg': jpeg,
  'image/webp': webp,
  'image/avif': avif,
};

/** The size that a picture says it has; undefined when it is broken off before it says so. */
export function pictureSizeOf(mediaType: string, bytes: Buffer): PictureSize | undefined {
  try {
    return readers[mediaType]?.(bytes);
  } catch (error) {
    // it ends where its size should be
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
