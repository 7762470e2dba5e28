import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/** The tables of a font, by their tag of four letters. */
export type FontTables = ReadonlyMap<string, Buffer>;

/** A file that is no font in WOFF2, or a broken one; `message` is text for people. */
export class UnreadableFont extends Error {
  override name = 'UnreadableFont';
}

// https://www.w3.org/TR/WOFF2/#table_dir_format: each by its number, in this order
const knownTags =
  'cmap,head,hhea,hmtx,maxp,name,OS/2,post,cvt ,fpgm,glyf,loca,prep,CFF ,VORG,EBDT,EBLC,gasp,hdmx,kern,LTSH,PCLT,VDMX,vhea,vmtx,BASE,GDEF,GPOS,GSUB,EBSC,JSTF,MATH,CBDT,CBLC,COLR,CPAL,SVG ,sbix,acnt,avar,bdat,bloc,bsln,cvar,fdsc,feat,fmtx,fvar,gvar,hsty,just,lcar,mort,morx,opbd,prop,trak,Zapf,Silf,Glat,Gloc,Feat,Sill'.split(
    ',',
  );
const headerBytes = 48;
const signature = 'wOF2';
const collection = 'ttcf';
/** What a font of 300 kB honestly unpacks to is less; what is packed to unpack endlessly is more. */
const mostBytes = 12 * 1024 * 1024;

const decompress = promisify(brotliDecompress);

/** Reads on from a place, and remembers where it is. */
function readerAt(bytes: Buffer, start: number) {
  let at = start;
  const byte = () => bytes.readUInt8(at++);
  return {
    at: () => at,
    byte,
    tag: () => bytes.toString('latin1', at, (at += 4)),
    /** https://www.w3.org/TR/WOFF2/#UIntBase128: seven bits a byte, at most five bytes */
    packed: () => {
      let value = 0;
      for (let index = 0; index < 5; index += 1) {
        const next = byte();
        value = value * 128 + (next & 0x7f);
        if (next < 0x80) return value;
      }
      throw new UnreadableFont('The font is damaged: a number in it has no end.');
    },
  };
}

type Entry = { tag: string; length: number };

function readDirectory(bytes: Buffer): { entries: readonly Entry[]; end: number } {
  const reader = readerAt(bytes, headerBytes);
  const entries = Array.from({ length: bytes.readUInt16BE(12) }, (): Entry => {
    const flags = reader.byte();
    const tag = (flags & 0x3f) === 0x3f ? reader.tag() : (knownTags[flags & 0x3f] ?? '');
    const version = flags >> 6;
    const length = reader.packed();
    // of these two, version 3 is the one that changes nothing
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
    return { tag, length: isTransformed ? reader.packed() : length };
  });
  return { entries, end: reader.at() };
}

async function read(bytes: Buffer): Promise<FontTables> {
  if (bytes.toString('latin1', 0, 4) !== signature)
    throw new UnreadableFont('The file is not a font in WOFF2.');
  if (bytes.toString('latin1', 4, 8) === collection)
    throw new UnreadableFont('The file holds several fonts. Upload one of them.');
  const { entries, end } = readDirectory(bytes);
  const packed = bytes.subarray(end, end + bytes.readUInt32BE(20));
  const unpacked = await decompress(packed, { maxOutputLength: mostBytes });
  const tables = new Map<string, Buffer>();
  let at = 0;
  for (const { tag, length } of entries) {
    if (at + length > unpacked.length)
      throw new UnreadableFont('The font is damaged: a part of it is missing.');
    tables.set(tag, unpacked.subarray(at, at + length));
    at += length;
  }
  return tables;
}

/**
 * The tables of a font in WOFF2 (https://www.w3.org/TR/WOFF2/); those that the format transforms are left so, which of
 * what is asked of fonts here only `hmtx` can be.
 *
 * @throws UnreadableFont
 */
export async function readWoff2(bytes: Buffer): Promise<FontTables> {
  try {
    return await read(bytes);
  } catch (error) {
    if (error instanceof UnreadableFont) throw error;
    // it ends too early, or cannot be unpacked
    throw new UnreadableFont('The font is damaged.', { cause: error });
  }
}
