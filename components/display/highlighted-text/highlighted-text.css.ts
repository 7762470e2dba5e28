import { vars } from '@portico/tokens/contract';
import { componentStyle, sectionStyle } from '../../theme/style.ts';

// the words of a search may be of any length
export const text = componentStyle({ overflowWrap: 'break-word' });

// where colours are forced, the browser has its own for marks
export const mark = sectionStyle('info_bar', {
  backgroundColor: vars.info_bar.warning_background,
  color: vars.info_bar.warning_text,
  textDecoration: 'inherit',
  // a second sign beside the colour
  boxShadow: `inset 0 -2px 0 ${vars.info_bar.warning_icon}`,
});
