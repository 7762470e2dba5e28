import '@portico/tokens/layers';
import { vars } from '@portico/tokens/contract';
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { focusRing } from './focus.ts';
import { canHover } from './media.ts';

const core = vars.core_properties;
const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { reset: rule } });

reset('*, ::before, ::after', { boxSizing: 'border-box' });
reset('*', { margin: 0 });
reset(':root', {
  // iOS enlarges text in landscape by itself unless told the size is meant
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
});
reset('body, [data-pt-theme]', {
  backgroundColor: core.surface,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  fontWeight: core.font_weight,
  lineHeight: core.line_height,
  // inherited from here, so that headings and paragraphs break as what they are in does
  overflowWrap: 'break-word',
});
reset('body', { minBlockSize: '100dvh' });
reset('h1, h2, h3, h4, h5, h6', {
  fontFamily: core.font_family_heading,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
  textWrap: 'balance',
});
reset('h1', { fontSize: core.font_size_title });
reset('h2', { fontSize: core.font_size_heading });
reset('h3, h4, h5, h6', { fontSize: core.font_size_large });
reset('a', { color: core.link });
reset('a:hover', { '@media': { [canHover]: { color: core.link_hover } } });
reset(':focus-visible', focusRing);
reset('img, picture, video, canvas, svg', { maxInlineSize: '100%' });
reset('img, video', { blockSize: 'auto' });
reset('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit' });
reset('ul[role="list"], ol[role="list"]', { listStyle: 'none', paddingInlineStart: 0 });
reset('[hidden]:not([hidden="until-found"])', { display: 'none' });
reset('*, ::before, ::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' },
  },
});
