import type { DemoEmployer } from '../demo-employer.ts';

/** A workshop at night: graphite, square corners, and lime only where something can be started. */
export const theme: DemoEmployer['theme'] = {
  sections: {
    core_properties: {
      brand: { value: '#c6f135', schemes: { dark: '#c6f135' } },
      surface: { value: '#1b1f23', schemes: { dark: '#101315' } },
      surface_raised: { value: '#262b30', schemes: { dark: '#1b1f23' } },
      surface_sunken: { value: '#15181b', schemes: { dark: '#0b0d0f' } },
      text: { value: '#f1f3ee', schemes: { dark: '#f1f3ee' } },
      text_muted: { value: '#b4bab0', schemes: { dark: '#b4bab0' } },
      link: { value: '#c6f135', schemes: { dark: '#c6f135' } },
      border: { value: '#3a4148', schemes: { dark: '#30363b' } },
      border_strong: { value: '#8a9284', schemes: { dark: '#8a9284' } },
      focus_ring: { value: '#c6f135', schemes: { dark: '#c6f135' } },
      danger: { value: '#ffb3a8', schemes: { dark: '#ffb3a8' } },
      font_family: {
        value:
          "'Bahnschrift', 'DIN Alternate', 'Franklin Gothic Medium', 'Arial Narrow', system-ui, sans-serif",
      },
    },
    default_buttons: { background: { value: '#3a4148', schemes: { dark: '#30363b' } } },
    border_radius: { control: { value: 2 }, card: { value: 2 } },
    navbar: {
      background: { value: '#15181b', schemes: { dark: '#15181b' } },
      text: { value: '#f1f3ee' },
      link: { value: '#c6f135' },
    },
    talent_experience_nav_button: {
      background: { value: '{navbar.background}' },
      text: { value: '{navbar.text}' },
    },
    primary_buttons: { background: { value: '#c6f135' }, text: { value: '#15181b' } },
    banner_header: {
      background: { value: '#23282d' },
      text: { value: '#e9eedd' },
      link: { value: '#c6f135' },
    },
  },
};
