/** Where the panel is: at an edge of the window, which gives it room, or over the page. */
export const docks = ['end', 'start', 'bottom', 'float'] as const;
export type Dock = (typeof docks)[number];

/** px; the place is that of the corner where lines start, and is kept in view by the stylesheet. */
export type FrameState = {
  dock: Dock;
  width: number;
  height: number;
  x: number;
  y: number;
  isCollapsed: boolean;
};
export type FrameSide = 'width' | 'height';

/** Narrower, fields have no room; lower, nothing is seen between head and foot. */
export const limits = {
  width: { min: 280, max: 720 },
  height: { min: 240, max: 900 },
} as const satisfies Record<FrameSide, { min: number; max: number }>;

const firstFrame: FrameState = { dock: 'end', width: 384, height: 480, x: 24, y: 72, isCollapsed: false };
const key = 'portico.theme-builder.frame';

const between = (value: number, { min, max }: { min: number; max: number }) =>
  Math.round(Math.min(max, Math.max(min, value)));

/** Where something of a size can begin without leaving its surroundings. */
const room = (size: number, within: number) => ({ min: 0, max: Math.max(0, within - size) });

/** The same, with sizes that the panel can have and a place that the window has. */
export function inLimits(frame: FrameState, window: { innerWidth: number; innerHeight: number }): FrameState {
  const width = between(frame.width, limits.width);
  const height = between(frame.height, limits.height);
  return {
    ...frame,
    width,
    height,
    x: between(frame.x, room(width, window.innerWidth)),
    y: between(frame.y, room(height, window.innerHeight)),
  };
}

/** What the browser remembers of the panel. */
export function readFrame(storage: Storage): FrameState {
  let kept: Partial<Record<keyof FrameState, unknown>> | null;
  try {
    kept = JSON.parse(storage.getItem(key) ?? 'null') as typeof kept;
  } catch {
    // written by something else, or the browser lets nobody read
    return firstFrame;
  }
  const number = (name: 'width' | 'height' | 'x' | 'y') => {
    const value = kept?.[name];
    return typeof value === 'number' && Number.isFinite(value) ? value : firstFrame[name];
  };
  return {
    dock: docks.find((dock) => dock === kept?.dock) ?? firstFrame.dock,
    width: between(number('width'), limits.width),
    height: between(number('height'), limits.height),
    x: number('x'),
    y: number('y'),
    isCollapsed: kept?.isCollapsed === true,
  };
}

/** Nothing depends on its being kept: a storage that is full or refused is passed over. */
export function keepFrame(storage: Storage, frame: FrameState): void {
  try {
    storage.setItem(key, JSON.stringify(frame));
  } catch {
    // the next visit begins with the panel where it first was
  }
}
