import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { RangeSlider } from './range-slider.tsx';
import { rangeSliderTokens } from './range-slider.tokens.ts';

const francs = { style: 'currency', currency: 'CHF', maximumFractionDigits: 0 } as const;

const meta = {
  title: 'Inputs/Range slider',
  component: RangeSlider,
  args: {
    label: 'Salary a year',
    min: 30_000,
    max: 200_000,
    step: 5000,
    defaultValue: [60_000, 120_000],
    format: francs,
  },
  parameters: {
    tokens: rangeSliderTokens,
    docs: {
      description: {
        component: `
From one number to another, within limits. Two sliders of the platform over one line; neither thumb passes the other.

| Do | Don’t |
|---|---|
| Use it to narrow down: salaries, distances | Ask for exact numbers: use two number fields |
| Search by \`onValueCommit\`, once people let go | Search at each step |
| Take limits that most things lie between | Let one outlier squeeze all others together |

| Key | What it does |
|---|---|
| Tab | Moves to the lower thumb, then to the upper one |
| Arrow keys | One step more or less |
| Page up, page down | A tenth of the way more or less |
| Home, End | As far as the limits and the other thumb let it |
`,
      },
    },
  },
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: 'Before taxes.' } };
export const States: Story = {
  render: () => (
    <Stack>
      <RangeSlider label="From end to end" />
      <RangeSlider label="At one place" defaultValue={[50, 50]} />
      <RangeSlider label="With an error" defaultValue={[90, 100]} error="Nothing lies between these" />
      <RangeSlider label="Disabled" defaultValue={[30, 60]} disabled />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    max: 1e15,
    defaultValue: [30_000, 1e15],
    format: { style: 'currency', currency: 'VND', currencyDisplay: 'name' },
  },
  globals: { viewport: { value: 'mobile1' } },
};
