import { vars } from '@portico/tokens/contract';
import { appStyle, space } from '../../../app/app-style.ts';

const { core_properties: core } = vars;

export const steps = appStyle({ display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' });
export const step = appStyle({ display: 'flex', alignItems: 'start', gap: space(2) });
export const next = appStyle({
  display: 'grid',
  gap: space(4),
  paddingBlockStart: space(5),
  borderBlockStart: `1px solid ${core.border}`,
});
export const heading = appStyle({
  margin: 0,
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_large,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
});
export const ways = appStyle({ display: 'flex', flexWrap: 'wrap', gap: space(3) });
