import { color, defineSection, dimension, following, fontWeight, shadow, type Places } from '../define.ts';

const states = (part: 'background' | 'text' | 'border') => {
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
};
/** The icon beside the text, which looks like the text until a theme says otherwise. */
const icon = (state: '' | '_hover' | '_active' | '_selected', label: string) =>
  following(
    color({
      label,
      role: 'edge',
      against: [`background${state}`],
      // focused and loading it stays as it is at rest
      ...(state === '' && { alsoOn: ['background_focus', 'background_loading'] }),
    }),
    state === '' ? ['text'] : ['icon', `text${state}`],
  );
/** A part in a state in which it looks as it does at rest until a theme says otherwise. */
const asAtRest = (part: 'background' | 'text' | 'border', state: 'focus' | 'loading') => {
  const label = {
    background: { focus: 'Background, focused', loading: 'Background, loading' },
    text: { focus: 'Text, focused', loading: 'Text, loading' },
    border: { focus: 'Border, focused', loading: 'Border, loading' },
  }[part][state];
  const role = ({ background: 'fill', text: 'text', border: 'decoration' } as const)[part];
  const against = part === 'text' ? [`background_${state}`] : undefined;
  return following(color({ label, role, against }), [part]);
};

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
  radius: dimension({ label: 'Corners', max: 40 }),
  weight: fontWeight({ label: 'Text weight' }),
  shadow: shadow({ label: 'Shadow' }),
  shadow_hover: following(shadow({ label: 'Shadow, hovered' }), ['shadow']),
  shadow_active: following(shadow({ label: 'Shadow, pressed' }), ['shadow_hover', 'shadow']),
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
    border_selected: color({
      label: 'Border, selected',
      role: 'decoration',
      derive: { from: 'border', step: 'selected' },
    }),
  },
});
