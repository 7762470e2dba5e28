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
  focus_ring: 'text',
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
  help: 'The bar on top of every page.',
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
  help: 'The band under the navigation bar that greets people.',
  tier: 'component',
  prefix: 'banner',
  repoints: barContext,
  tokens: barTokens,
});

export const cards = defineSection({
  label: 'Cards',
  help: 'Jobs, offers and everything else that comes as a card.',
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
    border_selected: color({ label: 'Border, selected', role: 'edge', against: ['background'] }),
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
  help: 'Information, alerts, success and warnings.',
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

export const tabs = defineSection({
  label: 'Tabs',
  help: 'Tab lists.',
  tier: 'component',
  prefix: 'tabs',
  tokens: {
    text: color({ label: 'Text', role: 'text', against: ['core_properties.surface'] }),
    text_hover: color({
      label: 'Text, hovered',
      role: 'text',
      against: ['core_properties.surface'],
      derive: { from: 'text', step: 'hover' },
    }),
    text_selected: color({ label: 'Text, selected', role: 'text', against: ['core_properties.surface'] }),
    indicator: color({ label: 'Indicator', role: 'edge', against: ['core_properties.surface'] }),
    border: color({ label: 'Line', role: 'decoration' }),
  },
});

export const pcsxHeroImage = defineSection({
  label: 'Hero image',
  help: 'The picture that a page opens with.',
  tier: 'component',
  prefix: 'hero',
  tokens: {
    image: image({ label: 'Image' }),
    focal_x: number({ label: 'Focal point, across', min: 0, max: 100, help: 'Percent from the start edge.' }),
    focal_y: number({ label: 'Focal point, down', min: 0, max: 100, help: 'Percent from the top.' }),
    height: dimension({ label: 'Height', min: 80, max: 800 }),
    overlay: color({
      label: 'Scrim',
      role: 'surface',
      help: 'Lies over the picture so that the text can be read.',
    }),
    text: color({ label: 'Text', role: 'text', against: ['overlay'] }),
  },
});

export const pcsxProfilePage = defineSection({
  label: 'Profile page',
  help: 'The head of a candidate’s profile.',
  tier: 'component',
  prefix: 'profile',
  tokens: {
    background: color({ label: 'Background', role: 'surface' }),
    header_background: color({ label: 'Head: background', role: 'surface' }),
    header_text: color({ label: 'Head: text', role: 'text', against: ['header_background'] }),
  },
});
