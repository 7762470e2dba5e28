const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** "Netherlands" for `NL` and `nl`; anything else as it is written. */
export function countryName(written: string): string {
  const code = written.trim();
  return /^[a-z]{2}$/i.test(code) ? (names.of(code.toUpperCase()) ?? code) : code;
}
