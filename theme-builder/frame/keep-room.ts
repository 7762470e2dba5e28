import { narrow } from '../style/narrow.ts';
import type { FrameState } from './frame-state.ts';
import { roomVariables } from '../style/panel-room.css.ts';

const nameOf = (variable: string) => variable.slice('var('.length, -1);

/**
 * Says on the root how much of the window the panel takes, at the edge that it is docked to, for as long as that is so.
 *
 * @returns what takes it back
 */
export function keepRoom(
  panel: HTMLElement,
  { dock, isCollapsed }: Pick<FrameState, 'dock' | 'isCollapsed'>,
): () => void {
  const root = document.documentElement;
  const clear = () => {
    for (const variable of Object.values(roomVariables)) root.style.removeProperty(nameOf(variable));
  };
  const measure = () => {
    clear();
    const edge = window.matchMedia(narrow).matches ? 'bottom' : dock;
    // folded to a bar at a side, it lies over a corner of the page
    if (edge === 'float' || (isCollapsed && edge !== 'bottom')) return;
    const { width, height } = panel.getBoundingClientRect();
    root.style.setProperty(nameOf(roomVariables[edge]), `${edge === 'bottom' ? height : width}px`);
  };
  measure();
  // crossing that width changes its size
  const observer = new ResizeObserver(measure);
  observer.observe(panel);
  return () => {
    observer.disconnect();
    clear();
  };
}
