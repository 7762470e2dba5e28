import { isIP } from 'node:net';

/** The four numbers of an IPv4 address or the eight of an IPv6 one; undefined for what is no address. */
function partsOf(address: string): readonly string[] | undefined {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIP(plain) === 4) return plain.split('.');
  if (isIP(plain) !== 6) return undefined;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const behind = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - behind.length;
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...behind].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}

/**
 * The network that an address is in: what tells places apart without telling people apart.
 *
 * @returns an IPv4 network of 256 addresses, an IPv6 one of a site (/48); null for what is no address
 */
export function networkOf(address: string): string | null {
  const parts = partsOf(address);
  if (!parts) return null;
  return parts.length === 4 ? `${parts.slice(0, 3).join('.')}.0/24` : `${parts.slice(0, 3).join(':')}::/48`;
}

/**
 * Whom the limits of an address count: an IPv4 address, or the /64 that an IPv6 one is in. Whoever has one address of
 * that has all of them.
 */
export function limitedAddress(address: string): string {
  const parts = partsOf(address);
  if (!parts) return address;
  return parts.length === 4 ? parts.join('.') : `${parts.slice(0, 4).join(':')}::/64`;
}
