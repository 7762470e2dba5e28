/** One of a few to choose from: what people read, and what is stored. */
export type Choice = { label: string; value: string };

/** Whether all of these values are among the choices, each once. */
export function areAmong(values: readonly string[], known: readonly Choice[]): boolean {
  const left = new Set(known.map(({ value }) => value));
  return values.every((value) => left.delete(value));
}
