import { createVar } from '@vanilla-extract/css';
import { vars } from '@portico/tokens/contract';
import { panelStyle, space } from '../style/panel-style.ts';

const core = vars.core_properties;

/** The size of the page in the frame, in its own px, and by how much it is made smaller. */
export const pageWidth = createVar();
export const pageHeight = createVar();
export const scale = createVar();

export const frame = panelStyle({
  position: 'relative',
  inlineSize: '100%',
  // with its own edge
  maxInlineSize: `calc(${pageWidth} * 1px + 2px)`,
  marginInline: 'auto',
  blockSize: `calc(${pageHeight} * ${scale} * 1px + 2px)`,
  overflow: 'hidden',
  border: `1px solid ${core.border_strong}`,
  backgroundColor: core.surface_sunken,
});
/** The page is scaled from its left corner at the top, whichever way the panel is read. */
export const stage = panelStyle({ direction: 'ltr', inlineSize: '100%', ':focus': { outline: 'none' } });
export const page = panelStyle({
  display: 'block',
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: `calc(${pageWidth} * 1px)`,
  blockSize: `calc(${pageHeight} * 1px)`,
  border: 0,
  transformOrigin: '0 0',
  transform: `scale(${scale})`,
  // until it wears its theme: it would flash in another one
  selectors: { '&[data-loading]': { visibility: 'hidden' } },
});
export const note = panelStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  padding: space(2),
  overflow: 'auto',
  color: core.text_muted,
  textAlign: 'center',
});
export const problem = panelStyle({ margin: 0 });
