import { SaxesParser } from 'saxes';
import type { ColorWeights } from './cluster-colors.ts';
import { Refused } from './refusal.ts';
import {
  colorOf,
  leastOpacity,
  weighDrawing,
  type Gradient,
  type Item,
  type Paints,
  type Range,
} from './svg-paints.ts';
import { lengthOf, sizeOf, viewOf, type Size } from './svg-sizes.ts';
import { isAsked, readDeclarations, readStyleSheet, type Declarations } from './svg-styles.ts';

type Element = { name: string; attributes: Readonly<Record<string, string>> };
type Handlers = { open: (element: Element) => void; close: () => void; text: (text: string) => void };

/** Prefixes are ignored: drawing programs write `svg:path` and forget to declare others. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** @throws Refused for markup that is not well formed, not an SVG, or brings a document type or entities. */
const walk = (markup: string, { open, close, text }: Handlers): void => {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  let isRoot = true;
  parser.on('error', ({ message }) => {
    throw new Refused(message.includes('undefined entity') ? 'unsafe_svg' : 'broken');
  });
  parser.on('doctype', (doctype) => {
    throw new Refused(doctype.trim().startsWith('svg') ? 'unsafe_svg' : 'unknown_type');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (isRoot && localName(name) !== 'svg') throw new Refused('unknown_type');
    isRoot = false;
    open({ name: localName(name), attributes });
  });
  parser.on('closetag', close);
  parser.on('text', text);
  parser.on('cdata', text);
  parser.write(markup).close();
};

const styleSheetOf = (markup: string) => {
  const parts: string[] = [];
  const names: string[] = [];
  const keep = (text: string) => {
    if (names.at(-1) === 'style') parts.push(text);
  };
  walk(markup, {
    open: ({ name }) => names.push(name),
    close: () => names.pop(),
    text: keep,
  });
  return readStyleSheet(parts.join('\n'));
};

const shapes = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text']);
/** What cuts, covers or is repeated over other shapes is not painted itself. */
const unpainted = new Set(['clipPath', 'mask', 'pattern', 'marker']);
/** What lies in these is painted where something uses it, as often as it is used. */
const definitions = new Set(['defs', 'symbol']);
const gradientNames = new Set(['linearGradient', 'radialGradient']);

/** What an element hands on to those inside it. */
type Context = Paints & {
  strokeWidth: number;
  view: Size;
  level: number;
  isSeen: boolean;
  gradient?: Gradient;
  /** The items of an element that has a name. */
  range?: Range;
};
const outermost: Context = {
  fill: 'black',
  stroke: 'none',
  color: 'black',
  strokeWidth: 1,
  view: viewOf({}),
  level: 0,
  isSeen: true,
};

/** Of the drawing: what has no area or says none is still there. */
const leastShare = 1e-4;
/** Of the drawing: nothing is set in type, so how large a text is stays unknown. */
const textShare = 0.05;

const isFaint = (opacity: string | undefined): boolean => {
  if (opacity === undefined) return false;
  const number = Number.parseFloat(opacity);
  return (opacity.endsWith('%') ? number / 100 : number) < leastOpacity;
};

/** What a shape's paints cover: its box, and a line as long as two sides of it. */
const areasOf = ({ name, attributes }: Element, { strokeWidth, view }: Context) => {
  const whole = view.width * view.height;
  if (name === 'text') return { fillArea: whole * textShare, strokeArea: whole * leastShare };
  const { width, height } = sizeOf(name, attributes, view);
  const line = (width + height) * strokeWidth;
  return {
    fillArea: name === 'line' ? 0 : Math.max(width * height, whole * leastShare),
    strokeArea: Math.max(Math.min(line, whole), whole * leastShare),
  };
};

const idIn = ({ attributes }: Element): string | undefined => {
  const address = (attributes['href'] ?? attributes['xlink:href'] ?? '').trim();
  return address.startsWith('#') ? address.slice(1) : undefined;
};

