/** How digits are grouped, and what stands between the groups. */
const masks = {
  ssn: { groups: [3, 2, 4], separator: '-' },
  sin: { groups: [3, 3, 3], separator: '-' },
} as const;
export type MaskKind = keyof typeof masks;

/** The digits of a text, in any script, at most as many as the number has. */
export function digitsOf(text: string, kind: MaskKind): string {
  const length = masks[kind].groups.reduce((sum, group) => sum + group, 0);
  // Arabic and Persian ones, and those that Japanese keyboards make as wide as letters
  const latin = text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  );
  return latin.replaceAll(/\D/g, '').slice(0, length);
}

/** Digits with their separators, as far as they go. */
export function masked(digits: string, kind: MaskKind): string {
  const { groups, separator } = masks[kind];
  let from = 0;
  return groups
    .map((length) => digits.slice(from, (from += length)))
    .filter((group) => group !== '')
    .join(separator);
}
