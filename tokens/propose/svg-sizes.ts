/** Width and height in the drawing's own units, never negative and never beyond a million. */
export type Size = { width: number; height: number };
type Attributes = Readonly<Record<string, string>>;
type Point = readonly [x: number, y: number];

/** What lies farther away is a mistake or an attack; the area of this is still far from what numbers can hold. */
const farthest = 1e6;
/** A smaller view box would make areas so small that they vanish. */
const smallestView = 1e-3;
/** What browsers take for a drawing that says no size. */
const usualView: Size = { width: 300, height: 150 };

const bounded = (number: number): number =>
  Number.isNaN(number) ? 0 : Math.min(farthest, Math.max(-farthest, number));
const isPercentage = (text: string): boolean => text.trimEnd().endsWith('%');
/** A length within a whole that percentages are of. */
export const lengthOf = (text = '', whole: number): number => {
  const number = bounded(Number.parseFloat(text));
  return Math.min(whole, Math.max(0, isPercentage(text) ? (number / 100) * whole : number));
};

const sideOf = (texts: readonly (string | undefined)[], usual: number): number => {
  const lengths = texts.map((text = '') => (isPercentage(text) ? 0 : Number.parseFloat(text)));
  const length = lengths.find((each) => each > 0) ?? usual;
  return Math.min(farthest, Math.max(smallestView, length));
};
/** How large a drawing is, by its view box, else by its width and height. */
export const viewOf = ({ viewBox = '', width, height }: Attributes): Size => {
  const [, , boxWidth, boxHeight] = viewBox.trim().split(/[\s,]+/, 4);
  return {
    width: sideOf([boxWidth, width], usualView.width),
    height: sideOf([boxHeight, height], usualView.height),
  };
};

// each is tried only where the one before it ended, so that a text is read once
const nextNumber = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
/** An arc's two flags need nothing between them and what follows. */
const nextFlag = /[\s,]*([01])/y;
const nextCommand = /[\s,]*([a-z])/iy;
/** What each command is followed by: `n` for a number, `f` for a flag. https://www.w3.org/TR/SVG2/paths.html */
const operands: Readonly<Record<string, string>> = {
  m: 'nn',
  l: 'nn',
  t: 'nn',
  h: 'n',
  v: 'n',
  c: 'nnnnnn',
  s: 'nnnn',
  q: 'nnnn',
  a: 'nnnffnn',
  z: '',
};

type Segment = { command: string; isRelative: boolean; numbers: readonly number[] };

/** The commands of a path up to the first letter that is none. */
function* segmentsOf(text: string): Generator<Segment> {
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) at = pattern.lastIndex;
    return found;
  };
  const takeAll = (kinds: string): readonly number[] | undefined => {
    const numbers: number[] = [];
    for (const kind of kinds) {
      const found = take(kind === 'f' ? nextFlag : nextNumber);
      if (found === undefined) return undefined;
      numbers.push(bounded(Number.parseFloat(found)));
    }
    return numbers;
  };
  for (let name = take(nextCommand); name !== undefined; name = take(nextCommand)) {
    const command = name.toLowerCase();
    const kinds = operands[command];
    if (kinds === undefined) return;
    const isRelative = name === command;
    if (kinds === '') yield { command, isRelative, numbers: [] };
    // a command that is said once goes for all numbers that follow
    else
      for (let numbers = takeAll(kinds); numbers; numbers = takeAll(kinds))
        yield { command, isRelative, numbers };
  }
}

/** Where an arc may reach: about its radius to all sides of the middle between its ends, less if it is a short one. */
const arcReach = ([radiusX = 0, radiusY = 0, , isLarge]: readonly number[], from: Point, to: Point) => {
  const half = isLarge ? farthest : Math.hypot(to[0] - from[0], to[1] - from[1]) / 2;
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [reachX, reachY] = [Math.min(Math.abs(radiusX), half), Math.min(Math.abs(radiusY), half)];
  return [
    [x - reachX, y - reachY],
    [x + reachX, y + reachY],
  ] as const;
};

/** What a segment goes through, its end last. Points that bend a curve count like those on it. */
const pointsOf = ({ command, isRelative, numbers }: Segment, pen: Point): readonly Point[] => {
  const [originX, originY] = isRelative ? pen : [0, 0];
  const pointAt = (index: number): Point => [
    bounded(originX + (numbers[index] ?? 0)),
    bounded(originY + (numbers[index + 1] ?? 0)),
  ];
  if (command === 'h') return [[pointAt(0)[0], pen[1]]];
  if (command === 'v') return [[pen[0], bounded(originY + (numbers[0] ?? 0))]];
  if (command === 'a') return [...arcReach(numbers, pen, pointAt(5)), pointAt(5)];
  return numbers.flatMap((_, index) => (index % 2 === 0 ? [pointAt(index)] : []));
};

/** The rough size of a path by the coordinates in it. Whatever else stands in the text, it is a size. */
export const pathSize = (text: string): Size => {
  let [left, top, right, bottom] = [farthest, farthest, -farthest, -farthest];
  let pen: Point = [0, 0];
  let start = pen;
  for (const segment of segmentsOf(text)) {
    const points = segment.command === 'z' ? [start] : pointsOf(segment, pen);
    for (const [x, y] of points) {
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
    pen = points.at(-1) ?? pen;
    if (segment.command === 'm') start = pen;
  }
  return { width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
};

const ownSize = (name: string, attributes: Attributes, view: Size): Size => {
  const {
    width,
    height,
    r,
    rx = r,
    ry = r,
    d = '',
    points = '',
    x1 = 0,
    y1 = 0,
    x2 = 0,
    y2 = 0,
  } = attributes;
  const [across, down] = [view.width, view.height];
  if (name === 'rect') return { width: lengthOf(width, across), height: lengthOf(height, down) };
  if (name === 'circle' || name === 'ellipse')
    return { width: 2 * lengthOf(rx, across), height: 2 * lengthOf(ry, down) };
  if (name === 'line') return pathSize(`M${x1} ${y1} ${x2} ${y2}`);
  return pathSize(name === 'path' ? d : `M${points}`);
};

/**
 * The size of the box around a shape, no larger than the drawing. Transforms are not looked at, its own and those of
 * the groups around it: what is drawn large and made small counts as it is drawn.
 */
export const sizeOf = (name: string, attributes: Attributes, view: Size): Size => {
  const { width, height } = ownSize(name, attributes, view);
  return { width: Math.min(width, view.width), height: Math.min(height, view.height) };
};
