import { isIP } from 'node:net';

// Each says that it is others too, so that the first that is found counts.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (table: typeof browsers, agent: string) =>
  table.find(([pattern]) => pattern.test(agent))?.[1] ?? null;

/** A browser's name as people know it, of its `User-Agent`; null = not known. */
export function browserOf(agent: string): string | null {
  return nameIn(browsers, agent);
}

/** What the browser runs on; null = not known. */
export function systemOf(agent: string): string | null {
  return nameIn(systems, agent);
}

/**
 * The network that an address is in: what tells places apart without telling people apart.
 *
 * @returns an IPv4 network of 256 addresses, an IPv6 one of a site (/48); null for what is no address
 */
export function networkOf(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIP(plain) === 4) return plain.replace(/\d+$/, '0/24');
  if (isIP(plain) !== 6) return null;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const behind = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - behind.length;
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...behind];
  return `${all
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/48`;
}
