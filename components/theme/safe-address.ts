const safe = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * An address that came from elsewhere, if following it does no harm: `javascript:` would run in the page and `data:` would
 * pose as it. The browser's own parser decides, which sees through spaces and line breaks within the scheme.
 *
 * @returns undefined for another scheme, for what is no address, and for an empty one
 */
export function safeAddress(address: string | undefined): string | undefined {
  if (!address?.trim()) return undefined;
  try {
    // what names no scheme has that of the page
    return safe.has(new URL(address, 'https://site.invalid').protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}
