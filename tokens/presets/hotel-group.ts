import { fonts } from './fonts.ts';
import type { Preset } from './preset.ts';

/** A lobby at dusk: bottle green and old gold over champagne, pill-shaped buttons, unhurried. */
export const hotelGroup: Preset = {
  id: 'hotel_group',
  sections: {
    core_properties: {
      brand: { value: '#8a672a' },
      surface: { value: '#fffdf9', schemes: { dark: '#1a1a15' } },
      surface_raised: { value: '#ffffff', schemes: { dark: '#25251e' } },
      surface_sunken: { value: '#f7efe3', schemes: { dark: '#131310' } },
      text: { value: '#25302b' },
      text_muted: { value: '#566059' },
      link: { value: '#7a5717' },
      border: { value: '#e6d9c3' },
      font_family: { value: fonts.classical },
      font_size_heading: { value: 24 },
      font_size_title: { value: 40 },
      font_weight_heading: { value: 500 },
      motion: { value: 200 },
    },
    border_radius: { control: { value: 32 }, card: { value: 6 }, dialog: { value: 8 }, tag: { value: 16 } },
    navbar: {
      background: { value: '#1f352d' },
      text: { value: '#f8efdf' },
      border: { value: '#1f352d' },
      height: { value: 76 },
    },
    talent_experience_nav_button: { background: { value: '{navbar.background}' } },
    default_buttons: { background: { value: '{core_properties.border}' } },
    cards: { padding: { value: 24 } },
  },
};
