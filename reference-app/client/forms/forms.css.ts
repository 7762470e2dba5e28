import { vars } from '@portico/tokens/contract';
import { appStyle, foreignText, space } from '../app/app-style.ts';

const { core_properties: core } = vars;

export const fact = appStyle({
  display: 'inline-flex',
  alignItems: 'start',
  gap: space(2),
  minInlineSize: 0,
});
export const overdue = appStyle({ color: core.danger, fontWeight: core.font_weight_strong });
export const text = appStyle({ ...foreignText, margin: 0, overflowWrap: 'anywhere' });
/** How far the server is behind what is typed, beside the buttons. */
export const saving = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  // as tall as the buttons: nothing moves when it comes
  minBlockSize: '24px',
  marginInlineEnd: 'auto',
  color: core.text_muted,
  fontSize: core.font_size_small,
});
export const loading = appStyle({
  display: 'grid',
  gap: space(5),
  minBlockSize: '100dvb',
  alignContent: 'start',
});
