import { vars } from '@portico/tokens/contract';
import { componentStyle, componentStyles } from '../../theme/style.ts';

const core = vars.core_properties;

export const avatar = componentStyle({
  boxSizing: 'border-box',
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  placeContent: 'center',
  border: `1px solid ${core.border}`,
  borderRadius: '50%',
  backgroundColor: core.surface_sunken,
  color: core.text,
  fontFamily: core.font_family,
  fontWeight: core.font_weight_strong,
  lineHeight: 1,
  verticalAlign: 'middle',
  userSelect: 'none',
});

// rem, so that the initials keep their room when text gets larger
const size = (rem: number, fontSize: string) => ({
  inlineSize: `${rem}rem`,
  blockSize: `${rem}rem`,
  fontSize,
});
export const sizes = componentStyles({
  small: size(2, core.font_size_small),
  medium: size(2.5, core.font_size),
  large: size(4, core.font_size_heading),
  huge: size(6, core.font_size_title),
});

/** Over the initials, which are seen until it is there. */
export const image = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: 'inherit',
  objectFit: 'cover',
});
