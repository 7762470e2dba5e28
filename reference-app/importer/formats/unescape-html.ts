const names: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/**
 * Undoes one layer of escaping, in one pass: `&amp;lt;` becomes `&lt;` and stays text in the HTML. References that are
 * not known are left alone; the browser knows them.
 */
export function unescapeHtml(text: string): string {
  if (/&#|&nbsp;|&apos;/i.test(text)) return inOnePass(text);
  // the same, several times as fast: nothing but an ampersand can make a reference, and it comes last
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function inOnePass(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return names[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}
