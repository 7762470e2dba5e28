import { fonts } from './fonts.ts';
import type { Preset } from './preset.ts';

/** An arcade after midnight, in both schemes: violet dark, hot pink to press, cyan to follow, big condensed titles. */
export const gamesStudio: Preset = {
  id: 'games_studio',
  sections: {
    core_properties: {
      brand: { value: '#ff4fa3', schemes: { dark: '#ff4fa3' } },
      surface: { value: '#140f24', schemes: { dark: '#0d0918' } },
      surface_raised: { value: '#211938', schemes: { dark: '#1a132e' } },
      surface_sunken: { value: '#0d0918', schemes: { dark: '#07050d' } },
      text: { value: '#f4f0ff', schemes: { dark: '#f4f0ff' } },
      text_muted: { value: '#bfb3dd', schemes: { dark: '#bfb3dd' } },
      link: { value: '#6ff0e4', schemes: { dark: '#6ff0e4' } },
      border: { value: '#3a2e5c', schemes: { dark: '#2e2449' } },
      border_strong: { value: '#8d7db8', schemes: { dark: '#8d7db8' } },
      focus_ring: { value: '#6ff0e4', schemes: { dark: '#6ff0e4' } },
      danger: { value: '#ffaaa0', schemes: { dark: '#ffaaa0' } },
      font_family: { value: fonts.grotesque },
      font_family_heading: { value: fonts.industrial },
      font_size_heading: { value: 24 },
      font_size_title: { value: 46 },
      font_weight_heading: { value: 800 },
      line_height_heading: { value: 1.05 },
      motion: { value: 180 },
    },
    border_radius: { control: { value: 6 }, card: { value: 10 }, dialog: { value: 12 }, tag: { value: 2 } },
    default_buttons: { background: { value: '{core_properties.border}' } },
    navbar: { background: { value: '{core_properties.surface_sunken}' }, height: { value: 64 } },
    banner_header: { background: { value: '#4a1d7a' }, text: { value: '#f4f0ff' } },
    cards: { border: { value: '{core_properties.border}' }, shadow: { value: [] } },
    primary_buttons: { weight: { value: 800 } },
  },
};
