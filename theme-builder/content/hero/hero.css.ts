import { vars } from '@portico/tokens/contract';
import { column, panelRule, panelStyle, space } from '../../style/panel-style.ts';

const core = vars.core_properties;

export const editor = panelStyle({ ...column(4), minInlineSize: 0 });
export const group = panelStyle({ ...column(2), minInlineSize: 0, margin: 0, padding: 0, border: 0 });
export const groupTitle = panelStyle({ margin: 0, padding: 0, fontWeight: core.font_weight_strong });

/** The picture with its point. Its sides are those of the screen: the point is so many per cent from the left. */
export const focal = panelStyle({
  position: 'relative',
  display: 'block',
  // tall pictures leave room for the rest of the panel
  maxInlineSize: 'calc(280px * var(--pt-focal-ratio, 9))',
  overflow: 'hidden',
  direction: 'ltr',
  border: `1px solid ${core.border_strong}`,
  borderRadius: vars.border_radius.control,
  backgroundColor: core.surface_sunken,
  cursor: 'crosshair',
  // a finger scrolls on the picture, and drags the point
  touchAction: 'pan-y',
  userSelect: 'none',
});
export const focalPicture = panelStyle({
  display: 'block',
  inlineSize: '100%',
  pointerEvents: 'none',
});
export const point = panelStyle({
  position: 'absolute',
  insetInlineStart: 'var(--pt-focal-x)',
  insetBlockStart: 'var(--pt-focal-y)',
  inlineSize: 28,
  blockSize: 28,
  margin: 0,
  padding: 0,
  translate: '-50% -50%',
  // seen on any picture: a light ring in a dark one
  border: '3px solid #ffffff',
  outline: '2px solid #1a1a1a',
  borderRadius: '50%',
  backgroundColor: '#0000004d',
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:focus-visible': { outline: '4px solid #1a1a1a', boxShadow: '0 0 0 7px #ffffff' },
  },
  '@media': { '(forced-colors: active)': { borderColor: 'ButtonText', backgroundColor: 'ButtonFace' } },
});
export const pair = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: space(3),
});
export const verdict = panelStyle({ margin: 0, fontWeight: core.font_weight_strong });
export const failing = panelStyle({ color: core.danger });
panelRule(`${editor} > button, ${group} > button`, { alignSelf: 'start' });

/** Laid out like the page, and never seen. */
export const measured = panelStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  // takes part in no scrolling, however wide it is
  contain: 'strict',
  blockSize: 1,
  visibility: 'hidden',
  pointerEvents: 'none',
});
