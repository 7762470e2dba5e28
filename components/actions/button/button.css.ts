import { sectionClass, vars, type SectionId } from '@portico/tokens/contract';
import { keyframes } from '@vanilla-extract/css';
import { outOfSight } from '../../layout/visually-hidden/visually-hidden.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { canHover, coarsePointer, forcedColors } from '../../theme/media.ts';
import { animation } from '../../theme/motion.ts';
import { space } from '../../theme/space.ts';
import { componentRule, componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

const base = componentStyle({
  // a text alone is centred by the browser, at half the layout cost of a flex box
  display: 'inline-block',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  maxInlineSize: '100%',
  minInlineSize: 40,
  minBlockSize: 40,
  margin: 0,
  paddingBlock: space(1.5),
  paddingInline: space(4),
  borderWidth: 1,
  borderStyle: 'solid',
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height_heading,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'break-word',
  cursor: 'pointer',
  '@media': { [coarsePointer]: { minInlineSize: 44, minBlockSize: 44 } },
  selectors: {
    '&:is(:disabled, [aria-disabled="true"])': { cursor: 'not-allowed' },
    'a&, &[data-icon], &[data-loading]': { display: 'inline-flex' },
    '&[data-full-width]': { inlineSize: '100%' },
    // what turns lies on top
    '&[data-loading]': { position: 'relative', cursor: 'progress' },
  },
});

export const small = componentStyle({
  gap: space(1.5),
  minInlineSize: 32,
  minBlockSize: 32,
  paddingBlock: space(1),
  paddingInline: space(3),
  fontSize: core.font_size_small,
  '@media': { [coarsePointer]: { minInlineSize: 44, minBlockSize: 44 } },
});

/** Of a button's text in a flex box. */
export const text = componentStyle({ minInlineSize: 0 });

const turn = keyframes({ to: { rotate: '1turn' } });
/** The label of a loading button keeps its room, so that nothing around the button moves. */
export const held = componentStyle({
  display: 'inherit',
  minInlineSize: 0,
  alignItems: 'inherit',
  gap: 'inherit',
  visibility: 'hidden',
});
export const spinner = componentStyle({
  position: 'absolute',
  // 1.25em in the middle
  inset: 'calc(50% - .625em)',
  border: `2px solid ${vars.two_state_buttons.icon_loading}`,
  borderBlockEndColor: 'transparent',
  borderRadius: '50%',
  ...animation(turn, { duration: '800ms' }),
});
export const loadingLabel = componentStyle(outOfSight);

/** Every role's section has these variables on its own class; only two-state buttons those of being selected. */
const own = vars.two_state_buttons;

type State = 'hover' | 'active' | 'focus' | 'selected' | 'disabled' | 'loading';
/** What the theme says of a state; `''` = at rest. */
const lookOf = (state: '' | `_${State}`) => ({
  backgroundColor: own[`background${state}`],
  borderColor: own[`border${state}`],
  borderRadius: own[`radius${state}`],
  boxShadow: own[`shadow${state}`],
  color: own[`text${state}`],
  fontWeight: own[`weight${state}`],
});
const isDisabled = ':is(:disabled, [aria-disabled="true"]:not([data-loading]))';
const isSelected = `:where(.${sectionClass('two_state_buttons')})[aria-pressed="true"]`;

const look = componentStyle({
  ...lookOf(''),
  selectors: {
    [`&${isSelected}`]: lookOf('_selected'),
    // weaker than hovered, which comes last
    '&:where(:focus-visible)': lookOf('_focus'),
    '&[data-loading]': lookOf('_loading'),
    '&:active': lookOf('_active'),
    [`&${isDisabled}`]: lookOf('_disabled'),
    // twice itself, since the shadows of other states must not replace its inner line
    '&&:focus-visible': { ...focusRing, boxShadow: `${focusRing.boxShadow}, ${own.shadow_focus}` },
  },
  '@media': {
    // :where() keeps hover weaker than pressed, selected and disabled, although media rules come last
    [canHover]: { selectors: { '&:where(:hover)': lookOf('_hover') } },
    [forcedColors]: {
      borderColor: 'ButtonBorder',
      selectors: {
        // twice itself, as strong as the theme's own look of what is disabled
        '&&:is(:disabled, [aria-disabled="true"])': { borderColor: 'GrayText', color: 'GrayText' },
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

/** An icon is given by the app, so that it has no class of its own. */
const colorIcon = (state: string, color: string) =>
  componentRule(`.${look}[data-icon]${state} svg`, {
    color,
    '@media': { [forcedColors]: { color: 'inherit' } },
  });
colorIcon('', own.icon);
colorIcon(':where(:focus-visible)', own.icon_focus);
colorIcon(':where(:hover)', own.icon_hover);
colorIcon(isSelected, own.icon_selected);
colorIcon(':active', own.icon_active);
colorIcon(isDisabled, own.icon_disabled);

const role = (section: SectionId) => `${base} ${look} ${sectionClass(section)}`;

export const roles = {
  primary: role('primary_buttons'),
  secondary: role('secondary_buttons'),
  default: role('default_buttons'),
  disruptive: role('disruptive_buttons'),
  systemUi: role('system_ui_buttons'),
  twoState: role('two_state_buttons'),
  apply: role('apply_button'),
  nav: role('talent_experience_nav_button'),
  go: role('talent_experience_go_button'),
};
