import { createVar, fallbackVar } from '@vanilla-extract/css';

/** How much of the window the panel takes at each edge; set on the root. */
export const roomVariables = { start: createVar(), end: createVar(), bottom: createVar() };

/** The same, 0 where it takes nothing. */
export const panelRoom = {
  start: fallbackVar(roomVariables.start, '0px'),
  end: fallbackVar(roomVariables.end, '0px'),
  bottom: fallbackVar(roomVariables.bottom, '0px'),
};
