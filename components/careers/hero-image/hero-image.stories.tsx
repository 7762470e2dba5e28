import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeroImage } from './hero-image.tsx';
import { heroImageTokens } from './hero-image.tokens.ts';

/** A landscape of one hue, so that no story waits for a network. */
const landscape = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 600" preserveAspectRatio="xMidYMid slice"><rect width="1600" height="600" fill="hsl(${hue} 55% 82%)"/><circle cx="1200" cy="170" r="90" fill="hsl(${hue + 40} 80% 70%)"/><path d="M0 420 400 250 800 440 1200 280 1600 430V600H0Z" fill="hsl(${hue} 40% 52%)"/><path d="M0 520 500 400 1000 540 1600 420V600H0Z" fill="hsl(${hue} 45% 32%)"/></svg>`,
  )}`;
const pictures = [
  { minWidth: 0, src: landscape(200), title: 'Work that stays with people' },
  {
    minWidth: 768,
    src: landscape(160),
    title: 'Work that stays with people',
    text: 'Hospitals and laboratories on six continents are looking for colleagues. Find the one near you.',
  },
  { minWidth: 1024, src: landscape(20) },
];

const meta = {
  title: 'Careers/Hero image',
  component: HeroImage,
  args: { pictures, alt: '' },
  parameters: {
    layout: 'fullscreen',
    tokens: heroImageTokens,
    docs: {
      description: {
        component: `
The picture that a page opens with. Which file is loaded depends on the width of the window; focal point, height and scrim come
from the theme’s section \`pcsx_hero_image\`, for one page with \`page\`. Its place is there before the picture is.

| Do | Don’t |
|---|---|
| Leave \`alt\` empty where the picture is for the mood | Put text into the picture: it is not read, not translated, and small on phones |
| Give phones a picture of their own shape | Show the same panorama to everybody |
| Keep the words to a title and a sentence | Put controls over the picture |

| Key | What it does |
|---|---|
| – | Nothing in it takes the focus |
`,
      },
    },
  },
} satisfies Meta<typeof HeroImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const PictureAlone: Story = {
  args: { pictures: [{ minWidth: 0, src: landscape(260) }], alt: 'Hills at dawn' },
};
export const LongText: Story = {
  args: {
    headingLevel: 1,
    pictures: [
      {
        minWidth: 0,
        src: landscape(90),
        title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
        text: 'A text of many words. '.repeat(20),
      },
    ],
  },
};
/** The words stand on their own ground where the picture does not come. */
export const WithoutItsFile: Story = {
  args: { pictures: [{ minWidth: 0, src: 'data:,', title: 'Work that stays with people' }] },
};
