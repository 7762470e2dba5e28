import type { EmployerConfig } from '../../contract/employer-config.ts';

const parsed = (text: string, base?: string) => URL.parse(text, base) ?? undefined;

const isSafe = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));

/**
 * What is framed to sign a document: a widget of the employer's provider, a path there, or a full address of an origin that
 * the employer allows (LETTER-01, ruling 46).
 *
 * @returns undefined where it must not be framed
 */
export function esignAddress(url: string, { host, origins }: EmployerConfig['esignConfig']): URL | undefined {
  // browsers read `\` as `/`, so that a path could become another host
  const isFull = /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(url);
  if (isFull) {
    const full = parsed(url);
    return full && isSafe(full) && origins.includes(full.origin) ? full : undefined;
  }
  if (host === null) return undefined;
  if (url.startsWith('/')) {
    const path = parsed(url, host);
    return path?.origin === host ? path : undefined;
  }
  const widget = parsed('/public/esignWidget', host);
  widget?.searchParams.set('wid', url);
  return widget;
}

/** What the provider's frame says; nothing for what is none of its messages (LETTER-02). */
export function esignMessage(data: unknown): 'ESIGN' | 'REJECT' | undefined {
  const type: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'type') : undefined;
  return type === 'ESIGN' || type === 'REJECT' ? type : undefined;
}
