import { vars } from '@portico/tokens/contract';
import { focusRing } from '../../theme/focus.ts';
import { canHover, forcedColors } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentRule, componentStyle, componentStyles, sectionStyle } from '../../theme/style.ts';

const core = vars.core_properties;
const own = vars.cards;

export const card = sectionStyle('cards', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  minInlineSize: 0,
  border: `1px solid ${own.border}`,
  borderRadius: own.radius,
  backgroundColor: own.background,
  boxShadow: own.shadow,
  color: own.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
  overflowWrap: 'break-word',
  selectors: {
    'li&': { listStyle: 'none' },
    '&[data-selected]': {
      borderColor: own.border_selected,
      boxShadow: `inset 0 0 0 1px ${own.border_selected}`,
    },
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&[data-interactive]:where(:hover)': { backgroundColor: own.background_hover },
        '&[data-interactive]:where(:hover:not([data-selected]))': { boxShadow: own.shadow_hover },
      },
    },
    [forcedColors]: {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', borderColor: 'Highlight' } },
    },
  },
});

export const padding = componentStyles({
  none: { padding: 0 },
  small: { padding: `calc(${own.padding} / 2)` },
  medium: { padding: own.padding },
  large: { padding: `calc(${own.padding} * 1.5)` },
});

export const title = componentStyle({
  margin: 0,
  color: 'inherit',
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_large,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
});
// the link comes from the app's router, so it has no class of ours
componentRule(`${title} > a`, { color: 'inherit', textDecoration: 'none' });
componentRule(`${title} > a::after`, {
  content: '""',
  position: 'absolute',
  inset: 0,
  borderRadius: `calc(${own.radius} - 1px)`,
});
componentRule(`${title} > a:hover`, { '@media': { [canHover]: { textDecoration: 'underline' } } });
componentRule(`${title} > a:focus-visible`, { outline: 'none' });
componentRule(`${title} > a:focus-visible::after`, focusRing);

export const meta = componentStyle({ fontSize: core.font_size_small, color: own.text_muted });
/** Several facts beside each other. A single one has no use for it, and it is a twentieth of what a card costs to lay out. */
export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(4),
  rowGap: space(1),
});

/** Above the link that covers the card. */
export const actions = componentStyle({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  alignItems: 'center',
  // beside the buttons a press still goes to the card
  pointerEvents: 'none',
});
componentRule(`${actions} > *`, { pointerEvents: 'auto' });
