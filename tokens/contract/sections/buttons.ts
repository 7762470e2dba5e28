import { color, defineSection, dimension, following, fontWeight, shadow, type Places } from '../define.ts';

function states(part: 'background' | 'text' | 'border') {
  const against = (state: string) => (part === 'text' ? [`background${state}`] : undefined);
  const role = ({ background: 'fill', text: 'text', border: 'decoration' } as const)[part];
  const label = { background: 'Background', text: 'Text', border: 'Border' }[part];
  return {
    rest: color({ label, role, against: against('') }),
    hover: color({
      label: `${label}, hovered`,
      role,
      against: against('_hover'),
      derive: { from: part, step: 'hover' },
    }),
    active: color({
      label: `${label}, pressed`,
      role,
      against: against('_active'),
      derive: { from: part, step: 'active' },
    }),
    disabled: color({
      label: `${label}, disabled`,
      role: part === 'background' ? 'fill' : 'decoration',
      derive: { from: part, step: 'disabled' },
    }),
  };
}
/** The icon beside the text, which looks like the text until a theme says otherwise. */
function icon(state: '' | '_hover' | '_active' | '_focus' | '_loading' | '_selected', label: string) {
  const asText = state === '_focus' || state === '_loading' ? [`text${state}`, 'text'] : [`text${state}`];
  return following(
    color({ label, role: 'edge', against: [`background${state}`] }),
    state === '' ? ['text'] : ['icon', ...asText],
  );
}
/** A part in a state in which it looks as it does at rest until a theme says otherwise. */
function asAtRest(part: 'background' | 'text' | 'border', state: 'focus' | 'loading') {
  const label = {
    background: { focus: 'Background, focused', loading: 'Background, loading' },
    text: { focus: 'Text, focused', loading: 'Text, loading' },
    border: { focus: 'Border, focused', loading: 'Border, loading' },
  }[part][state];
  const role = ({ background: 'fill', text: 'text', border: 'decoration' } as const)[part];
  const against = part === 'text' ? [`background_${state}`] : undefined;
  return following(color({ label, role, against }), [part]);
}

const background = states('background');
const text = states('text');
const border = states('border');

const roleTokens = {
  background: background.rest,
  background_hover: background.hover,
  background_active: background.active,
  background_disabled: background.disabled,
  // what a theme says stays while it can be read on the background
  text: color({
    label: 'Text',
    role: 'text',
    against: ['background'],
    derive: { from: 'background', step: 'on' },
  }),
  text_hover: text.hover,
  text_active: text.active,
  text_disabled: text.disabled,
  border: border.rest,
  border_hover: border.hover,
  border_active: border.active,
  border_disabled: border.disabled,
  background_focus: asAtRest('background', 'focus'),
  text_focus: asAtRest('text', 'focus'),
  border_focus: asAtRest('border', 'focus'),
  background_loading: asAtRest('background', 'loading'),
  text_loading: asAtRest('text', 'loading'),
  border_loading: asAtRest('border', 'loading'),
  icon: icon('', 'Icon'),
  icon_hover: icon('_hover', 'Icon, hovered'),
  icon_active: icon('_active', 'Icon, pressed'),
  icon_disabled: following(color({ label: 'Icon, disabled', role: 'decoration' }), ['text_disabled']),
  icon_focus: icon('_focus', 'Icon, focused'),
  icon_loading: icon('_loading', 'Icon, loading'),
  radius: dimension({ label: 'Corners', max: 40 }),
  radius_hover: following(dimension({ label: 'Corners, hovered', max: 40 }), ['radius']),
  radius_active: following(dimension({ label: 'Corners, pressed', max: 40 }), ['radius_hover', 'radius']),
  radius_focus: following(dimension({ label: 'Corners, focused', max: 40 }), ['radius']),
  radius_disabled: following(dimension({ label: 'Corners, disabled', max: 40 }), ['radius']),
  radius_loading: following(dimension({ label: 'Corners, loading', max: 40 }), ['radius']),
  weight: fontWeight({ label: 'Text weight' }),
  weight_hover: following(fontWeight({ label: 'Text weight, hovered' }), ['weight']),
  weight_active: following(fontWeight({ label: 'Text weight, pressed' }), ['weight_hover', 'weight']),
  weight_focus: following(fontWeight({ label: 'Text weight, focused' }), ['weight']),
  weight_disabled: following(fontWeight({ label: 'Text weight, disabled' }), ['weight']),
  weight_loading: following(fontWeight({ label: 'Text weight, loading' }), ['weight']),
  shadow: shadow({ label: 'Shadow' }),
  shadow_hover: following(shadow({ label: 'Shadow, hovered' }), ['shadow']),
  shadow_active: following(shadow({ label: 'Shadow, pressed' }), ['shadow_hover', 'shadow']),
  shadow_focus: following(shadow({ label: 'Shadow, focused' }), ['shadow']),
  // flat, so that nobody tries
  shadow_disabled: shadow({ label: 'Shadow, disabled' }),
  shadow_loading: following(shadow({ label: 'Shadow, loading' }), ['shadow']),
};