/** @returns what an element says by its attributes, its style and the style sheet, the strongest last */
const declarer =
  (rules: ReturnType<typeof styleSheetOf>) =>
  ({ name, attributes }: Element): Declarations => {
    const own = Object.entries(attributes).filter(([property]) => isAsked(property));
    const classes = (attributes['class'] ?? '').split(/\s+/).map((each) => rules.get(`.${each}`));
    return Object.assign(
      Object.fromEntries(own),
      rules.get('*'),
      rules.get(name),
      ...classes,
      rules.get(`#${attributes['id'] ?? ''}`),
      readDeclarations(attributes['style'] ?? ''),
    ) as Declarations;
  };

const contextOf = ({ name, attributes }: Element, own: Declarations, outer: Context): Context => {
  const isDefinition = definitions.has(name);
  // a definition takes from where it is used, not from where it stands
  const handedOn: Paints = isDefinition ? {} : outer;
  const view = outer === outermost ? viewOf(attributes) : outer.view;
  const strokeWidth = attributes['stroke-width'];
  const said = (property: 'fill' | 'stroke' | 'color') =>
    own[property] === undefined || own[property] === 'inherit' ? handedOn[property] : own[property];
  return {
    fill: said('fill'),
    stroke: said('stroke'),
    color: said('color'),
    strokeWidth:
      strokeWidth === undefined
        ? outer.strokeWidth
        : lengthOf(strokeWidth, Math.min(view.width, view.height)),
    view,
    level: outer.level + (isDefinition ? 1 : 0),
    isSeen:
      outer.isSeen &&
      !unpainted.has(name) &&
      own['display'] !== 'none' &&
      own['visibility'] !== 'hidden' &&
      !isFaint(own['opacity']),
    gradient: gradientNames.has(name) ? { stops: [] } : outer.gradient,
  };
};

/**
 * What an SVG is painted with, each shape by the box around it: nothing is drawn, so what covers what, how much of its
 * box a shape fills and what transforms do to it stays unknown.
 * @throws Refused
 */
export const readSvg = (bytes: Uint8Array): ColorWeights => {
  // colours are ASCII: other letters, in whatever encoding, only have to be passed over
  const markup = new TextDecoder().decode(bytes);
  const declared = declarer(styleSheetOf(markup));
  const items: Item[] = [];
  const ranges = new Map<string, Range>();
  const gradients = new Map<string, Gradient>();
  const contexts: Context[] = [];

  const remember = (element: Element, context: Context) => {
    const { id } = element.attributes;
    if (id === undefined) return;
    context.range = { start: items.length, end: items.length, level: context.level };
    if (!ranges.has(id)) ranges.set(id, context.range);
    if (context.gradient && gradientNames.has(element.name) && !gradients.has(id)) {
      context.gradient.inherits = idIn(element);
      gradients.set(id, context.gradient);
    }
  };
  const addShape = (element: Element, own: Declarations, context: Context) => {
    const { fill, stroke, color, level } = context;
    const { fillArea, strokeArea } = areasOf(element, context);
    items.push({
      what: 'shape',
      fill,
      stroke,
      color,
      level,
      fillArea: isFaint(own['fill-opacity']) ? 0 : fillArea,
      strokeArea: isFaint(own['stroke-opacity']) ? 0 : strokeArea,
    });
  };
  const addUse = (element: Element, { fill, stroke, color, level }: Context) =>
    items.push({ what: 'use', id: idIn(element) ?? '', fill, stroke, color, level });
  const addStop = (own: Declarations, { color = 'black', gradient }: Context) => {
    const shown = isFaint(own['stop-opacity']) ? undefined : colorOf(own['stop-color'] ?? 'black', color);
    if (shown !== undefined) gradient?.stops.push(shown);
  };

  walk(markup, {
    open: (element) => {
      const own = declared(element);
      const context = contextOf(element, own, contexts.at(-1) ?? outermost);
      contexts.push(context);
      if (!context.isSeen) return;
      remember(element, context);
      if (shapes.has(element.name)) addShape(element, own, context);
      if (element.name === 'use') addUse(element, context);
      if (element.name === 'stop') addStop(own, context);
    },
    close: () => {
      const range = contexts.pop()?.range;
      if (range) range.end = items.length;
    },
    text: () => undefined,
  });
  return weighDrawing({ items, ranges, gradients });
};
