import { sectionClass, vars } from '@portico/tokens/contract';
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
    // twice itself, since the shadows of other states must not replace its inner line
    '&&:focus-visible': focusRing,
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
  border: '2px solid',
  borderBlockEndColor: 'transparent',
  borderRadius: '50%',
  ...animation(turn, { duration: '800ms' }),
});
export const loadingLabel = componentStyle(outOfSight);

type RoleSection =
  | 'primary_buttons'
  | 'secondary_buttons'
  | 'default_buttons'
  | 'disruptive_buttons'
  | 'system_ui_buttons'
  | 'two_state_buttons'
  | 'apply_button'
  | 'talent_experience_nav_button'
  | 'talent_experience_go_button';

/** An icon is given by the app, so that it has no class of its own. */
const colorIcons = (button: string, section: RoleSection) => {
  const own = vars[section];
  const icon = (state: string, color: string) =>
    componentRule(`${button}[data-icon]${state} svg`, {
      color,
      '@media': { [forcedColors]: { color: 'inherit' } },
    });
  icon('', own.icon);
  icon(':where(:hover)', own.icon_hover);
  if (section === 'two_state_buttons') icon('[aria-pressed="true"]', vars.two_state_buttons.icon_selected);
  icon(':active', own.icon_active);
  icon(':is(:disabled, [aria-disabled="true"]:not([data-loading]))', own.icon_disabled);
};

const role = (section: RoleSection) => {
  const own = vars[section];
  const look = componentStyle({
    backgroundColor: own.background,
    borderColor: own.border,
    borderRadius: own.radius,
    boxShadow: own.shadow,
    color: own.text,
    fontWeight: own.weight,
    selectors: {
      ...(section === 'two_state_buttons' && {
        '&[aria-pressed="true"]': {
          backgroundColor: vars[section].background_selected,
          borderColor: vars[section].border_selected,
          color: vars[section].text_selected,
        },
      }),
      // weaker than hovered, which comes last
      '&:where(:focus-visible)': {
        backgroundColor: own.background_focus,
        borderColor: own.border_focus,
        color: own.text_focus,
      },
      '&[data-loading]': {
        backgroundColor: own.background_loading,
        borderColor: own.border_loading,
        color: own.text_loading,
      },
      '&:active': {
        backgroundColor: own.background_active,
        borderColor: own.border_active,
        boxShadow: own.shadow_active,
        color: own.text_active,
      },
      '&:is(:disabled, [aria-disabled="true"]:not([data-loading]))': {
        backgroundColor: own.background_disabled,
        borderColor: own.border_disabled,
        boxShadow: 'none',
        color: own.text_disabled,
      },
    },
    '@media': {
      // :where() keeps hover weaker than pressed, selected and disabled, although media rules come last
      [canHover]: {
        selectors: {
          '&:where(:hover)': {
            backgroundColor: own.background_hover,
            borderColor: own.border_hover,
            boxShadow: own.shadow_hover,
            color: own.text_hover,
          },
        },
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
  colorIcons(`.${look}`, section);
  return `${base} ${look} ${sectionClass(section)}`;
};

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
