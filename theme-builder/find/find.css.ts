import { vars } from '@portico/tokens/contract';
import { panelRule, panelStyle, space } from '../style/panel-style.ts';

const core = vars.core_properties;

export const results = panelStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const result = panelStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  inlineSize: '100%',
  minBlockSize: 36,
  paddingBlock: space(1),
  paddingInline: space(2),
  border: 0,
  borderRadius: vars.border_radius.control,
  backgroundColor: 'transparent',
  color: core.text,
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&:hover, &:focus-visible': { backgroundColor: core.surface_sunken } },
  '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
});
export const resultNames = panelStyle({ display: 'grid', minInlineSize: 0 });
export const muted = panelStyle({ color: core.text_muted });

/** What else can be asked of a token, in words that stay behind its value. */
export const facts = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(4),
});
export const fact = panelStyle({
  minBlockSize: 24,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: core.text_muted,
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationStyle: 'dotted',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: { '&:hover': { color: core.text, textDecorationStyle: 'solid' } },
  '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
});
export const plainFact = panelStyle({ minBlockSize: 24, color: core.text_muted });

export const swatch = panelStyle({
  flex: 'none',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  border: `1px solid ${core.border_strong}`,
  borderRadius: 4,
  forcedColorAdjust: 'none',
});

panelRule(':root[data-pt-picking] *', { cursor: 'crosshair' });
