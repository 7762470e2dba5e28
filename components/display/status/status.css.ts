import { vars } from '@portico/tokens/contract';
import { forcedColors } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentStyle, componentStyles, sectionStyle } from '../../theme/style.ts';

const core = vars.core_properties;
const own = vars.info_bar;

export const status = sectionStyle('info_bar', {
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space(2),
  maxInlineSize: '100%',
  fontFamily: core.font_family,
  fontSize: core.font_size_small,
  lineHeight: core.line_height,
  overflowWrap: 'anywhere',
});
export const dot = componentStyle({
  flex: 'none',
  inlineSize: '0.625em',
  blockSize: '0.625em',
  borderRadius: '50%',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
});
export const dots = componentStyles({
  neutral: { backgroundColor: core.text_muted },
  info: { backgroundColor: own.info_icon },
  alert: { backgroundColor: own.alert_icon },
  success: { backgroundColor: own.success_icon },
  warning: { backgroundColor: own.warning_icon },
});
