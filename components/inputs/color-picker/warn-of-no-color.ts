const told = new Set<string>();

/** Says once of each text that a palette has it for a colour and it is none. For developers. */
export function warnOfNoColor(color: string): void {
  if (told.has(color)) return;
  told.add(color);
  // oxlint-disable-next-line no-console -- for developers
  console.warn(
    `Portico: a swatch of a color picker has “${color}”, which is no color, so that it cannot be chosen. ` +
      'Write one as CSS does, such as #2266cc, rebeccapurple or oklch(62% 0.19 250).',
  );
}
