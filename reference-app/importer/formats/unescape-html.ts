const names: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

const reference = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi;

/**
 * Undoes one layer of escaping, in one pass: `&amp;lt;` becomes `&lt;` and stays text in the HTML. References that are
 * not known are left alone; the browser knows them.
 */
export function unescapeHtml(text: string): string {
  if (!text.includes('&')) return text;
  return unescapeTags(text).replace(
    reference,
    (written, decimal: string | undefined, hexadecimal: string | undefined, name: string | undefined) =>
      (name === undefined ? characterOf(decimal, hexadecimal) : names[name.toLowerCase()]) ?? written,
  );
}

const [ampersand, less, greater, l, g, t, semicolon] = Uint16Array.from('&<>lgt;', (sign) =>
  sign.charCodeAt(0),
);
/** The characters of a text that is unescaped, and those of one that needs one byte for each. */
let characters = new Uint16Array(0);
let bytes = new Uint8Array(0);

/**
 * Does so with `&lt;` and `&gt;`, which are nearly all that HTML is escaped with: what that makes is part of no other reference.
 * To put a text together of as many strings as it has tags takes more than twice as long.
 */
function unescapeTags(text: string): string {
  const { length } = text;
  if (characters.length < length) {
    characters = new Uint16Array(2 * length);
    bytes = new Uint8Array(2 * length);
  }
  const written = Buffer.from(characters.buffer);
  written.write(text, 'utf16le');
  let end = 0;
  let every = 0;
  for (let at = 0; at < length; at += 1) {
    let code = characters[at]!;
    if (code === ampersand && at + 3 < length) {
      const letter = characters[at + 1];
      const isTag =
        (letter === l || letter === g) && characters[at + 2] === t && characters[at + 3] === semicolon;
      if (isTag) {
        code = letter === l ? less! : greater!;
        at += 3;
      }
    }
    every |= code;
    characters[end] = code;
    end += 1;
  }
  if (every > 255) return written.toString('utf16le', 0, 2 * end);
  bytes.set(characters.subarray(0, end));
  return Buffer.from(bytes.buffer).toString('latin1', 0, end);
}

function characterOf(decimal: string | undefined, hexadecimal: string | undefined): string | undefined {
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined;
}
