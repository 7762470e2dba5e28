import { whereAllowed } from '../app/browser-storage.ts';

// only that there is one: what is in it the server knows
const keyOf = (domain: string) => `portico-cart ${domain}`;

/** Notes in this browser whether there is a cart, so that others need not ask. */
export function rememberCart(domain: string, count: number): void {
  whereAllowed(() => {
    if (count > 0) localStorage.setItem(keyOf(domain), '1');
    else localStorage.removeItem(keyOf(domain));
  });
}

/** Whether this browser has put something into a cart. */
export const isCartKnown = (domain: string): boolean =>
  whereAllowed(() => localStorage.getItem(keyOf(domain)) !== null) ?? false;
