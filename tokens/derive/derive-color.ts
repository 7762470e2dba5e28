import type { ColorRole, DerivedStep, Scheme } from '../contract/index.ts';
import {
  composite,
  contrast,
  isOpaque,
  neededContrast,
  nearestPassing,
  readColor,
  writeBeside,
  writeColor,
  type Oklch,
} from '../color/contrast.ts';
import { remember } from '../color/remember.ts';

/** What a derived colour depends on, already resolved for one scheme. */
export type Surroundings = {
  scheme: Scheme;
  /** What the colour is seen against. */
  against: readonly string[];
  /** The text that lies on it, where it is a background. */
  text: string;
  /** The page behind everything. */
  surface: string;
  /** Whether what it is seen against changes with the same state, so that the colour itself can stay. */
  groundMoves: boolean;
};

// Steps in OKLCH lightness. Small enough to stay one colour, large enough to be noticed beside it.
const stepSize = { hover: 0.045, active: 0.09 } as const;
const clear = 0.05;

/** Moves lightness away from `other`; towards it where there is no room, but never so far that text on it would be lost. */
function stepAway(color: string, other: string, size: number, scheme: Scheme): string {
  const from = readColor(color);
  const away = from.l >= readColor(other).l ? 1 : -1;
  const room = away === 1 ? 1 - from.l : from.l;
  if (room >= size) return writeBeside(color, { ...from, l: from.l + away * size });
  const towards = writeBeside(color, { ...from, l: from.l - away * size });
  return contrast(other, towards) >= neededContrast('text', scheme) ? towards : color;
}

function mix(color: string, into: string, share: number): string {
  const { alpha, ...rest } = readColor(color);
  return composite(writeColor({ ...rest, alpha: alpha * share }), into);
}

/** As it is seen over the page; where nothing shows through, as it was written. */
const opaque = (color: string, surface: string) => (isOpaque(color) ? color : composite(color, surface));

/** White where it can be read, else a dark tint of the colour itself, else black: one of white and black always reaches 4.5. */
function textOn(fill: string, scheme: Scheme): string {
  const { h, c } = readColor(fill);
  const tint = writeColor({ l: 0.2, c: Math.min(c, 0.03), h, alpha: 1 });
  return (
    ['#ffffff', tint].find((text) => contrast(text, fill) >= neededContrast('text', scheme)) ?? '#000000'
  );
}

/** White or black, whichever differs more. */
const counterTo = (color: string): string =>
  contrast('#ffffff', color) >= contrast('#000000', color) ? '#ffffff' : '#000000';

/**
 * Two colours that differ by this much hold a focus indicator of both: whatever lies behind, one of them reaches 3 : 1
 * (WCAG 2.2, technique C40).
 */
export const twoToneContrast = 9;

/** On a light page a dark ring around a white line, on a dark one the other way round. */
function ringFrom(color: string, surface: string): string {
  const line = counterTo(counterTo(surface));
  return nearestPassing(composite(color, surface), [line], twoToneContrast);
}

function backgroundStep(base: string, step: DerivedStep, { text, surface, scheme }: Surroundings): string {
  const { alpha } = readColor(base);
  if (step === 'hover' || step === 'active') {
    if (alpha < clear) {
      const veil = (color: string) =>
        writeColor({ ...readColor(color), alpha: step === 'hover' ? 0.08 : 0.14 });
      const isRead = contrast(text, composite(veil(text), surface)) >= neededContrast('text', scheme);
      return veil(isRead ? text : counterTo(text));
    }
    return stepAway(base, text, stepSize[step], scheme);
  }
  if (step === 'selected') {
    const tinted = mix(text, alpha < clear ? surface : composite(base, surface), 0.12);
    return nearestPassing(tinted, [text], neededContrast('text', scheme));
  }
  if (step === 'disabled') return alpha < clear ? base : mix(base, surface, 0.4);
  throw new Error(`a background has no "${step}"`);
}

function inkStep(
  base: string,
  step: DerivedStep,
  role: ColorRole,
  { against, surface, groundMoves, scheme }: Surroundings,
): string {
  const needed = neededContrast(role, scheme);
  const ground = composite(against[0] ?? surface, surface);
  if (step === 'counter') return counterTo(base);
  if (step === 'ring') return nearestPassing(ringFrom(base, surface), against, needed);
  if ((step === 'hover' || step === 'active') && !groundMoves)
    return nearestPassing(stepAway(base, ground, stepSize[step], scheme), against, needed);
  if (step === 'muted') return nearestPassing(mix(base, ground, 0.75), against, needed);
  if (step === 'disabled') return mix(base, ground, 0.5);
  return nearestPassing(base, against, needed);
}

