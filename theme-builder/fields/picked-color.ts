import { readColor, writeColor } from '@portico/tokens/derive';

/** As the browser's picker takes it, which knows six digits only. */
export const opaque = (color: string) => writeColor({ ...readColor(color), alpha: 1 });

/** How much of what is behind a colour it hides, 0 to 1. */
export const alphaOf = (color: string) => readColor(color).alpha;

export const withAlpha = (color: string, alpha: number) => writeColor({ ...readColor(color), alpha });

/** A picked colour as see-through as the one before it. */
export function pickedOver(picked: string, before: string) {
  const alpha = alphaOf(before);
  // picking a colour for what was invisible means to see it
  return alpha === 0 ? picked : withAlpha(picked, alpha);
}
