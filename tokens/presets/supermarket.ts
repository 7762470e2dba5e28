import { fonts } from './fonts.ts';
import type { Preset } from './preset.ts';

/** The weekly leaflet: a yellow bar over white shelves, red where something can be done, everything round and bold. */
export const supermarket: Preset = {
  id: 'supermarket',
  sections: {
    core_properties: {
      brand: { value: '#d90d1e' },
      surface: { value: '#ffffff' },
      surface_sunken: { value: '#fff8e1', schemes: { dark: '#191304' } },
      text: { value: '#2a1c10' },
      text_muted: { value: '#64513d' },
      link: { value: '#b30a18' },
      border: { value: '#f0dfb4' },
      font_family: { value: fonts.rounded },
      font_size_heading: { value: 24 },
      font_size_title: { value: 38 },
      font_weight_strong: { value: 700 },
      font_weight_heading: { value: 800 },
    },
    border_radius: { control: { value: 28 }, card: { value: 22 }, dialog: { value: 24 }, tag: { value: 16 } },
    navbar: {
      background: { value: '#ffd21f', schemes: { dark: '#33290a' } },
      text: { value: '#2b1d00', schemes: { dark: '#ffd21f' } },
      border: { value: '#ffd21f', schemes: { dark: '#33290a' } },
      height: { value: 64 },
    },
    talent_experience_nav_button: { background: { value: '{navbar.background}' } },
    banner_header: { background: { value: '#fdeaa8' } },
    default_buttons: { background: { value: '{core_properties.border}' } },
    cards: { shadow: { value: [] } },
  },
};
