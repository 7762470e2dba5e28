import { vars } from '@portico/tokens/contract';
import { keyframes } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/media.ts';
import { animation } from '../../theme/motion.ts';
import { space } from '../../theme/space.ts';
import { componentRule, componentStyle, componentStyles } from '../../theme/style.ts';

const core = vars.core_properties;
const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = componentStyle({
  maxInlineSize: '100%',
  // an edge so that it shows on every ground
  border: `1px solid ${core.border}`,
  backgroundColor: core.surface_sunken,
  '@media': {
    ...animation(breathe, { duration: '2s' })['@media'],
    [forcedColors]: { borderColor: 'GrayText' },
  },
});

/** A grid, in which the margins of lines do not merge. */
export const lines = componentStyle({ display: 'grid' });

const line = (size: string, lineHeight: string) => ({
  // the box of the text's line, less the distance to its neighbours, so that nothing moves when the text comes
  blockSize: `calc(${size} * ${lineHeight} - ${space(2)})`,
  marginBlock: space(1),
  borderRadius: vars.border_radius.tag,
});
export const shapes = componentStyles({
  text: line(core.font_size, core.line_height),
  heading: line(core.font_size_heading, core.line_height_heading),
  control: { blockSize: 40, borderRadius: vars.border_radius.control },
  circle: { maxInlineSize: 40, blockSize: 40, borderRadius: '50%' },
  around: { inlineSize: 'fit-content', borderRadius: vars.border_radius.card },
});
export const widths = componentStyles({
  full: { inlineSize: '100%' },
  long: { inlineSize: '80%' },
  medium: { inlineSize: '50%' },
  short: { inlineSize: '25%' },
});
componentRule(`${shapes.around} > *`, { visibility: 'hidden' });
