import { vars } from '@portico/tokens/contract';
import { appStyle, foreignText, space } from '../../app/app-style.ts';
import { atLeast } from '../../app/breakpoints.ts';
import { edge } from '../../app/shell.css.ts';

const { core_properties: core } = vars;

/** A wider column: the list's rows have more to say than one of text has room for. */
export const page = appStyle({ maxInlineSize: `calc(1184px + 2 * ${edge})` });
export const tools = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
});
export const find = appStyle({ flex: '1 1 14rem', '@media': { [atLeast(767)]: { flex: '0 1 17.5rem' } } });

const wide = atLeast(992);
/** The columns of the card, so that what is in them stands below each other. */
const inColumns = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
} as const;

/** Rows in one card. */
export const rows = appStyle({
  border: `1px solid ${core.border}`,
  borderRadius: vars.border_radius.card,
  background: core.surface_raised,
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr) auto',
      columnGap: space(4),
    },
  },
});
/** Above them, what their columns say. */
export const head = appStyle({
  display: 'none',
  '@media': {
    [wide]: {
      ...inColumns,
      padding: `${space(2)} ${space(5)}`,
      color: core.text_muted,
      fontSize: core.font_size_small,
    },
  },
});
export const list = appStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [wide]: inColumns },
});
/** On phones the title and what can be done stand above the rest. */
export const row = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space(1)} ${space(4)}`,
  padding: space(4),
  selectors: { '& + &': { borderBlockStart: `1px solid ${core.border}` } },
  '@media': {
    [wide]: {
      ...inColumns,
      padding: `${space(3)} ${space(5)}`,
      selectors: { '&:first-child': { borderBlockStart: `1px solid ${core.border}` } },
    },
  },
});
export const title = appStyle({
  display: 'grid',
  justifyItems: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
/** Below each other, or where they have the row's width beside each other. */
export const lines = appStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(3),
  minInlineSize: 0,
  // what is there for listening stays with its row
  position: 'relative',
  fontSize: core.font_size_small,
  overflowWrap: 'anywhere',
  '@media': { [wide]: { gridColumn: 'auto', display: 'grid', justifyItems: 'start' } },
});
export const name = appStyle({
  ...foreignText,
  color: core.text,
  fontWeight: core.font_weight_strong,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const person = appStyle({ ...foreignText, color: core.text_muted });
export const muted = appStyle({ color: core.text_muted, fontSize: core.font_size_small });
/** Says nothing on phones, where no column asks for it. */
export const nobody = appStyle({
  display: 'none',
  color: core.text_muted,
  '@media': { [wide]: { display: 'inline' } },
});
export const actions = appStyle({
  gridArea: '1 / 2',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(2),
  '@media': { [wide]: { gridArea: 'auto' } },
});
