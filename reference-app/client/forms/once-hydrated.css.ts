import { keyframes } from '@vanilla-extract/css';
import { vars } from '@portico/tokens/contract';
import { appStyle, space } from '../app/app-style.ts';

const { core_properties: core } = vars;

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
