import { upTo } from './breakpoints.ts';

/** Fingers need 44 px where a mouse is content with less (WCAG 2.2, 2.5.8 asks for 24). */
export const coarsePointer = '(pointer: coarse)';
/** A device that can hover; on others `:hover` would stick after a tap. */
export const canHover = '(hover: hover)';
/** The reader's own palette replaces ours. */
export const forcedColors = '(forced-colors: active)';
/** Below this the navigation folds into a menu. */
export const narrowBar = upTo(767);
/** Below this a dialog takes the whole screen. */
export const narrowDialog = upTo(600);
