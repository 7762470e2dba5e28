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

const turn = keyframes({ to: { rotate: '1turn' } });
/** The label of a loading button keeps its room, so that nothing around the button moves. */
export const held = componentStyle({
  display: 'inherit',
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

/** What the theme says of each state; without the shadow, which the focus ring is beside. */
const atRest = {
  backgroundColor: own.background,
  borderColor: own.border,
  borderRadius: own.radius,
  color: own.text,
  fontWeight: own.weight,
};
const stateLook = (state: 'hover' | 'active' | 'focus' | 'selected' | 'disabled' | 'loading') => ({
  backgroundColor: own[`background_${state}`],
  borderColor: own[`border_${state}`],
  borderRadius: own[`radius_${state}`],
  color: own[`text_${state}`],
  fontWeight: own[`weight_${state}`],
});
const isDisabled = ':is(:disabled, [aria-disabled="true"]:not([data-loading]))';
const isSelected = `:where(.${sectionClass('two_state_buttons')})[aria-pressed="true"]`;

const look = componentStyle({
  ...atRest,
  boxShadow: own.shadow,
  selectors: {
    [`&${isSelected}`]: { ...stateLook('selected'), boxShadow: own.shadow_selected },
    // weaker than hovered, which comes last
    '&:where(:focus-visible)': stateLook('focus'),
    '&[data-loading]': { ...stateLook('loading'), boxShadow: own.shadow_loading },
    '&:active': { ...stateLook('active'), boxShadow: own.shadow_active },
    [`&${isDisabled}`]: { ...stateLook('disabled'), boxShadow: own.shadow_disabled },
    // twice itself, since the shadows of other states must not replace its inner line
    '&&:focus-visible': { ...focusRing, boxShadow: `${focusRing.boxShadow}, ${own.shadow_focus}` },
  },
  '@media': {
    // :where() keeps hover weaker than pressed, selected and disabled, although media rules come last
    [canHover]: {
      selectors: { '&:where(:hover)': { ...stateLook('hover'), boxShadow: own.shadow_hover } },
    },
    [forcedColors]: {
      borderColor: 'ButtonBorder',
      selectors: {
        '&:is(:disabled, [aria-disabled="true"])': { borderColor: 'GrayText', color: 'GrayText' },
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
