import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { ProgressRing } from './progress-ring.tsx';
import { progressRingTokens } from './progress-ring.tokens.ts';

const meta = {
  title: 'Feedback/Progress ring',
  component: ProgressRing,
  args: { label: 'Your profile', value: 60 },
  parameters: {
    tokens: progressRingTokens,
    docs: {
      description: {
        component: `
How far something is, where there is no room for a bar, such as beside the title of a profile.

| Do | Don’t |
|---|---|
| Put a text near that says what it is of | Show several rings to compare: bars compare better |
| Use it for what people complete | Use it while something loads: that is a \`Spinner\` |

| Key | What it does |
|---|---|
| none | It takes no focus |
`,
      },
    },
  },
} satisfies Meta<typeof ProgressRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: () => (
    <Stack direction="row" align="center" wrap>
      <ProgressRing label="Small" value={60} size="small" />
      <ProgressRing label="Medium" value={60} />
      <ProgressRing label="Large" value={60} size="large" />
    </Stack>
  ),
};
export const Values: Story = {
  render: () => (
    <Stack direction="row" align="center" wrap>
      <ProgressRing label="None" value={0} />
      <ProgressRing label="A little" value={1} />
      <ProgressRing label="Sections" value={3} max={5} valueText="3 of 5 sections" />
      <ProgressRing label="All" value={100} />
      <ProgressRing label="Too much" value={1_000_000} size="large" />
    </Stack>
  ),
};
