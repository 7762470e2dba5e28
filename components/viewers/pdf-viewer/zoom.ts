/** How large pages are: as wide or as large as the viewer, or a share of their size on paper. */
export type Zoom = 'width' | 'page' | number;

/** A page's size on a screen of 96 px an inch; documents count 72 points. */
export const actualSize = 96 / 72;

const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** The next larger or smaller step from a share; the last one stays. */
export function stepFrom(percent: number, by: 1 | -1): number {
  // shares that fit a width are seldom exact
  const slack = 0.005;
  return by > 0
    ? (steps.find((step) => step > percent + slack) ?? steps.at(-1) ?? 1)
    : (steps.findLast((step) => step < percent - slack) ?? steps[0]);
}

type Size = { width: number; height: number };

/** The share of its size on paper at which a page is shown. @param room in px, @param size in points */
export function percentOf(zoom: Zoom, room: Size, size: Size): number {
  const width = room.width / (size.width * actualSize);
  const height = room.height / (size.height * actualSize);
  const percent = zoom === 'width' ? width : zoom === 'page' ? Math.min(width, height) : zoom;
  return Math.min(Math.max(percent, 0.1), 4);
}
