import { vars } from '@portico/tokens/contract';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  minInlineSize: 0,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
});

/** Scrolls by itself, so that what is typed stays in view. */
export const list = componentStyle({
  // a few of them at least, on the lowest window
  maxBlockSize: 'max(8rem, min(24rem, 50dvh))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
/** As high as the first line of the label. */
export const icon = componentStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  inlineSize: '1.25em',
  blockSize: `calc(1em * ${core.line_height})`,
  color: core.text_muted,
});
export const shortcut = componentStyle({
  flex: 'none',
  maxInlineSize: '50%',
  paddingInline: space(1.5),
  border: `1px solid ${core.border}`,
  borderRadius: vars.border_radius.control,
  color: core.text_muted,
  fontFamily: 'inherit',
  fontSize: core.font_size_small,
  overflowWrap: 'anywhere',
});
