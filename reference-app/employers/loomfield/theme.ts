import type { DemoEmployer } from '../demo-employer.ts';

const serif = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif";

/** A market on a Saturday morning: tomato on cream, round shapes, headings in a serif. */
export const theme: DemoEmployer['theme'] = {
  sections: {
    core_properties: {
      brand: { value: '#b5301c' },
      surface: { value: '#ffffff', schemes: { dark: '#17110d' } },
      surface_raised: { value: '#ffffff', schemes: { dark: '#2a1f19' } },
      surface_sunken: { value: '#fffaf3', schemes: { dark: '#120d0a' } },
      text: { value: '#3a1a12' },
      text_muted: { value: '#6f4f43' },
      link: { value: '#9c2715' },
      border: { value: '#ecd9c2' },
      font_family: { value: "'Avenir Next', Avenir, 'Segoe UI', 'Trebuchet MS', system-ui, sans-serif" },
      font_family_heading: { value: serif },
    },
    border_radius: { control: { value: 24 }, card: { value: 20 } },
    navbar: { background: { value: '#fff6e9' }, text: { value: '#4a1d12' } },
    primary_buttons: { background: { value: '#b5301c' }, text: { value: '#fff9f0' } },
    banner_header: { background: { value: '#f9e3c4' }, text: { value: '#4a1d12' } },
  },
};
