import { readColor } from './contrast.ts';

/** Where a colour lies in OKLab, and how much of it hides what is behind. */
function placeOf(color: string) {
  const { l, c, h, alpha } = readColor(color);
  const angle = (h * Math.PI) / 180;
  return { l, a: c * Math.cos(angle), b: c * Math.sin(angle), alpha };
}

/** How different two colours look: distance in OKLab (ΔE OK), and in alpha. 0.02 is about what an eye can just tell. */
export function differenceOf(one: string, other: string): number {
  const [from, to] = [placeOf(one), placeOf(other)];
  return Math.hypot(from.l - to.l, from.a - to.a, from.b - to.b, from.alpha - to.alpha);
}
