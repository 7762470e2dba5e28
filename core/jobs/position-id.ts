/** `123-nurse` means 123 (ruling 26); undefined for what does not begin with a number that an id can be. */
export function positionIdOf(text: string): number | undefined {
  const digits = /^\d{1,10}(?=-|$)/.exec(text.trim())?.[0];
  const id = Number(digits);
  return digits !== undefined && id >= 1 && id <= 2_147_483_647 ? id : undefined;
}
