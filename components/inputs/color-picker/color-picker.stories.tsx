import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/inline/inline.tsx';
import { ColorPicker } from './color-picker.tsx';
import { colorPickerTokens } from './color-picker.tokens.ts';

const palette = [
  { color: '#2266cc', name: 'Blue' },
  { color: '#0f766e', name: 'Teal' },
  { color: '#b91c1c', name: 'Red' },
  { color: '#f5f5f4', name: 'Sand' },
];

const meta = {
  title: 'Inputs/Color picker',
  component: ColorPicker,
  args: { label: 'Brand', defaultValue: '#2266cc' },
  parameters: {
    tokens: colorPickerTokens,
    docs: {
      description: {
        component: `
Chooses a colour by eye, by number or from a palette. Lightness, chroma and hue are those of OKLCH, which people see as even
steps; the line across the plane is the end of sRGB. Load it late: \`lazy(() => import('@portico/components/color-picker'))\`.

| Do | Don’t |
|---|---|
| Give \`contrastWith\` for colours that text is written in or upon | Leave people to guess what can be read |
| Offer the colours that are in use as \`swatches\` | Ask for a colour where three themes would do |

| Key | What it does |
|---|---|
| Arrow right, arrow left | On the plane: a step more or less chroma, with Shift ten; on a slider: one step |
| Arrow up, arrow down | On the plane: a step lighter or darker, with Shift ten |
| Page up, page down; End, Home | On the plane: ten steps lighter or darker; ten steps more or less chroma |
| Enter | In a text: settles the colour |
| Enter, Space | On a swatch: chooses its colour |
`,
      },
    },
  },
} satisfies Meta<typeof ColorPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Everything: Story = {
  args: {
    defaultValue: 'rgb(34 102 204 / 70%)',
    alpha: true,
    swatches: palette,
    recent: ['#663399', 'oklch(70% 0.3 150)'],
    contrastWith: { color: '#ffffff', name: 'the page' },
  },
};
/** One that is none is struck out, and cannot be chosen. */
export const WhatIsNoColor: Story = {
  args: { swatches: [...palette, { color: 'brand', name: 'Brand' }] },
};
export const States: Story = {
  render: () => (
    <Inline gap={8} align="start">
      <ColorPicker
        label="Outside sRGB"
        defaultValue="oklch(80% 0.3 145)"
        contrastWith={{ color: 'white', name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' }}
      />
      <ColorPicker label="Disabled" defaultValue="#b91c1c" swatches={palette} disabled />
    </Inline>
  ),
};
