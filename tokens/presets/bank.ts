import { fonts } from './fonts.ts';
import type { Preset } from './preset.ts';

/** A counter of dark wood with a brass lamp: navy bars, stone ground, hardly rounded, nothing that shouts. */
export const bank: Preset = {
  id: 'bank',
  sections: {
    core_properties: {
      brand: { value: '#163f7d' },
      surface: { value: '#ffffff' },
      surface_sunken: { value: '#f4f2ee' },
      text: { value: '#1b2433' },
      link: { value: '#1d4b8f' },
      accent: { value: '#9a6b1f' },
      border: { value: '#dedad2' },
      font_family: { value: fonts.grotesque },
      font_size_title: { value: 34 },
      font_weight_heading: { value: 600 },
    },
    border_radius: { control: { value: 4 }, card: { value: 6 }, dialog: { value: 8 }, tag: { value: 3 } },
    navbar: {
      background: { value: '#0f2447' },
      text: { value: '#ffffff' },
      indicator: { value: '#e0b45c' },
      border: { value: '#0f2447' },
      height: { value: 68 },
    },
    talent_experience_nav_button: { background: { value: '{navbar.background}' } },
    default_buttons: { background: { value: '{core_properties.border}' } },
    banner_header: { background: { value: '#e6ebf3' } },
  },
};
