import type { Boot } from '../../../contract/boot.ts';
import { whereAllowed } from '../../app/browser-storage.ts';
import { nextAddress } from './next-address.ts';

type Site = Pick<Boot, 'domain' | 'origin'>;
const keyOf = ({ domain }: Site) => `portico-next ${domain}`;

/** Keeps where somebody wanted to go until they come back by the link of a mail, in a tab of its own. */
export function rememberNext(site: Site, next: string): void {
  whereAllowed(() => localStorage.setItem(keyOf(site), next));
}

/** Where somebody wanted to go, read anew as if it were in an address; forgets it. */
export function recallNext(site: Site): string {
  const next = whereAllowed(() => {
    const found = localStorage.getItem(keyOf(site));
    localStorage.removeItem(keyOf(site));
    return found;
  });
  return nextAddress(next ?? null, site.origin);
}
