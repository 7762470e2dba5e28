import { formatHex, modeHsl, modeRgb, parse, useMode as register } from 'culori/fn';
import type { ColorWeights } from './cluster-colors.ts';

for (const mode of [modeRgb, modeHsl]) register(mode);

/** What something is painted with; undefined where a definition leaves it to whoever uses it. */
export type Paints = { fill?: string; stroke?: string; color?: string };
/** A shape with the area that each of its paints covers, or the use of something drawn elsewhere. */
export type Item = Paints & {
  /** How many definitions it lies in; what lies in none is painted by itself. */
  level: number;
} & ({ what: 'shape'; fillArea: number; strokeArea: number } | { what: 'use'; id: string });
export type Gradient = { inherits?: string; stops: string[] };

/** All that a drawing says, in its own order. */
export type Drawing = {
  items: readonly Item[];
  /** Which items lie in an element, by its id. */
  ranges: ReadonlyMap<string, Range>;
  gradients: ReadonlyMap<string, Gradient>;
};
export type Range = { start: number; end: number; level: number };

/** Less lets more of the ground through than it shows of itself. */
export const leastOpacity = 0.5;
/** Uses may use what uses something: a few lines can ask for a billion shapes. */
const mostUsedItems = 100_000;
const mostNestedUses = 8;
/** One gradient may stand for another that stands for another. */
const mostNestedGradients = 8;
/** Longer than any colour or name, and not worth a parser's time for each shape that takes it over. */
const longestPaint = 100;
/** Of a gradient; the others lie between them. */
const mostStops = 16;

/** `#rrggbb`, or undefined for what is no colour or hardly there. */
export const colorOf = (paint: string, current: string): string | undefined => {
  const said = paint.toLowerCase() === 'currentcolor' ? current : paint;
  const color = said.length > longestPaint ? undefined : parse(said);
  return color && (color.alpha ?? 1) >= leastOpacity ? formatHex(color) : undefined;
};

const stopsOf = (gradients: Drawing['gradients'], id: string): readonly string[] => {
  let gradient = gradients.get(id);
  for (let left = mostNestedGradients; left > 0 && gradient?.stops.length === 0; left--)
    gradient = gradients.get(gradient.inherits ?? '');
  return gradient?.stops.slice(0, mostStops) ?? [];
};

/** What a paint shows: one colour, or those of the gradient that it names. */
const colorsOf = (gradients: Drawing['gradients'], paint: string, current: string): readonly string[] => {
  if (paint.length > longestPaint) return [];
  const id = /^url\(\s*["']?#([^"')\s]+)/.exec(paint)?.[1];
  if (id !== undefined) return stopsOf(gradients, id);
  const color = colorOf(paint, current);
  return color === undefined ? [] : [color];
};

/** How much each colour covers, where everything that is painted, by itself or by its uses, counts by its area. */
export const weighDrawing = ({ items, ranges, gradients }: Drawing): ColorWeights => {
  const weights = new Map<string, number>();
  let left = mostUsedItems;

  const count = (paint: string, current: string, area: number) => {
    const colors = colorsOf(gradients, paint, current);
    for (const color of colors) weights.set(color, (weights.get(color) ?? 0) + area / colors.length);
  };
  const paintUsed = (id: string, user: Paints, depth: number) => {
    const { start, end, level } = ranges.get(id) ?? { start: 0, end: 0, level: 0 };
    for (let index = start; index < end && left > 0; index++) {
      left -= 1;
      const item = items[index];
      if (item?.level === level) paint(item, user, depth + 1);
    }
  };
  const paint = (item: Item, user: Paints, depth: number) => {
    const { fill = user.fill, stroke = user.stroke, color = user.color } = item;
    if (item.what === 'use') {
      if (depth < mostNestedUses) paintUsed(item.id, { fill, stroke, color }, depth);
      return;
    }
    if (fill !== undefined && item.fillArea > 0) count(fill, color ?? 'black', item.fillArea);
    if (stroke !== undefined && item.strokeArea > 0) count(stroke, color ?? 'black', item.strokeArea);
  };

  for (const item of items) if (item.level === 0) paint(item, {}, 0);
  return weights;
};
