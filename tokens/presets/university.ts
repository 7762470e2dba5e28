import { fonts } from './fonts.ts';
import type { Preset } from './preset.ts';

/** A library in autumn: oxblood on paper, text set in a book face, square shelves and no shadows. */
export const university: Preset = {
  id: 'university',
  sections: {
    core_properties: {
      brand: { value: '#7b1e2e' },
      surface: { value: '#fdfbf5', schemes: { dark: '#1c1715' } },
      surface_raised: { value: '#fffefa', schemes: { dark: '#272120' } },
      surface_sunken: { value: '#f6f0e2', schemes: { dark: '#151110' } },
      text: { value: '#2c211d' },
      text_muted: { value: '#5f5048' },
      link: { value: '#7b1e2e' },
      border: { value: '#dfd3bd' },
      font_family: { value: fonts.transitional },
      font_family_heading: { value: fonts.oldStyle },
      font_size: { value: 17 },
      font_size_title: { value: 38 },
      line_height: { value: 1.6 },
      font_weight_heading: { value: 600 },
    },
    border_radius: { control: { value: 2 }, card: { value: 2 }, dialog: { value: 4 }, tag: { value: 2 } },
    banner_header: {
      background: { value: '#6a1826' },
      text: { value: '#fff6ea' },
      border: { value: '#6a1826' },
    },
    cards: { padding: { value: 20 }, shadow: { value: [] } },
    default_buttons: { background: { value: '#ece3d0' } },
  },
};
