import { fonts } from './fonts.ts';
import type { Preset } from './preset.ts';

/** Clean linen and daylight: petrol green, a little larger text for tired eyes, soft corners. */
export const hospitalGroup: Preset = {
  id: 'hospital_group',
  sections: {
    core_properties: {
      brand: { value: '#006d77' },
      surface: { value: '#ffffff', schemes: { dark: '#0f1b1e' } },
      surface_raised: { value: '#ffffff', schemes: { dark: '#17272b' } },
      surface_sunken: { value: '#edf6f6', schemes: { dark: '#0b1518' } },
      text: { value: '#15323a' },
      text_muted: { value: '#45626a' },
      link: { value: '#005f68' },
      border: { value: '#cfe2e3' },
      font_family: { value: fonts.humanist },
      font_size: { value: 17 },
      font_size_title: { value: 34 },
      line_height: { value: 1.6 },
      font_weight_heading: { value: 600 },
    },
    border_radius: { control: { value: 12 }, card: { value: 18 }, dialog: { value: 20 }, tag: { value: 12 } },
    banner_header: { background: { value: '#d5ecea' }, text: { value: '#0d3a42' } },
    default_buttons: { background: { value: '#dcecec' } },
    cards: { padding: { value: 20 } },
  },
};
