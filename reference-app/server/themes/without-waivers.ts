import type { ThemeDocument } from '../../contract/themes.ts';

/** A theme as strangers may read it. */
export function withoutWaivers(document: ThemeDocument | null): Omit<ThemeDocument, 'waivers'> | null {
  if (!document) return null;
  const { waivers: _ofTheEmployer, ...open } = document;
  return open;
}
