import { vars } from '@portico/tokens/contract';
import { coarsePointer, forcedColors } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentRule, componentStyle } from '../../theme/style.ts';
import { surface } from '../popover/surface.css.ts';

export { distance } from '../popover/surface.css.ts';

const core = vars.core_properties;

export const menu = `${surface} ${componentStyle({
  minInlineSize: '11rem',
  maxInlineSize: 'min(22rem, 100vw - 16px)',
  // what Radix measures between the trigger and the window's edge
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  paddingBlock: space(1),
})}`;

export const item = componentStyle({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: 36,
  paddingBlock: space(1.5),
  paddingInline: space(3),
  color: core.text,
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-destructive]': { color: core.danger },
    '&:is([data-highlighted], [data-state="open"])': { backgroundColor: core.surface_sunken },
    // the line of focus of a list: the ground alone is too faint a difference for many
    '&[data-highlighted]': { outline: `2px solid ${core.focus_ring}`, outlineOffset: -2 },
    '&[data-disabled]': { color: core.text_muted, cursor: 'not-allowed' },
  },
  '@media': {
    [coarsePointer]: { minBlockSize: 44 },
    [forcedColors]: {
      selectors: {
        '&[data-highlighted]': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const label = componentStyle({ flex: 'auto', minInlineSize: 0, overflowWrap: 'anywhere' });

/** Keeps its room without a mark, so that labels stand in a line. */
export const indicator = componentStyle({ flex: 'none', display: 'flex', inlineSize: '1.25em' });
componentRule(`${indicator} > span`, { display: 'flex' });

export const heading = componentStyle({
  paddingBlock: space(1),
  paddingInline: space(3),
  color: core.text_muted,
  fontSize: core.font_size_small,
  fontWeight: core.font_weight_strong,
});

export const separator = componentStyle({
  blockSize: 1,
  marginBlock: space(1),
  backgroundColor: core.border,
  '@media': { [forcedColors]: { backgroundColor: 'CanvasText' } },
});
