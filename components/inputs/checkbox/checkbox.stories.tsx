import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { Checkbox } from './checkbox.tsx';
import { checkboxTokens } from './checkbox.tokens.ts';

const meta = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  args: { label: 'Remote' },
  // what react-docgen does not see in a type made of another
  argTypes: {
    description: { control: 'text', description: 'Help that stays in view.' },
    error: { control: 'text', description: 'What is wrong and how to put it right; marks it as invalid.' },
  },
  parameters: {
    tokens: checkboxTokens,
    docs: {
      description: {
        component: `
A thing that is on or off. The whole row is the target.

| Do | Don’t |
|---|---|
| Say what is true when it is ticked: “Send me similar jobs” | Negate: “Do not send me similar jobs” |
| Leave it empty until people tick it | Tick consent for them |
| Use \`indeterminate\` for a parent of which some children are ticked | Use it as a third answer |

| Key | What it does |
|---|---|
| Tab | Moves to the box |
| Space | Ticks or clears it |
`,
      },
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Indeterminate: Story = { args: { label: 'All departments', indeterminate: true } };
export const Detail: Story = {
  render: () => (
    <Stack gap={0}>
      <Checkbox label="Engineering" detail={124} defaultChecked />
      <Checkbox label="Research and clinical development" detail={37} />
      <Checkbox label="Legal" detail={0} disabled />
    </Stack>
  ),
};
export const Disabled: Story = {
  render: () => (
    <Stack gap={0}>
      <Checkbox label="Read-only" readOnly defaultChecked />
      <Checkbox label="Off" disabled />
      <Checkbox label="On" disabled defaultChecked />
      <Checkbox label="Some" disabled indeterminate />
    </Stack>
  ),
};
export const WithError: Story = {
  args: {
    label: 'I have read how my data is used',
    required: true,
    description: 'It takes about two minutes.',
    error: 'Tick the box to go on',
  },
};
