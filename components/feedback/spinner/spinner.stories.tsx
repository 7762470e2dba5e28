import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { Spinner } from './spinner.tsx';
import { spinnerTokens } from './spinner.tokens.ts';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading jobs' },
  parameters: {
    tokens: spinnerTokens,
    docs: {
      description: {
        component: `
Something goes on, and nobody knows how long it takes. It stands still for people who asked for less motion.

| Do | Don’t |
|---|---|
| Prefer a \`Skeleton\` where something will appear | Cover a page with it |
| Give it a \`label\`, unless a text beside it says the same | Leave people with it alone for more than ten seconds |
| Use \`loading\` of \`Button\` inside of buttons | Use it where it is known how far it is: that is a \`ProgressBar\` |

| Key | What it does |
|---|---|
| none | It takes no focus |
`,
      },
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: () => (
    <Stack direction="row" align="center">
      <Spinner size="small" label="Small" />
      <Spinner size="medium" label="Medium" />
      <Spinner size="large" label="Large" />
    </Stack>
  ),
};
export const Silent: Story = {
  render: () => (
    <Stack direction="row" align="center" gap={2}>
      <Spinner size="small" /> Looking for jobs…
    </Stack>
  ),
};
