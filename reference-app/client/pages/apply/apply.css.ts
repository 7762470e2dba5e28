import { vars } from '@portico/tokens/contract';
import { appStyle, foreignText, space } from '../../app/app-style.ts';
import { atLeast, below } from '../../app/breakpoints.ts';
import { edge } from '../../app/shell.css.ts';

const { core_properties: core } = vars;

export const page = appStyle({
  inlineSize: '100%',
  maxInlineSize: '1120px',
  marginInline: 'auto',
  paddingBlock: `${space(6)} ${space(8)}`,
  paddingInline: edge,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  '@media': { [atLeast(767)]: { paddingBlockStart: space(8) } },
});
export const title = appStyle({
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_title,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
  ':focus': { outline: 'none' },
});
export const heading = appStyle({
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_heading,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
});
export const label = appStyle({
  color: core.text_muted,
  fontSize: core.font_size_small,
  fontWeight: core.font_weight_strong,
});
export const meta = appStyle({ color: core.text_muted, fontSize: core.font_size_small });
export const jobs = appStyle({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const job = appStyle({ ...foreignText, display: 'grid', gap: space(1), overflowWrap: 'anywhere' });
export const jobName = appStyle({
  justifySelf: 'start',
  minBlockSize: '24px',
  color: 'inherit',
  fontWeight: core.font_weight_strong,
});
export const reasons = appStyle({ margin: 0, paddingInlineStart: space(5) });

/** As the steps of the form stand beside its sections. */
export const loading = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, min(17rem, 32%)) minmax(0, 1fr)',
  gap: space(8),
  // as long as what comes, so that the page’s end stays out of view wherever a reload scrolls to
  minBlockSize: '400dvb',
  alignContent: 'start',
  '@media': { [below(600)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const loadingSteps = appStyle({ '@media': { [below(600)]: { display: 'none' } } });
