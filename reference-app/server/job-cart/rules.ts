/** Whose a cart is. */
export type CartOwner = { accountId: number } | { visitorHash: string };

export function ownerKey(owner: CartOwner): string {
  return 'accountId' in owner ? `account:${owner.accountId}` : `visitor:${owner.visitorHash}`;
}