const isGround = (role: ColorRole) => role === 'surface' || role === 'fill';

/** Whether a line or a text has no states, since nobody sees it. */
export const staysUnseen = (base: string, step: DerivedStep, role: ColorRole): boolean =>
  !isGround(role) &&
  step !== 'on' &&
  step !== 'counter' &&
  step !== 'ring' &&
  !isOpaque(base) &&
  readColor(base).alpha < clear;

/** A colour that no theme sets, from the one it follows (theming: states in OKLCH, away from the text, until the pair passes). */
export const deriveStep = remember(
  (base: string, step: DerivedStep, role: ColorRole, surroundings: Surroundings): string => {
    if (step === 'on') return textOn(opaque(base, surroundings.surface), surroundings.scheme);
    if (staysUnseen(base, step, role)) return base;
    return isGround(role)
      ? backgroundStep(base, step, surroundings)
      : inkStep(base, step, role, surroundings);
  },
  (base, step, role, { scheme, against, text, surface, groundMoves }) =>
    `${scheme} ${base} ${step} ${role} ${text} ${surface} ${groundMoves} ${against.join(' ')}`,
);

/** Near white: a ground rather than a colour of its own. */
const isPale = ({ l, c }: Oklch) => l > 0.85 && c < 0.04;

/** The dark scheme's value of a colour that a theme sets for light only. Hue and alpha stay. */
export const deriveDark = remember(
  (
    light: string,
    role: ColorRole,
    { against, surface }: Pick<Surroundings, 'against' | 'surface'>,
  ): string => {
    const color = readColor(light);
    if (color.alpha < clear) return light;
    switch (role) {
      // light grounds turn dark, the lightest darkest; grounds that are dark already only lose glare
      case 'surface':
        return writeBeside(light, {
          ...color,
          l: color.l > 0.5 ? 0.19 + (1 - color.l) * 0.4 : Math.min(color.l, 0.34),
          c: color.l > 0.5 ? Math.min(color.c, 0.03) : color.c,
        });
      case 'fill':
        return nearestPassing(
          writeBeside(light, { ...color, l: isPale(color) ? 0.3 : color.l }),
          [surface],
          isPale(color) ? 1 : 3,
        );
      case 'decoration':
        return writeBeside(light, { ...color, l: color.l > 0.5 ? 0.25 + (1 - color.l) * 0.5 : color.l });
      default: {
        const grounds = against.length > 0 ? against : [surface];
        const ratio = neededContrast(role, 'dark');
        const passes = grounds.every((ground) => contrast(light, ground) >= ratio);
        return passes
          ? light
          : nearestPassing(
              writeBeside(light, { ...color, l: Math.max(0.75, 1.1 - color.l), c: Math.min(color.c, 0.13) }),
              grounds,
              ratio,
            );
      }
    }
  },
  (light, role, { against, surface }) => `${light} ${role} ${surface} ${against.join(' ')}`,
);

/** The ground nearest to `ground` on which black or white, whichever its ink is nearer to, reaches what text owes. */
function groundFor(ground: string, ink: string, ratio: number): string {
  const extreme = readColor(ink).l >= readColor(ground).l ? '#ffffff' : '#000000';
  return nearestPassing(ground, [extreme], ratio);
}

/**
 * A colour with more contrast. Inks and edges move away from what they are seen against; grounds move only where no ink
 * could reach what it owes on them. Hue stays.
 */
export const deriveContrast = remember(
  (
    color: string,
    role: ColorRole,
    { scheme, grounds, inks }: { scheme: Scheme; grounds: readonly string[]; inks: readonly string[] },
  ): string => {
    if (readColor(color).alpha < clear) return color;
    if (isGround(role))
      return inks.reduce((ground, ink) => groundFor(ground, ink, neededContrast('text', scheme)), color);
    return nearestPassing(color, grounds, role === 'decoration' ? 3 : neededContrast(role, scheme));
  },
  (color, role, { scheme, grounds, inks }) =>
    `${color} ${role} ${scheme} ${grounds.join(' ')} on ${inks.join(' ')}`,
);
