import { vars } from '@portico/tokens/contract';
import { appStyle, foreignText, space } from '../../app/app-style.ts';
import { atLeast } from '../../app/breakpoints.ts';

const { core_properties: core } = vars;

export const tools = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
});
export const find = appStyle({ flex: '1 1 14rem', '@media': { [atLeast(767)]: { flex: '0 1 17.5rem' } } });

/** Rows in one card. */
export const table = appStyle({
  '@media': {
    [atLeast(600)]: {
      paddingInline: space(2),
      border: `1px solid ${core.border}`,
      borderRadius: vars.border_radius.card,
      background: core.surface_raised,
      overflowX: 'auto',
    },
  },
});
export const lines = appStyle({ display: 'grid', justifyItems: 'start', gap: space(1) });
export const name = appStyle({
  ...foreignText,
  color: core.text,
  fontWeight: core.font_weight_strong,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const muted = appStyle({
  color: core.text_muted,
  fontSize: core.font_size_small,
  fontWeight: 'normal',
});
export const actions = appStyle({ display: 'inline-flex', alignItems: 'center', gap: space(2) });
