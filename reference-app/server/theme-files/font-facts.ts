import type { FontFacts } from '../../contract/theme-files.ts';
import { rangesOf, readCharacterMap, type CharacterMap } from './character-map.ts';
import { letterFrequencies } from './letter-frequencies.ts';
import { readWoff2, UnreadableFont, type FontTables } from './woff2.ts';

function needed(tables: FontTables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new UnreadableFont(`The font is damaged: its table “${tag.trim()}” is missing.`);
  return table;
}

/** Names are written in stylesheets: what could mean something there is left out. */
const asFamily = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N} _-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 60)
    .trim();

/** OpenType 1.9, name: 16 is the family of all its styles, 1 that of four of them. */
function familyIn(name: Buffer): string | undefined {
  const count = name.readUInt16BE(2);
  const texts = name.subarray(name.readUInt16BE(4));
  const found = new Map<number, string>();
  for (let index = 0; index < count; index += 1) {
    const at = 6 + 12 * index;
    const id = name.readUInt16BE(at + 6);
    // Windows: in UTF-16, which all fonts for the web have
    if (name.readUInt16BE(at) !== 3 || (id !== 1 && id !== 16) || found.has(id)) continue;
    const start = name.readUInt16BE(at + 10);
    const text = texts.subarray(start, start + name.readUInt16BE(at + 8));
    found.set(id, asFamily(new TextDecoder('utf-16be').decode(text)));
  }
  return found.get(16) || found.get(1) || undefined;
}

/** The least and the greatest weight, which are one unless the font has an axis for it. */
function weightOf(tables: FontTables): [number, number] {
  const own = Math.min(Math.max(tables.get('OS/2')?.readUInt16BE(4) ?? 400, 1), 1000);
  const axes = tables.get('fvar');
  if (!axes) return [own, own];
  const start = axes.readUInt16BE(4);
  const size = axes.readUInt16BE(10);
  for (let index = 0; index < axes.readUInt16BE(8); index += 1) {
    const at = start + index * size;
    if (axes.toString('latin1', at, at + 4) !== 'wght') continue;
    // in 1/65536
    const [least, greatest] = [axes.readInt32BE(at + 4) / 65_536, axes.readInt32BE(at + 12) / 65_536];
    return [Math.max(1, Math.round(least)), Math.min(1000, Math.round(greatest))];
  }
  return [own, own];
}

/** How wide a glyph is, in the font's units; the last width holds for all that come after it. */
function advanceReader(tables: FontTables): (glyph: number) => number {
  const widths = needed(tables, 'hmtx');
  const count = needed(tables, 'hhea').readUInt16BE(34);
  const glyphs = needed(tables, 'maxp').readUInt16BE(4);
  // https://www.w3.org/TR/WOFF2/#hmtx_table_format: transformed, all widths come first, after a byte of flags
  const isTransformed = widths.length < count * 4 + Math.max(0, glyphs - count) * 2;
  return (glyph) => {
    const index = Math.min(glyph, count - 1);
    return widths.readUInt16BE(isTransformed ? 1 + 2 * index : 4 * index);
  };
}

function letterWidthOf(tables: FontTables, map: CharacterMap, unitsPerEm: number): number | null {
  const advance = advanceReader(tables);
  let sum = 0;
  let weights = 0;
  for (const [letter, weight] of Object.entries(letterFrequencies)) {
    const glyph = map.get(letter.codePointAt(0) ?? 0);
    if (glyph === undefined) return null;
    sum += weight * advance(glyph);
    weights += weight;
  }
  return rounded(sum / weights / unitsPerEm);
}

const rounded = (share: number): number => Number(share.toFixed(4));

function factsIn(tables: FontTables, fileName: string): FontFacts {
  const unitsPerEm = needed(tables, 'head').readUInt16BE(18);
  if (unitsPerEm === 0) throw new UnreadableFont('The font is damaged: it has no size.');
  const lines = needed(tables, 'hhea');
  const map = readCharacterMap(needed(tables, 'cmap'));
  if (map.size === 0) throw new UnreadableFont('The font has no letters that a text could be written with.');
  const share = (at: number) => rounded(lines.readInt16BE(at) / unitsPerEm);
  const name = tables.get('name');
  return {
    family: (name && familyIn(name)) ?? (asFamily(fileName.replace(/\.woff2$/i, '')) || 'Brand'),
    weight: weightOf(tables),
    // its first bit says so
    isItalic: ((tables.get('OS/2')?.readUInt16BE(62) ?? 0) & 1) === 1,
    ranges: rangesOf(map),
    ascent: share(4),
    // below the line, and negative in the font
    descent: Math.abs(share(6)),
    lineGap: Math.max(0, share(8)),
    letterWidth: letterWidthOf(tables, map, unitsPerEm),
  };
}

/**
 * What a font in WOFF2 says of itself.
 *
 * @throws UnreadableFont
 */
export async function readFont({ name, bytes }: { name: string; bytes: Buffer }): Promise<FontFacts> {
  const tables = await readWoff2(bytes);
  try {
    return factsIn(tables, name);
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableFont('The font is damaged.', { cause: error });
    throw error;
  }
}
