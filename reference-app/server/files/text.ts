/** Encodings that say what they are by their first bytes, as Notepad writes them. */
const marked = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** The text of a file in UTF-16 that says so; undefined for what does not, or is none after all. */
export function utf16TextOf(bytes: Uint8Array): string | undefined {
  const found = marked.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  if (!found) return undefined;
  try {
    const text = new TextDecoder(found.encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    // something else begins with these two bytes
    return undefined;
  }
}
