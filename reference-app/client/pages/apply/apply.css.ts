import { keyframes } from '@vanilla-extract/css';
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

/** What is on its way, which without a script never comes. */
export const scripted = appStyle({
  display: 'contents',
  '@media': { '(scripting: none)': { display: 'none' } },
});
// after half a second: most people have the form by then, and nothing flashes
const late = '1ms 500ms both';
const comes = keyframes({ from: { visibility: 'hidden' } });
const dims = keyframes({ from: { opacity: 1 } });
/** Above the form’s bar, where people see it wherever they are in a long form, and nothing moves when it goes. */
export const gettingReady = appStyle({
  position: 'fixed',
  zIndex: 600,
  insetBlockEnd: space(20),
  insetInline: space(4),
  inlineSize: 'fit-content',
  marginInline: 'auto',
  padding: `${space(2)} ${space(4)}`,
  background: core.surface_raised,
  border: `1px solid ${core.border}`,
  borderRadius: vars.info_bar.radius,
  boxShadow: core.elevation_high,
  animation: `${comes} ${late}`,
  // it never will be, where the page says that it is not whole
  selectors: { '#not-started ~ #root &': { display: 'none' } },
  '@media': { '(scripting: none)': { display: 'none' } },
});
/** What stands in it is laid out as if it stood in the page. */
export const form = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  selectors: { '&[inert]': { opacity: 0.6, animation: `${dims} ${late}` } },
  '@media': { '(scripting: none)': { display: 'none' } },
});
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
