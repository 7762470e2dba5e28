import {
  color,
  defineSection,
  dimension,
  duration,
  following,
  fontFamily,
  fontWeight,
  number,
  shadow,
} from '../define.ts';

/** What words, lines and rings of the core lie on. */
const onGrounds = {
  against: ['surface', 'surface_raised', 'surface_sunken'],
  alsoOn: ['cards.background', 'pcsx_profile_page.background'],
};

/** Core colours that a product may override under its own section: the same leaves, no names of their own. */
const productCore = {
  brand: color({ label: 'Brand', role: 'fill', opaque: true }),
  surface: color({ label: 'Page background', role: 'surface', opaque: true }),
  surface_raised: color({
    label: 'Raised background',
    seen: ['cards', 'dialogs', 'menus', 'forms'],
    role: 'surface',
    opaque: true,
  }),
  surface_sunken: color({ label: 'Sunken background', role: 'surface', opaque: true }),
  text: color({ label: 'Text', role: 'text', ...onGrounds }),
  text_muted: color({
    label: 'Secondary text',
    role: 'text',
    ...onGrounds,
  }),
  link: color({ label: 'Link', role: 'text', ...onGrounds }),
};

export const coreProperties = defineSection({
  label: 'Core',
  seen: ['everywhere'],
  tier: 'system',
  prefix: 'core',
  tokens: {
    ...productCore,
    brand_text: color({
      label: 'Text on brand',
      role: 'text',
      against: ['brand'],
      derive: { from: 'brand', step: 'on' },
    }),
    accent: color({
      label: 'Brand as a line',
      role: 'edge',
      ...onGrounds,
      derive: { from: 'brand', step: 'edge' },
    }),
    link_hover: color({
      label: 'Link, hovered',
      role: 'text',
      ...onGrounds,
      derive: { from: 'link', step: 'hover' },
    }),
    border: color({ label: 'Divider', role: 'decoration' }),
    border_strong: color({
      label: 'Control edge',
      seen: ['forms'],
      role: 'edge',
      ...onGrounds,
    }),
    focus_ring: color({
      label: 'Focus ring',
      role: 'focus',
      ...onGrounds,
      derive: { from: 'brand', step: 'ring' },
    }),
    focus_ring_gap: color({
      label: 'Focus ring, inner line',
      role: 'focus',
      against: ['focus_ring'],
      derive: { from: 'focus_ring', step: 'counter' },
    }),
    danger: color({ label: 'Error', seen: ['forms'], role: 'text', ...onGrounds }),
    overlay: color({ label: 'Dimmed page', seen: ['dialogs'], role: 'decoration' }),
    font_family: fontFamily({ label: 'Text font' }),
    font_family_heading: fontFamily({ label: 'Heading font' }),
    font_size: dimension({ label: 'Text size', unit: 'rem', min: 12, max: 24 }),
    font_size_small: dimension({ label: 'Small text size', unit: 'rem', min: 11, max: 20 }),
    font_size_large: dimension({ label: 'Large text size', unit: 'rem', min: 14, max: 32 }),
    font_size_heading: dimension({ label: 'Heading size', unit: 'rem', min: 16, max: 48 }),
    font_size_title: dimension({ label: 'Title size', unit: 'rem', min: 20, max: 72 }),
    line_height: number({ label: 'Line height', min: 1.2, max: 2 }),
    line_height_heading: number({ label: 'Heading line height', min: 1, max: 1.6 }),
    font_weight: fontWeight({ label: 'Text weight' }),
    font_weight_strong: fontWeight({ label: 'Strong weight' }),
    font_weight_heading: fontWeight({ label: 'Heading weight' }),
    space: dimension({ label: 'Space unit', min: 2, max: 8 }),
    elevation_low: shadow({ label: 'Low shadow', seen: ['cards'] }),
    elevation_medium: shadow({ label: 'Medium shadow', seen: ['cards', 'navbar'] }),
    elevation_high: shadow({ label: 'High shadow', seen: ['dialogs', 'menus'] }),
    motion: duration({ label: 'Motion', max: 400 }),
  },
});

export const talentExperienceCore = defineSection({
  label: 'Talent Experience core',
  seen: ['everywhere'],
  tier: 'system',
  prefix: 'core',
  product: 'default',
  overrides: 'core_properties',
  tokens: productCore,
});

export const pcsxCore = defineSection({
  label: 'PCSX core',
  seen: ['everywhere'],
  tier: 'system',
  prefix: 'core',
  product: 'pcsx',
  overrides: 'core_properties',
  tokens: productCore,
});

export const borderRadius = defineSection({
  label: 'Corners',
  seen: ['everywhere'],
  tier: 'system',
  prefix: 'radius',
  tokens: {
    control: dimension({ label: 'Buttons and fields', max: 40 }),
    card: dimension({ label: 'Cards', seen: ['cards', 'search', 'job'], max: 40 }),
    dialog: dimension({ label: 'Dialogs', seen: ['dialogs'], max: 40 }),
    tag: dimension({ label: 'Tags', seen: ['search', 'job'], max: 40 }),
    popover: following(dimension({ label: 'Menus and popovers', seen: ['menus'], max: 40 }), ['card']),
  },
});
