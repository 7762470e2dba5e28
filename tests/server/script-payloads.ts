/** Each adds to `hasRun` where a page takes it for more than text. */
export const payloads = [
  `"><script>hasRun.push(1)</script>`,
  `</script><script>hasRun.push(2)</script>`,
  `</code><img src=x onerror="hasRun.push(3)">`,
  `</title><svg onload=hasRun.push(4)>`,
  `' onfocus='hasRun.push(5)' autofocus='`,
  `javascript:hasRun.push(6)`,
  `<!--<script>`,
  `\u2028hasRun.push(8)//\u2029`,
  `{{constructor.constructor('hasRun.push(9)')()}}`,
  `</style><script>hasRun.push(10)</script>`,
];

/** Every parameter that a page reads. A domain that nobody has leads to a page of links, so that it comes by itself. */
export const parameters: readonly (readonly string[])[] = [
  ['query', 'location', 'pid', 'hl', 'sort_by', 'filter_department', 'theme', 'next'],
  ['domain'],
];

export const filledWith = (payload: string, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, payload]));
