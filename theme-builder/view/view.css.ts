import { vars } from '@portico/tokens/contract';
import { panelRoom } from '../style/panel-room.css.ts';
import { column, panelStyle, space } from '../style/panel-style.ts';
import type { Vision } from './view-settings.ts';

const core = vars.core_properties;

export const filterId = {
  protanopia: 'portico-protanopia',
  deuteranopia: 'portico-deuteranopia',
  tritanopia: 'portico-tritanopia',
  achromatopsia: 'portico-achromatopsia',
} as const satisfies Record<Exclude<Vision, 'normal'>, string>;

const seenThrough = (vision: keyof typeof filterId) =>
  panelStyle({ inlineSize: '100%', filter: `url(#${filterId[vision]})` });

export const visions: Record<Vision, string> = {
  normal: panelStyle({ inlineSize: '100%' }),
  protanopia: seenThrough('protanopia'),
  deuteranopia: seenThrough('deuteranopia'),
  tritanopia: seenThrough('tritanopia'),
  achromatopsia: seenThrough('achromatopsia'),
};
export const filter = panelStyle({ position: 'absolute', inlineSize: 0, blockSize: 0 });

/** Over the page, and beside the panel. */
export const stage = panelStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetBlockEnd: panelRoom.bottom,
  insetInlineStart: panelRoom.start,
  insetInlineEnd: panelRoom.end,
  // below the panel
  zIndex: 80,
  ...column(3),
  overflow: 'auto',
  paddingBlock: space(3),
  paddingInline: space(4),
  backgroundColor: core.surface_sunken,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size_small,
  lineHeight: core.line_height,
});
export const stageHead = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
});
export const stageTitle = panelStyle({
  margin: 0,
  fontFamily: core.font_family_heading,
  fontSize: core.font_size,
  fontWeight: core.font_weight_heading,
});
/** In the middle of what is wider than the page. */
export const stagePage = panelStyle({ display: 'grid', justifyItems: 'center', inlineSize: '100%' });
