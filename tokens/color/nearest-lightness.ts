import { isOpaque, readColor, writeBeside } from './contrast.ts';

const coarse = 0.02;
const fine = 0.0025;

/**
 * The colour nearest in lightness that passes, hue held and alpha gone; undefined where none does. Unlike a search
 * between two ends it also finds the colours in the middle that can be told from black and from white.
 */
export function nearestLightness(color: string, passes: (candidate: string) => boolean): string | undefined {
  const start = { ...readColor(color), alpha: 1 };
  if (isOpaque(color) && passes(color)) return color;
  const base = isOpaque(color) ? color : '#000000';
  const at = (distance: number) => writeBeside(base, { ...start, l: start.l + distance });
  const isInside = (distance: number) => start.l + distance >= 0 && start.l + distance <= 1;
  /** From the first coarse step that passes back to the nearest fine one. */
  const refined = (distance: number): string => {
    const direction = Math.sign(distance);
    let passing = Math.abs(distance);
    let failing = Math.max(0, passing - coarse);
    while (passing - failing > fine) {
      const middle = (passing + failing) / 2;
      if (passes(at(direction * middle))) passing = middle;
      else failing = middle;
    }
    return at(direction * passing);
  };
  for (let distance = 0; distance <= 1; distance += coarse)
    for (const direction of [-1, 1]) {
      const there = direction * distance;
      if (isInside(there) && passes(at(there))) return distance === 0 ? at(0) : refined(there);
    }
  // the last step may stop short of them
  return ['#000000', '#ffffff'].find(passes);
}
