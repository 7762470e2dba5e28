import { vars } from '@portico/tokens/contract';
import { createVar, fallbackVar } from '@vanilla-extract/css';
import { upTo } from '../../theme/breakpoints.ts';
import { focusRingInside } from '../../theme/focus.ts';
import { canHover, coarsePointer, forcedColors } from '../../theme/media.ts';
import { percentage } from '../../theme/percent.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;
const onePane = upTo(992);
const size = percentage('size');

/** The size to a fraction of a per cent, which only script can say. */
export const exactSize = createVar();

export const split = componentStyle({
  vars: size.none,
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${fallbackVar(exactSize, size.value)}) auto minmax(0, 1fr)`,
  minInlineSize: 0,
  selectors: { '&[data-resizing]': { cursor: 'col-resize', userSelect: 'none' } },
  '@media': { [onePane]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const sizes = size.classes();

export const pane = componentStyle({
  minInlineSize: 0,
  '@media': {
    [onePane]: {
      selectors: {
        [`${split}[data-narrow="primary"] > &:last-child`]: { display: 'none' },
        [`${split}[data-narrow="secondary"] > &:first-child`]: { display: 'none' },
      },
    },
  },
});

/** Wide enough for the hand, with a thin line in its middle for the eye. */
export const separator = componentStyle({
  display: 'grid',
  justifyContent: 'center',
  inlineSize: 24,
  borderRadius: vars.border_radius.control,
  cursor: 'col-resize',
  // a finger that drags it must not scroll the page
  touchAction: 'none',
  selectors: {
    '&::before': { content: '""', borderInlineStart: `1px solid ${core.border_strong}` },
    [`&:focus-visible::before, ${split}[data-resizing] > &::before`]: {
      borderInlineStartWidth: 3,
      borderInlineStartColor: core.accent,
    },
    // the panes lie close beside it
    '&:focus-visible': focusRingInside,
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover::before': { borderInlineStartWidth: 3, borderInlineStartColor: core.accent },
      },
    },
    [coarsePointer]: { inlineSize: 44 },
    [forcedColors]: {
      selectors: {
        [`&:focus-visible::before, ${split}[data-resizing] > &::before`]: {
          borderInlineStartColor: 'Highlight',
        },
      },
    },
    [onePane]: { display: 'none' },
  },
});
