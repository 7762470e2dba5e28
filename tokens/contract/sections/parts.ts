import { color, defineSection, dimension, image, number, shadow } from '../define.ts';

/** Inside a coloured bar the bar's own colours are the surface, the text and the lines. */
const barContext = {
  surface: 'background',
  surface_raised: 'background',
  surface_sunken: 'background',
  text: 'text',
  text_muted: 'text_muted',
  link: 'link',
  link_hover: 'link_hover',
  border: 'border',
  border_strong: 'text_muted',
  accent: 'link',
  danger: 'text',
  focus_ring: 'text',
  focus_ring_gap: 'background',
};
const barTokens = {
  background: color({ label: 'Background', role: 'surface' }),
  text: color({ label: 'Text', role: 'text', against: ['background'] }),
  text_muted: color({
    label: 'Secondary text',
    role: 'text',
    against: ['background'],
    derive: { from: 'text', step: 'muted' },
  }),
  link: color({ label: 'Link', role: 'text', against: ['background'] }),
  link_hover: color({
    label: 'Link, hovered',
    role: 'text',
    against: ['background'],
    derive: { from: 'link', step: 'hover' },
  }),
  border: color({ label: 'Line', role: 'decoration' }),
};

export const navbar = defineSection({
  label: 'Navigation bar',
  seen: ['navbar'],
  tier: 'component',
  prefix: 'navbar',
  repoints: barContext,
  tokens: {
    ...barTokens,
    indicator: color({
      label: 'Current page',
      role: 'edge',
      against: ['background'],
      derive: { from: 'link', step: 'edge' },
    }),
    height: dimension({ label: 'Height', min: 48, max: 120 }),
  },
});

export const bannerHeader = defineSection({
  label: 'Banner',
  seen: ['banner'],
  tier: 'component',
  prefix: 'banner',
  repoints: barContext,
  tokens: barTokens,
});

export const cards = defineSection({
  label: 'Cards',
  seen: ['search', 'job', 'applications', 'offers'],
  tier: 'component',
  prefix: 'card',
  tokens: {
    background: color({ label: 'Background', role: 'surface' }),
    background_hover: color({
      label: 'Background, hovered',
      role: 'surface',
      derive: { from: 'background', step: 'hover' },
    }),
    text: color({ label: 'Text', role: 'text', against: ['background', 'background_hover'] }),
    text_muted: color({
      label: 'Secondary text',
      role: 'text',
      against: ['background', 'background_hover'],
      derive: { from: 'text', step: 'muted' },
    }),
    border: color({ label: 'Border', role: 'decoration' }),
    border_selected: color({
      label: 'Border, selected',
      seen: ['search'],
      role: 'edge',
      against: ['background'],
    }),
    radius: dimension({ label: 'Corners', max: 40 }),
    padding: dimension({ label: 'Padding', min: 8, max: 40 }),
    shadow: shadow({ label: 'Shadow' }),
    shadow_hover: shadow({ label: 'Shadow, hovered' }),
  },
});

const bar = (label: string) => ({
  background: color({ label: `${label}: background`, role: 'surface' }),
  text: (variant: string) =>
    color({ label: `${label}: text`, role: 'text', against: [`${variant}_background`] }),
  icon: (variant: string) =>
    color({ label: `${label}: icon and edge`, role: 'edge', against: [`${variant}_background`] }),
});
export const infoBar = defineSection({
  label: 'Messages',
  seen: ['messages'],
  tier: 'component',
  prefix: 'info-bar',
  tokens: {
    info_background: bar('Information').background,
    info_text: bar('Information').text('info'),
    info_icon: bar('Information').icon('info'),
    alert_background: bar('Alert').background,
    alert_text: bar('Alert').text('alert'),
    alert_icon: bar('Alert').icon('alert'),
    success_background: bar('Success').background,
    success_text: bar('Success').text('success'),
    success_icon: bar('Success').icon('success'),
    warning_background: bar('Warning').background,
    warning_text: bar('Warning').text('warning'),
    warning_icon: bar('Warning').icon('warning'),
    radius: dimension({ label: 'Corners', max: 40 }),
  },
});

const pageGrounds = ['core_properties.surface', 'core_properties.surface_sunken'];
export const tabs = defineSection({
  label: 'Tabs',
  seen: ['applications', 'offers'],
  tier: 'component',
  prefix: 'tabs',
  tokens: {
    text: color({ label: 'Text', role: 'text', against: pageGrounds }),
    text_hover: color({
      label: 'Text, hovered',
      role: 'text',
      against: pageGrounds,
      derive: { from: 'text', step: 'hover' },
    }),
    text_selected: color({ label: 'Text, selected', role: 'text', against: pageGrounds }),
    indicator: color({ label: 'Indicator', role: 'edge', against: pageGrounds }),
    border: color({ label: 'Line', role: 'decoration' }),
  },
});

export const pcsxHeroImage = defineSection({
  label: 'Hero image',
  seen: ['hero'],
  tier: 'component',
  prefix: 'hero',
  tokens: {
    image: image({ label: 'Image' }),
    focal_x: number({ label: 'Focal point, across', min: 0, max: 100 }),
    focal_y: number({ label: 'Focal point, down', min: 0, max: 100 }),
    height: dimension({ label: 'Height', min: 80, max: 800 }),
    overlay: color({ label: 'Scrim', role: 'surface' }),
    text: color({ label: 'Text', role: 'text', against: ['overlay'] }),
  },
});

export const pcsxProfilePage = defineSection({
  label: 'Profile page',
  seen: ['profile'],
  tier: 'component',
  prefix: 'profile',
  tokens: {
    background: color({ label: 'Background', role: 'surface' }),
    header_background: color({ label: 'Head: background', role: 'surface' }),
    header_text: color({ label: 'Head: text', role: 'text', against: ['header_background'] }),
  },
});
