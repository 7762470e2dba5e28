import { vars } from '@portico/tokens/contract';
import { space } from '../../theme/space.ts';
import { componentRule, componentStyle } from '../../theme/style.ts';

/** As wide as two months beside each other. */
export const wide = componentStyle({ selectors: { '&&': { inlineSize: '41rem' } } });
// other popovers are as wide as lines of text are read well
componentRule(`[role="dialog"]:has(> ${wide})`, { maxInlineSize: 'min(46rem, 100vw - 16px)' });

export const months = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: space(6),
});
export const month = componentStyle({
  marginBlock: space(1),
  fontWeight: vars.core_properties.font_weight_strong,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const presets = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
