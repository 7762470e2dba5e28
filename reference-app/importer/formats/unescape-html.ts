const names: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

const reference = /^(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/i;

/**
 * Undoes one layer of escaping, in one pass: `&amp;lt;` becomes `&lt;` and stays text in the HTML. References that are
 * not known are left alone; the browser knows them.
 */
export function unescapeHtml(text: string): string {
  const parts = text.split('&');
  for (let index = 1; index < parts.length; index += 1) {
    const part = parts[index]!;
    // nearly all that HTML is escaped with; the same as for others, several times as fast
    if (part.startsWith('lt;')) parts[index] = `<${part.slice(3)}`;
    else if (part.startsWith('gt;')) parts[index] = `>${part.slice(3)}`;
    else parts[index] = afterAmpersand(part);
  }
  return parts.join('');
}

function afterAmpersand(text: string): string {
  const [written, decimal, hexadecimal, name] = reference.exec(text) ?? [];
  const sign = name === undefined ? characterOf(decimal, hexadecimal) : names[name.toLowerCase()];
  return written === undefined || sign === undefined ? `&${text}` : sign + text.slice(written.length);
}

function characterOf(decimal: string | undefined, hexadecimal: string | undefined): string | undefined {
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined;
}