/** One schema for every button role: a base colour each for background, text and border; the states follow. */
const buttonRole = (role: {
  name: string;
  label: string;
  seen: Places;
  product?: 'default';
  nests?: 'navbar';
}) =>
  defineSection({
    label: role.label,
    seen: role.seen,
    product: role.product,
    tier: 'component',
    prefix: `button-${role.name}`,
    family: 'button',
    nests: role.nests ?? 'any',
    tokens: roleTokens,
  });

export const primaryButtons = buttonRole({
  name: 'primary',
  label: 'Primary buttons',
  seen: ['job', 'login', 'apply', 'profile', 'offers', 'dialogs'],
});
export const secondaryButtons = buttonRole({
  name: 'secondary',
  label: 'Secondary buttons',
  seen: ['search', 'job', 'applications'],
});
export const defaultButtons = buttonRole({
  name: 'default',
  label: 'Default buttons',
  seen: ['profile', 'settings', 'dialogs'],
});
export const disruptiveButtons = buttonRole({
  name: 'disruptive',
  label: 'Disruptive buttons',
  seen: ['applications', 'offers', 'settings', 'dialogs'],
});
export const systemUiButtons = buttonRole({
  name: 'system-ui',
  label: 'System buttons',
  seen: ['navbar', 'search', 'job'],
});
export const applyButton = buttonRole({
  name: 'apply',
  label: 'Apply button',
  seen: ['search', 'job'],
});
export const navButton = buttonRole({
  name: 'nav',
  label: 'Navigation button',
  seen: ['navbar'],
  nests: 'navbar',
  product: 'default',
});
export const goButton = buttonRole({
  name: 'go',
  label: 'Go button',
  seen: ['banner'],
  product: 'default',
});

export const twoStateButtons = defineSection({
  label: 'Two-state buttons',
  seen: ['search', 'job'],
  tier: 'component',
  prefix: 'button-two-state',
  family: 'button',
  nests: 'any',
  tokens: {
    ...roleTokens,
    background_selected: color({
      label: 'Background, selected',
      role: 'fill',
      derive: { from: 'background', step: 'selected' },
    }),
    text_selected: color({
      label: 'Text, selected',
      role: 'text',
      against: ['background_selected'],
      derive: { from: 'text', step: 'selected' },
    }),
    icon_selected: icon('_selected', 'Icon, selected'),
    radius_selected: following(dimension({ label: 'Corners, selected', max: 40 }), ['radius']),
    weight_selected: following(fontWeight({ label: 'Text weight, selected' }), ['weight']),
    shadow_selected: following(shadow({ label: 'Shadow, selected' }), ['shadow']),
    border_selected: color({
      label: 'Border, selected',
      role: 'decoration',
      derive: { from: 'border', step: 'selected' },
    }),
  },
});
