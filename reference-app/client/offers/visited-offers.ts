import { whereAllowed } from '../app/browser-storage.ts';

const keyOf = (offerId: string) => `hasVisitedOffer ${offerId}`;

/** Whether this browser has shown the offer before (ruling 48). Where nothing can be kept, it has: better none than each time. */
export const hasVisitedOffer = (offerId: string): boolean =>
  whereAllowed(() => localStorage.getItem(keyOf(offerId)) !== null) ?? true;

export function rememberVisit(offerId: string): void {
  whereAllowed(() => localStorage.setItem(keyOf(offerId), '1'));
}
