import { vars } from '@portico/tokens/contract';
import { space } from '../../theme/space.ts';
import { componentStyle, componentStyles } from '../../theme/style.ts';

const core = vars.core_properties;

/** Has its size before the image is there. */
export const frame = componentStyle({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  backgroundColor: core.surface_sunken,
});
export const ratios = componentStyles({
  square: { aspectRatio: '1 / 1' },
  portrait: { aspectRatio: '3 / 4' },
  standard: { aspectRatio: '4 / 3' },
  photo: { aspectRatio: '3 / 2' },
  wide: { aspectRatio: '16 / 9' },
  banner: { aspectRatio: '21 / 9' },
});

export const image = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
});
export const fits = componentStyles({ cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } });

export const fallback = componentStyle({
  boxSizing: 'border-box',
  display: 'grid',
  placeContent: 'center',
  // grows with its text, and its place with it
  minBlockSize: '100%',
  padding: space(4),
  color: core.text_muted,
  fontFamily: core.font_family,
  fontSize: core.font_size_small,
  lineHeight: core.line_height,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
