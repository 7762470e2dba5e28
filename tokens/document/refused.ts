/** Thrown and caught within this folder only: why a document is no theme, and where. */
export class Refused extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

/** @throws Refused when the value is no object */
export function record(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refused(path, 'must be an object');
  return value as Record<string, unknown>;
}

/** @throws Refused when the value is no list, or a longer one */
export function list(value: unknown, most: number, path: string): readonly unknown[] {
  if (!Array.isArray(value) || value.length > most)
    throw new Refused(path, `must be a list of at most ${most}`);
  // a hole is nothing, too
  return [...(value as unknown[])];
}

/** @throws Refused when there is a key beside those that are allowed */
export function only(value: Record<string, unknown>, allowed: readonly string[], path: string) {
  for (const key of Object.keys(value)) {
    if (!allowed.includes(key))
      throw new Refused(
        path === '' ? key : `${path}.${key}`,
        `is not known here; allowed: ${allowed.join(', ')}`,
      );
  }
}
