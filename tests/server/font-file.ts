import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';

const packageFile = (path: string): Buffer => readFileSync(createRequire(import.meta.url).resolve(path));
const fontOf = (name: string): Buffer => packageFile(`dejavu-fonts-ttf/ttf/${name}.ttf`);
/** As wide and as tall as Arial, letter by letter. */
export const likeArial = (cut: 'Regular' | 'Bold'): Buffer =>
  packageFile(`pdfjs-dist/standard_fonts/LiberationSans-${cut}.ttf`);

type Table = { tag: string; content: Buffer };

const tablesOf = (font: Buffer): Table[] =>
  Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index;
    const start = font.readUInt32BE(at + 8);
    return {
      tag: font.toString('latin1', at, at + 4),
      content: font.subarray(start, start + font.readUInt32BE(at + 12)),
    };
  });

function number(value: number, bytes: 2 | 4): Buffer {
  const written = Buffer.alloc(bytes);
  written.writeUIntBE(value, 0, bytes);
  return written;
}

/** UIntBase128. */
function packed(value: number): Buffer {
  const digits = [value & 0x7f];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) digits.unshift((rest & 0x7f) | 0x80);
  return Buffer.from(digits);
}

/** Tables as a font in WOFF2 that transforms none of them; each is named in full. */
export function woff2Of(tables: readonly Table[]): Buffer {
  const directory = Buffer.concat(
    tables.flatMap(({ tag, content }) => [
      // version 3: these two as they are
      Buffer.from([tag === 'glyf' || tag === 'loca' ? 0xff : 0x3f]),
      Buffer.from(tag, 'latin1'),
      packed(content.length),
    ]),
  );
  const data = brotliCompressSync(Buffer.concat(tables.map(({ content }) => content)));
  const padding = Buffer.alloc(3 - ((48 + directory.length + data.length + 3) % 4));
  const whole = 12 + tables.reduce((sum, { content }) => sum + 16 + Math.ceil(content.length / 4) * 4, 0);
  const header = Buffer.concat([
    Buffer.from('wOF2', 'latin1'),
    number(0x00010000, 4),
    number(48 + directory.length + data.length + padding.length, 4),
    number(tables.length, 2),
    number(0, 2),
    number(whole, 4),
    number(data.length, 4),
    number(1, 2),
    number(0, 2),
    Buffer.alloc(20),
  ]);
  return Buffer.concat([header, directory, data, padding]);
}

const notNeeded = ['kern', 'GPOS', 'GSUB', 'GDEF', 'fpgm', 'prep', 'cvt ', 'gasp', 'FFTM'];

/** A real font, small enough to be uploaded. The serif one has no Arabic. */
export const fontFile = (name: 'DejaVuSerif-Bold' | 'DejaVuSansMono' = 'DejaVuSerif-Bold'): Buffer =>
  woff2Of(tablesOf(fontOf(name)).filter(({ tag }) => !notNeeded.includes(tag)));

/** Arial’s likeness as a font in WOFF2. */
export const fontLikeArial = (cut: 'Regular' | 'Bold'): Buffer => woff2Of(tablesOf(likeArial(cut)));

const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16();

/** A table of names that knows one family: https://learn.microsoft.com/typography/opentype/spec/name */
function namesOf(family: string): Buffer {
  const name = utf16(family);
  const record = [3, 1, 0x409, 1, name.length, 0].map((each) => number(each, 2));
  return Buffer.concat([number(0, 2), number(1, 2), number(18, 2), ...record, name]);
}

/** A real font under a name that no computer has: a bold one with serifs, without Arabic. */
export const fontNamed = (family: string): Buffer =>
  brokenFontFile((tables) =>
    tables.map((table) => (table.tag === 'name' ? { ...table, content: namesOf(family) } : table)),
  );

/** The same without some of its tables, or with others in their place. */
export const brokenFontFile = (change: (tables: Table[]) => Table[]): Buffer =>
  woff2Of(change(tablesOf(fontOf('DejaVuSerif-Bold')).filter(({ tag }) => !notNeeded.includes(tag))));
