import { directionSign, drag, wayOfKey, type Way } from './drag.ts';
import { limits, type Dock, type FrameSide } from './frame-state.ts';
import * as styles from './frame.css.ts';
import { frameTexts } from '../locales/areas.ts';
import { useFrame } from './use-frame.ts';

/** An edge of the panel, as lines run. */
export type Edge = 'inline-start' | 'inline-end' | 'block-start' | 'block-end';

/** The edges by which the panel is made larger: those that it has free. */
export const freeEdges: Record<Dock, readonly Edge[]> = {
  end: ['inline-start'],
  start: ['inline-end'],
  bottom: ['block-start'],
  float: ['inline-end', 'block-end'],
};

/** By how much the panel grows when an edge is moved. */
function growth(edge: Edge, { dx, dy }: Way, sign: 1 | -1): number {
  switch (edge) {
    case 'inline-start':
      return -dx * sign;
    case 'inline-end':
      return dx * sign;
    case 'block-start':
      return -dy;
    case 'block-end':
      return dy;
  }
}

/** An edge that is moved by pointer or arrow keys, to its limits by Home and End. */
export function Resizer({ edge }: { edge: Edge }) {
  const t = frameTexts.useTexts();
  const { frame, set } = useFrame();
  const side: FrameSide = edge.startsWith('inline') ? 'width' : 'height';
  const { min, max } = limits[side];
  return (
    // a separator that takes the focus is a control: the window splitter of the ARIA Authoring Practices
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- likewise
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a rule that is drawn takes no focus
      role="separator"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- likewise
      tabIndex={0}
      className={styles.resizer}
      data-edge={edge}
      aria-label={t(side)}
      aria-orientation={side === 'width' ? 'vertical' : 'horizontal'}
      aria-valuenow={frame[side]}
      aria-valuemin={min}
      aria-valuemax={max}
      onPointerDown={(event) => {
        const sign = directionSign(event.currentTarget);
        drag(event, (way) => set({ [side]: frame[side] + growth(edge, way, sign) }));
      }}
      onKeyDown={(event) => {
        const way = wayOfKey(event.key);
        const size =
          event.key === 'Home'
            ? min
            : event.key === 'End'
              ? max
              : way && frame[side] + growth(edge, way, directionSign(event.currentTarget));
        if (size === undefined) return;
        event.preventDefault();
        set({ [side]: size });
      }}
    />
  );
}
