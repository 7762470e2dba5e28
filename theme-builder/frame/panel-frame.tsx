import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { keepRoom } from './keep-room.ts';
import * as styles from './frame.css.ts';
import { freeEdges, Resizer } from './resizer.tsx';
import { useFrame } from './use-frame.ts';

const nameOf = (variable: string) => variable.slice('var('.length, -1);

/** Where the panel is. While it is folded to a bar, everything in it but its head waits as it was left. */
export function PanelFrame({
  titleId,
  head,
  children,
}: {
  titleId: string;
  head: ReactNode;
  children: ReactNode;
}) {
  const { frame } = useFrame();
  const { dock, isCollapsed, width, height, x, y } = frame;
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    for (const [variable, value] of [
      [styles.width, width],
      [styles.height, height],
      [styles.x, x],
      [styles.y, y],
    ] as const)
      panel.current?.style.setProperty(nameOf(variable), `${value}px`);
  }, [width, height, x, y]);
  useLayoutEffect(
    () => (panel.current ? keepRoom(panel.current, { dock, isCollapsed }) : undefined),
    [dock, isCollapsed],
  );
  return (
    <aside
      ref={panel}
      className={styles.panel}
      data-dock={dock}
      data-collapsed={isCollapsed ? '' : undefined}
      aria-labelledby={titleId}
    >
      {head}
      <div className={styles.content}>{children}</div>
      {!isCollapsed && freeEdges[dock].map((edge) => <Resizer key={edge} edge={edge} />)}
    </aside>
  );
}
