import { vars } from '@portico/tokens/contract';
import { createVar, keyframes } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.ts';
import { canHover } from '../../theme/media.ts';
import { componentStyle, componentStyles } from '../../theme/style.ts';

const core = vars.core_properties;
const count = createVar();

export const root = componentStyle({
  minInlineSize: 0,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
});

const clampedTo = (lines: string) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: lines,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
const unclamped = {
  selectors: { [`${root}:not([data-state="expanded"]) > &`]: { display: 'block', overflow: 'visible' } },
};

export const text = componentStyle({
  overflowWrap: 'break-word',
  selectors: {
    [`${root}[data-state="collapsed"] > &`]: clampedTo(count),
    // the room of the button, so that nothing moves when script finds out whether one is needed
    [`${root}[data-state="whole"] > &`]: clampedTo(`calc(${count} + 2)`),
  },
  '@media': { '(scripting: none)': unclamped, print: unclamped },
});
const showAll = keyframes({ to: { WebkitLineClamp: 'none', overflow: 'visible' } });
/** Nobody stays without the rest of the text where the script does not come. */
export const unseen = componentStyle({ animation: `${showAll} 1ms 5s forwards` });

const lines = (value: number) => ({ vars: { [count]: String(value) } });
export const clamps = componentStyles({
  2: lines(2),
  3: lines(3),
  4: lines(4),
  5: lines(5),
  6: lines(6),
  8: lines(8),
  10: lines(10),
});

export const button = componentStyle({
  display: 'flex',
  alignItems: 'center',
  // two of the text's lines, see above
  minBlockSize: '2lh',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.border_radius.control,
  backgroundColor: 'transparent',
  color: core.link,
  font: 'inherit',
  fontWeight: core.font_weight_strong,
  textDecoration: 'underline',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    print: { display: 'none' },
    [canHover]: { selectors: { '&:hover': { color: core.link_hover } } },
  },
});
