import { fonts } from './fonts.ts';
import type { Preset } from './preset.ts';

/** A letterhead: ink on cotton paper, thin lines in the place of shadows, large light titles with air around them. */
export const lawFirm: Preset = {
  id: 'law_firm',
  sections: {
    core_properties: {
      brand: { value: '#22242a' },
      surface: { value: '#faf9f6' },
      surface_raised: { value: '#faf9f6' },
      surface_sunken: { value: '#f1efea' },
      text: { value: '#1b1c20' },
      text_muted: { value: '#55565c' },
      link: { value: '#6b4a12' },
      border: { value: '#d4d1c9' },
      font_family: { value: fonts.classical },
      font_family_heading: { value: fonts.didone },
      font_size_heading: { value: 24 },
      font_size_title: { value: 44 },
      line_height: { value: 1.65 },
      font_weight_heading: { value: 400 },
      elevation_low: { value: [] },
    },
    border_radius: { control: { value: 0 }, card: { value: 0 }, dialog: { value: 0 }, tag: { value: 0 } },
    primary_buttons: { weight: { value: 500 } },
    secondary_buttons: { weight: { value: 500 }, text: { value: '{core_properties.text}' } },
    navbar: { height: { value: 80 } },
    default_buttons: { background: { value: '{core_properties.border}' } },
    cards: { padding: { value: 28 }, shadow: { value: [] }, shadow_hover: { value: [] } },
  },
};
