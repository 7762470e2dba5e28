/** The password of every new account. Nobody guesses it. */
export const newPassword = 'lamp orchard seventeen';

/** How many accounts of a kind the demo data of the tests has beside its own. */
export const readyAccounts = { candidate: 500, newcomer: 50, passwordless: 20 };
export type ReadyAccounts = keyof typeof readyAccounts;

export const emailOf = (kind: ReadyAccounts, index: number): string => `${kind}-${index}@mail.example`;

/** How many of them are in use, by the address of their server. */
const inUse = new Map<string, number>();

/**
 * The e-mail of an account that no test has used on this server.
 *
 * @throws Error when there are no more
 */
export function nextReadyEmail(site: { address: string }, kind: ReadyAccounts): string {
  const counter = `${kind} ${site.address}`;
  const index = inUse.get(counter) ?? 0;
  if (index === readyAccounts[kind])
    throw new Error(`All ${index} accounts of the kind ${kind} are in use: add more.`);
  inUse.set(counter, index + 1);
  return emailOf(kind, index);
}
