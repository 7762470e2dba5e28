import { vars } from '@portico/tokens/contract';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

export { title } from '../layouts/section/section.css.ts';

export const part = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  paddingBlockStart: space(5),
  borderBlockStart: `1px solid ${core.border}`,
});

export const partTitle = componentStyle({
  margin: 0,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  fontWeight: core.font_weight_strong,
  lineHeight: core.line_height,
});

export const fact = componentStyle({
  color: core.text_muted,
  fontFamily: core.font_family,
  fontSize: core.font_size_small,
  lineHeight: core.line_height,
  overflowWrap: 'anywhere',
});

export const factName = componentStyle({
  color: core.text,
  fontSize: core.font_size,
  fontWeight: core.font_weight_strong,
});

export const rows = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space(3),
});

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  gap: space(2),
  boxSizing: 'border-box',
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  padding: space(3),
  border: `1px solid ${core.border}`,
  borderRadius: vars.border_radius.control,
  backgroundColor: core.surface,
});

export const rowOptions = componentStyle({
  flex: '1 1 100%',
  display: 'grid',
  // a label and its value beside each other as soon as both have room
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: space(3),
  minInlineSize: 0,
});

export const rowActions = componentStyle({ display: 'flex', gap: space(1) });
