import { vars } from '@portico/tokens/contract';
import { upTo } from '../../../theme/breakpoints.ts';
import { space } from '../../../theme/space.ts';
import { componentRule, componentStyle } from '../../../theme/style.ts';

const core = vars.core_properties;

/** The steps beside the sections; on phones the sections alone. */
export const root = componentStyle({
  display: 'grid',
  // a third at most, so that large text leaves room for the fields
  gridTemplateColumns: 'minmax(0, min(17rem, 32%)) minmax(0, 1fr)',
  columnGap: space(8),
  rowGap: space(6),
  minInlineSize: 0,
  '@media': {
    [upTo(1024)]: { columnGap: space(5) },
    [upTo(600)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const onPhones = componentStyle({
  display: 'none',
  '@media': { [upTo(600)]: { display: 'contents' } },
});

export const aside = componentStyle({
  minInlineSize: 0,
  '@media': {
    [upTo(600)]: { display: 'none' },
    // in lower windows, as at 400 % zoom, it scrolls away with the page
    '(height >= 400px)': {
      position: 'sticky',
      insetBlockStart: space(4),
      alignSelf: 'start',
      maxBlockSize: `calc(100dvh - ${space(28)})`,
      overflowY: 'auto',
      // the scrolling box would clip the rings of focus
      padding: space(1),
      margin: space(-1),
    },
    print: { display: 'none' },
  },
});

export const content = componentStyle({ minInlineSize: 0 });
// sticks to the window's end along the whole form, not along a box of its own
export const footer = componentStyle({
  display: 'contents',
});
componentRule(`${footer} > *`, { gridColumn: '1 / -1' });

/** On a line of their own above the actions. */
export const notices = componentStyle({ display: 'contents' });
componentRule(`${notices} > *`, { flex: '1 0 100%' });

export const step = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(2),
  minInlineSize: 0,
});
export const name = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const errors = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  color: core.danger,
  fontSize: core.font_size_small,
  fontWeight: core.font_weight_strong,
  fontVariantNumeric: 'tabular-nums',
});
