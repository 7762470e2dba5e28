import type { DemoEmployer } from '../demo-employer.ts';

const serif = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif";

const assets = '/employers/loomfield.example';

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
  assets: {
    hero: [
      {
        page: 'jobs',
        minWidth: 0,
        alt: '',
        title: 'There is an apron waiting',
        // all of the basket, which is at the end
        tokens: {
          image: { value: `${assets}/hero-basket.svg` },
          focal_x: { value: 100 },
          focal_y: { value: 100 },
          height: { value: 208 },
        },
      },
      {
        page: 'jobs',
        minWidth: 768,
        alt: 'A market hall with striped awnings and crates of vegetables',
        title: 'There is an apron waiting',
        text: 'Bakers, buyers, drivers, cashiers: 90 markets in the Northeast are looking for people who like food.',
        // the crates begin where the words end
        tokens: {
          image: { value: `${assets}/hero-market.svg` },
          focal_x: { value: 0 },
          focal_y: { value: 60 },
          height: { value: 300 },
        },
      },
      {
        page: 'singlePosition',
        minWidth: 1024,
        alt: '',
        tokens: {
          image: { value: `${assets}/hero-bread.svg` },
          focal_x: { value: 100 },
          focal_y: { value: 70 },
          height: { value: 160 },
        },
      },
    ],
  },
};
