import { Button } from '@portico/components';
import * as panel from '../style/panel.css.ts';
import { directionSign, drag, wayOfKey } from './drag.ts';
import * as styles from './frame.css.ts';
import { frameTexts } from '../locales/areas.ts';
import { useFrame } from './use-frame.ts';

const drawing = (path: string) => (
  <svg className={panel.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
);

/** Moves a floating panel, and folds any to its bar. */
export function FrameControls() {
  const t = frameTexts.useTexts();
  const { frame, set } = useFrame();
  const { dock, isCollapsed, x, y } = frame;
  const fold = t(isCollapsed ? 'expand' : 'collapse');
  return (
    <>
      {dock === 'float' && (
        <span className={styles.mover}>
          <Button
            variant="systemUi"
            size="small"
            icon={drawing('M12 3v18M3 12h18M9 6l3-3l3 3M9 18l3 3l3-3M6 9l-3 3l3 3M18 9l3 3l-3 3')}
            aria-label={t('move')}
            title={t('move')}
            onPointerDown={(event) => {
              const sign = directionSign(event.currentTarget);
              drag(event, ({ dx, dy }) => set({ x: x + dx * sign, y: y + dy }));
            }}
            onKeyDown={(event) => {
              const way = wayOfKey(event.key);
              if (!way) return;
              event.preventDefault();
              set({ x: x + way.dx * directionSign(event.currentTarget), y: y + way.dy });
            }}
          />
        </span>
      )}
      <Button
        variant="systemUi"
        size="small"
        icon={drawing(isCollapsed ? 'M6 15l6-6l6 6' : 'M6 9l6 6l6-6')}
        aria-label={fold}
        title={fold}
        aria-expanded={!isCollapsed}
        onClick={() => set({ isCollapsed: !isCollapsed })}
      />
    </>
  );
}
