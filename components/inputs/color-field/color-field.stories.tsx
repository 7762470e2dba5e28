import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { ColorField } from './color-field.tsx';
import { colorFieldTokens } from './color-field.tokens.ts';

const meta = {
  title: 'Inputs/Color field',
  component: ColorField,
  args: { label: 'Brand', defaultValue: '#2266cc' },
  parameters: {
    tokens: colorFieldTokens,
    docs: {
      description: {
        component: `
A colour that people type in any way that CSS knows, or choose by eye; the picker loads when it is opened. The text is the value,
so \`<ColorField label="Brand" {...register('brand')} />\` of react-hook-form works as it is.

| Do | Don’t |
|---|---|
| Give \`contrastWith\` for colours that text is written in or upon | Ask for a colour by its name |
| Take what is no colour for an error when the form is sent | Change what people typed while they type |

| Key | What it does |
|---|---|
| Tab | Moves to the swatch, which opens the picker, then to the text |
| Enter, Space | On the swatch: opens the picker |
| Escape | Closes the picker; the focus returns to the swatch |
`,
      },
    },
  },
} satisfies Meta<typeof ColorField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: 'Buttons and links have it.' } };
export const States: Story = {
  render: () => (
    <Stack>
      <ColorField label="Empty" required />
      <ColorField label="See-through" alpha defaultValue="rgb(34 102 204 / 50%)" />
      <ColorField label="Outside sRGB" defaultValue="oklch(80% 0.3 145)" />
      <ColorField label="Wrong" defaultValue="blau" error="Enter a color such as #2266cc" />
      <ColorField label="Disabled" defaultValue="#b91c1c" disabled />
      <ColorField label="Read only" defaultValue="#b91c1c" readOnly />
      <ColorField label="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz" />
    </Stack>
  ),
};
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a color: Brand' }));
    await expect(await screen.findByRole('slider', { name: 'Hue' })).toBeVisible();
  },
};
