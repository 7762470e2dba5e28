/** What is in a form, by the names of its fields. */
export type Values = Readonly<Record<string, unknown>>;

/** A record whose keys are names from outside, where `__proto__` is a name like any other. */
export const record = <Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> =>
  Object.fromEntries(entries);
