import { vars } from '@portico/tokens/contract';
import { outOfSight } from '../../layout/visually-hidden/visually-hidden.css.ts';
import { upTo } from '../../theme/breakpoints.ts';
import { focusRing } from '../../theme/focus.ts';
import { canHover, coarsePointer } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;
/** Where rows become cards. */
const cards = upTo(600);
const line = `1px solid ${core.border}`;

export const table = componentStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
  '@media': { [cards]: { display: 'block' } },
});

export const caption = componentStyle({
  paddingBlockEnd: space(2),
  fontSize: core.font_size_large,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': { [cards]: { display: 'block' } },
});
export const hiddenCaption = componentStyle(outOfSight);

export const group = componentStyle({ '@media': { [cards]: { display: 'block' } } });
export const headRow = componentStyle({
  borderBlockEnd: `1px solid ${core.border_strong}`,
  '@media': { [cards]: { display: 'flex', flexWrap: 'wrap', gap: space(2), borderBlockEnd: 0 } },
});

const cell = {
  paddingBlock: space(3),
  paddingInline: space(3),
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const;
const end = {
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  // a number in two lines is read as two
  overflowWrap: 'normal',
} as const;

export const header = componentStyle({
  ...cell,
  paddingBlock: space(2),
  verticalAlign: 'baseline',
  fontSize: core.font_size_small,
  fontWeight: core.font_weight_strong,
  selectors: { '&[data-align="end"]': end },
  '@media': {
    [cards]: {
      padding: 0,
      selectors: { '&:not([data-sortable])': outOfSight },
    },
  },
});

export const sort = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minBlockSize: 32,
  // its text stands where that of other headers does
  marginInline: space(-2),
  paddingBlock: 0,
  paddingInline: space(2),
  border: '1px solid transparent',
  borderRadius: vars.border_radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [coarsePointer]: { minBlockSize: 44 },
    [canHover]: { selectors: { '&:hover': { backgroundColor: core.surface_sunken } } },
    [cards]: { marginInline: 0, borderColor: core.border_strong },
  },
});
/** Both arrows lie in one place, of which the header's order shows one or both. */
export const arrows = componentStyle({ display: 'grid', color: core.text_muted });
const arrow = { gridArea: '1 / 1', display: 'flex' } as const;
export const up = componentStyle({
  ...arrow,
  translate: '0 -25%',
  selectors: {
    '[aria-sort="descending"] &': { visibility: 'hidden' },
    '[aria-sort="ascending"] &': { translate: 'none', color: core.text },
  },
});
export const down = componentStyle({
  ...arrow,
  translate: '0 25%',
  selectors: {
    '[aria-sort="ascending"] &': { visibility: 'hidden' },
    '[aria-sort="descending"] &': { translate: 'none', color: core.text },
  },
});

export const row = componentStyle({
  borderBlockEnd: line,
  '@media': {
    [cards]: {
      display: 'block',
      marginBlockStart: space(3),
      paddingBlock: space(2),
      border: line,
      borderRadius: vars.border_radius.card,
    },
  },
});
export const data = componentStyle({
  ...cell,
  fontWeight: core.font_weight,
  selectors: {
    '&[data-align="end"]': end,
    'th&': { fontWeight: core.font_weight_strong },
  },
  '@media': {
    [cards]: {
      display: 'block',
      paddingBlock: space(1),
      selectors: {
        '&[data-align="end"]': { textAlign: 'start' },
        // the header says it to those who listen
        '&[data-label]::before': {
          content: 'attr(data-label) / ""',
          display: 'block',
          color: core.text_muted,
          fontSize: core.font_size_small,
          fontWeight: core.font_weight,
        },
      },
    },
  },
});
export const empty = componentStyle({
  ...cell,
  color: core.text_muted,
  '@media': { [cards]: { display: 'block' } },
});
