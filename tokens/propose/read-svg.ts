import { formatHex, modeHsl, modeRgb, parse, useMode as register } from 'culori/fn';
import { SaxesParser } from 'saxes';
import type { ColorWeights } from './cluster-colors.ts';
import { Refused } from './refusal.ts';
import { isAsked, readDeclarations, readStyleSheet, type Declarations } from './svg-styles.ts';

for (const mode of [modeRgb, modeHsl]) register(mode);

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
/** What cuts or covers other shapes is not painted itself. */
const unpainted = new Set(['clipPath', 'mask']);

/** What an element hands on to those inside it. */
type Context = { fill: string; stroke: string; color: string; isSeen: boolean };
const outermost: Context = { fill: 'black', stroke: 'none', color: 'black', isSeen: true };
/** Less lets more of the ground through than it shows of itself. */
const leastOpacity = 0.5;

const isFaint = (opacity: string | undefined): boolean => {
  if (opacity === undefined) return false;
  const number = Number.parseFloat(opacity);
  return (opacity.endsWith('%') ? number / 100 : number) < leastOpacity;
};

const colorOf = (paint: string, current: string): string | undefined => {
  const color = parse(paint.toLowerCase() === 'currentcolor' ? current : paint);
  return color && (color.alpha ?? 1) >= leastOpacity ? formatHex(color) : undefined;
};

/**
 * What an SVG is painted with, each shape counted once: nothing is drawn, so how large a shape is stays unknown.
 * @throws Refused
 */
export const readSvg = (bytes: Uint8Array): ColorWeights => {
  // colours are ASCII: other letters, in whatever encoding, only have to be passed over
  const markup = new TextDecoder().decode(bytes);
  const rules = styleSheetOf(markup);
  const weights = new Map<string, number>();
  const contexts: Context[] = [outermost];

  const declared = ({ name, attributes }: Element): Declarations => {
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
  const count = (paint: string, current: string, opacity: string | undefined) => {
    const color = isFaint(opacity) ? undefined : colorOf(paint, current);
    if (color !== undefined) weights.set(color, (weights.get(color) ?? 0) + 1);
  };

  walk(markup, {
    open: (element) => {
      const outer = contexts.at(-1) ?? outermost;
      const own = declared(element);
      const said = (property: 'fill' | 'stroke' | 'color') =>
        own[property] === undefined || own[property] === 'inherit' ? outer[property] : own[property];
      const context: Context = {
        fill: said('fill'),
        stroke: said('stroke'),
        color: said('color'),
        isSeen:
          outer.isSeen &&
          !unpainted.has(element.name) &&
          own['display'] !== 'none' &&
          own['visibility'] !== 'hidden' &&
          !isFaint(own['opacity']),
      };
      contexts.push(context);
      if (!context.isSeen) return;
      if (shapes.has(element.name)) {
        count(context.fill, context.color, own['fill-opacity']);
        count(context.stroke, context.color, own['stroke-opacity']);
      }
      if (element.name === 'stop') count(own['stop-color'] ?? 'black', context.color, own['stop-opacity']);
    },
    close: () => contexts.pop(),
    text: () => undefined,
  });
  return weights;
};
