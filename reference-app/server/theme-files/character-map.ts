/** From code points to glyphs. */
export type CharacterMap = ReadonlyMap<number, number>;

const highest = 0x10ffff;
/** More than the largest font that may be uploaded can have. */
const mostCharacters = 120_000;

/** OpenType 1.9, cmap, format 4: segments of the first 65,536 code points. */
function readSegments(table: Buffer, found: Map<number, number>): void {
  const size = table.readUInt16BE(6);
  let next = 0;
  for (let at = 0; at < size; at += 2) {
    const last = table.readUInt16BE(14 + at);
    const first = table.readUInt16BE(16 + size + at);
    // they ascend: a file in which they overlap would have each of them read again and again
    if (first < next) return;
    next = last + 1;
    const delta = table.readUInt16BE(16 + 2 * size + at);
    const offsetAt = 16 + 3 * size + at;
    const offset = table.readUInt16BE(offsetAt);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const listed = offset === 0 ? code : table.readUInt16BE(offsetAt + offset + 2 * (code - first));
      const glyph = offset !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) found.set(code, glyph);
    }
  }
}

/** Format 12: groups of any code points. */
function readGroups(table: Buffer, found: Map<number, number>): void {
  const groups = table.readUInt32BE(12);
  let next = 0;
  for (let group = 0; group < groups && found.size < mostCharacters; group += 1) {
    const at = 16 + 12 * group;
    const first = table.readUInt32BE(at);
    const last = Math.min(table.readUInt32BE(at + 4), highest);
    // as above
    if (first < next) return;
    next = last + 1;
    const glyph = table.readUInt32BE(at + 8);
    for (let code = first; code <= last && found.size < mostCharacters; code += 1)
      found.set(code, glyph + code - first);
  }
}

const formats: Readonly<Record<number, (table: Buffer, found: Map<number, number>) => void>> = {
  4: readSegments,
  12: readGroups,
};

/** What a font's `cmap` can write. Symbol fonts, whose letters are no letters, have nothing. @throws RangeError when it is broken off */
export function readCharacterMap(cmap: Buffer): CharacterMap {
  const found = new Map<number, number>();
  const count = cmap.readUInt16BE(2);
  for (let index = 0; index < count; index += 1) {
    const at = 4 + 8 * index;
    const platform = cmap.readUInt16BE(at);
    const encoding = cmap.readUInt16BE(at + 2);
    const isUnicode = platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10));
    const table = cmap.subarray(cmap.readUInt32BE(at + 4));
    if (isUnicode) formats[table.readUInt16BE(0)]?.(table, found);
  }
  return found;
}

/** Code points as the first and the last of each range. */
export function rangesOf(map: CharacterMap): [first: number, last: number][] {
  const ranges: [number, number][] = [];
  for (const code of [...map.keys()].toSorted((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range && code === range[1] + 1) range[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}
