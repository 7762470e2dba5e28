import type { DemoEmployer } from '../demo-employer.ts';

const assets = '/employers/meridian.example';

/** Calm and clinical: deep teal on white, soft corners. Only what differs from the product's default is stored. */
export const theme: DemoEmployer['theme'] = {
  sections: {
    core_properties: {
      brand: { value: '#0b6e5f' },
      surface_sunken: { value: '#f3f8f6' },
      link: { value: '#0b6e5f' },
      font_family: { value: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans Arabic', sans-serif" },
    },
    border_radius: { control: { value: 10 }, card: { value: 14 } },
    navbar: { background: { value: '#ffffff' }, text: { value: '#123b35' } },
    primary_buttons: { background: { value: '#0b6e5f' }, text: { value: '#ffffff' } },
    default_buttons: { background: { value: '#e1ece8' } },
    banner_header: { background: { value: '#e4f2ee' }, text: { value: '#123b35' } },
  },
  assets: {
    hero: [
      {
        page: 'jobs',
        minWidth: 0,
        alt: '',
        title: 'Work that stays with people',
        tokens: { image: { value: `${assets}/hero-narrow.svg` } },
      },
      {
        page: 'jobs',
        minWidth: 768,
        alt: '',
        title: 'Work that stays with people',
        text: 'Hospitals, clinics and laboratories on six continents are looking for colleagues. Find the one near you.',
        tokens: { image: { value: `${assets}/hero-wide.svg` } },
      },
    ],
  },
};
