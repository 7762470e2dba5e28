import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { Slider } from './slider.tsx';
import { sliderTokens } from './slider.tokens.ts';

const kilometres = { style: 'unit', unit: 'kilometer', unitDisplay: 'long' } as const;

const meta = {
  title: 'Inputs/Slider',
  component: Slider,
  args: { label: 'Distance', min: 5, max: 200, step: 5, defaultValue: 25, format: kilometres },
  parameters: {
    tokens: sliderTokens,
    docs: {
      description: {
        component: `
A number within limits, where about right is right. It is the platform’s own slider: touch, keys and right-to-left come with it.

| Do | Don’t |
|---|---|
| Use it for distances and amounts that people try out | Ask for an exact number: use a number field |
| Give the number its unit by \`format\` | Write the unit into the label only |
| Begin with a sensible value | Require it: a slider always has a value |

| Key | What it does |
|---|---|
| Arrow keys | One step more or less |
| Page up, page down | A tenth of the way more or less |
| Home, End | To the start and the end |
`,
      },
    },
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: 'From your home.' } };
export const States: Story = {
  render: () => (
    <Stack>
      <Slider label="At its start" />
      <Slider label="At its end" defaultValue={100} />
      <Slider label="With an error" defaultValue={70} error="We have no jobs that far away" />
      <Slider label="Disabled" defaultValue={30} disabled />
      <Slider label="Below zero" min={-20} max={20} defaultValue={-5} />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    max: 1e15,
    defaultValue: 987_654_321_987_655,
    format: { style: 'currency', currency: 'VND', currencyDisplay: 'name' },
  },
  globals: { viewport: { value: 'mobile1' } },
};
