import { fonts } from './fonts.ts';
import type { Preset } from './preset.ts';

/** A greenhouse with the lamps on: mint to press, a forest behind the headline, wide and very round. */
export const climateStartup: Preset = {
  id: 'climate_startup',
  sections: {
    core_properties: {
      brand: { value: '#3fdc8a' },
      surface: { value: '#ffffff', schemes: { dark: '#0c1a14' } },
      surface_raised: { value: '#ffffff', schemes: { dark: '#13271e' } },
      surface_sunken: { value: '#eefaf0', schemes: { dark: '#08130e' } },
      text: { value: '#0d2b20' },
      text_muted: { value: '#41604f' },
      link: { value: '#0a6b42' },
      border: { value: '#cdebd6' },
      font_family: { value: fonts.geometric },
      font_size_heading: { value: 24 },
      font_size_title: { value: 42 },
      font_weight_heading: { value: 800 },
      line_height_heading: { value: 1.1 },
    },
    border_radius: { control: { value: 20 }, card: { value: 28 }, dialog: { value: 28 }, tag: { value: 12 } },
    banner_header: {
      background: { value: '#0b3d2b' },
      text: { value: '#e2fbe9' },
      border: { value: '#0b3d2b' },
    },
    default_buttons: { background: { value: '{core_properties.border}' } },
    cards: { padding: { value: 24 } },
  },
};
