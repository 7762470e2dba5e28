import { vars } from '@portico/tokens/contract';
import type { GlobalStyleRule } from '@vanilla-extract/css';
import { focusRingInside } from '../../theme/focus.ts';
import { canHover } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentRule, componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

export const text = componentStyle({
  // lines of some 70 letters
  maxInlineSize: '44rem',
  minInlineSize: 0,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
  overflowWrap: 'anywhere',
});

const anyHeading = {
  margin: 0,
  fontFamily: core.font_family_heading,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
} as const;
export const heading = componentStyle({ ...anyHeading, fontSize: core.font_size_large });
export const minorHeading = componentStyle({ ...anyHeading, fontSize: core.font_size });

/** Scrolls by itself, also by keyboard, so that the page does not. */
export const table = componentStyle({
  overflowX: 'auto',
  border: `1px solid ${core.border}`,
  borderRadius: vars.border_radius.card,
  selectors: { '&:focus-visible': focusRingInside },
});

// the text has no classes of ours
const inside = (selector: string, rule: GlobalStyleRule) => componentRule(`${text} ${selector}`, rule);

inside(':is(p, ul, ol, blockquote, pre, hr)', { margin: 0 });
inside(':is(p, ul, ol, blockquote, pre, hr, div) + *', { marginBlockStart: space(4) });
inside(`* + :is(ul, ol, pre, blockquote, div)`, { marginBlockStart: space(3) });
inside(`:is(${heading}, ${minorHeading}) + *`, { marginBlockStart: space(2) });
inside(`* + ${heading}`, { marginBlockStart: space(6) });
inside(`* + ${minorHeading}`, { marginBlockStart: space(5) });
// of the letters: numbers have to fit into it
inside(':is(ul, ol)', { paddingInlineStart: '2em' });
inside(':is(li + li, li > ul, li > ol)', { marginBlockStart: space(1) });
inside('li::marker', { color: core.text_muted });
inside(':is(strong, b)', { fontWeight: core.font_weight_strong });
inside('a[href]', { color: core.link, textDecoration: 'underline' });
inside('a[href]:hover', {
  '@media': { [canHover]: { color: core.link_hover, textDecoration: 'none' } },
});
inside('blockquote', {
  paddingInlineStart: space(4),
  borderInlineStart: `4px solid ${core.border_strong}`,
  color: core.text_muted,
});
inside('hr', { border: 0, borderBlockStart: `1px solid ${core.border}` });
inside(':is(code, pre)', {
  borderRadius: vars.border_radius.tag,
  backgroundColor: core.surface_sunken,
  fontFamily: 'monospace',
  fontSize: '.9em',
});
inside('code', { paddingInline: space(1) });
// wrapped, so that nobody has to scroll it
inside('pre', { paddingBlock: space(3), paddingInline: space(4), whiteSpace: 'pre-wrap' });
inside('pre code', { padding: 0, fontSize: '1em' });

inside('table', { inlineSize: '100%', borderCollapse: 'collapse', overflowWrap: 'normal' });
inside('caption', {
  paddingBlock: space(2),
  paddingInline: space(3),
  fontWeight: core.font_weight_strong,
  textAlign: 'start',
});
inside(':is(th, td)', {
  paddingBlock: space(2),
  paddingInline: space(3),
  borderBlockStart: `1px solid ${core.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
inside('th', { fontWeight: core.font_weight_strong });
inside(':is(thead, tbody):first-child > tr:first-child > *', { borderBlockStart: 0 });
