export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly (string | number)[]
  /** Values whose order says something, such as the corners of an area. */
  | { inOrder: readonly string[] };

/**
 * Parameters as the server reads them (HTTP-05): empty values are left out, false and zero stay, a list is its key
 * repeated with its values sorted, keys are sorted. Begins with `?` or, when `path` has one already, with `&`.
 */
export function withQuery(path: string, parameters: Readonly<Record<string, QueryValue>>): string {
  const pairs = Object.entries(parameters)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, value]) => {
      const values = Array.isArray(value)
        ? (value as readonly (string | number)[]).map(String).toSorted()
        : typeof value === 'object' && value && 'inOrder' in value
          ? value.inOrder
          : [value];
      return values
        .filter((one) => one !== undefined && one !== null && one !== '')
        .map((one) => `${encodeURIComponent(key)}=${encodeURIComponent(String(one))}`);
    });
  if (pairs.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}
