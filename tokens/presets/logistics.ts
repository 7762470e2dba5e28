import { fonts } from './fonts.ts';
import type { Preset } from './preset.ts';

/** A depot at five in the morning: asphalt, signal orange, sheet-metal corners, much on one screen. */
export const logistics: Preset = {
  id: 'logistics',
  sections: {
    core_properties: {
      brand: { value: '#ff6b00' },
      surface: { value: '#ffffff' },
      surface_sunken: { value: '#e9ecef' },
      text: { value: '#1d2327' },
      link: { value: '#a04000' },
      accent: { value: '#c65200' },
      border: { value: '#c7cdd2' },
      font_family: { value: fonts.industrial },
      font_size: { value: 15 },
      font_size_heading: { value: 20 },
      font_size_title: { value: 30 },
      line_height: { value: 1.4 },
      font_weight_strong: { value: 700 },
      motion: { value: 90 },
    },
    border_radius: { control: { value: 0 }, card: { value: 0 }, dialog: { value: 0 }, tag: { value: 0 } },
    navbar: {
      background: { value: '#22292e' },
      text: { value: '#ffffff' },
      border: { value: '#22292e' },
      indicator: { value: '#ff8a33' },
      height: { value: 52 },
    },
    talent_experience_nav_button: { background: { value: '{navbar.background}' } },
    banner_header: { background: { value: '#343d44' }, text: { value: '#ffffff' } },
    cards: { padding: { value: 12 }, shadow: { value: [] } },
  },
};
