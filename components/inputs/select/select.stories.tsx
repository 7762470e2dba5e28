import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { Select } from './select.tsx';
import { selectTokens } from './select.tokens.ts';

const options = [
  { value: 'recent', label: 'Most recent' },
  { value: 'relevant', label: 'Most relevant' },
  { value: 'distance', label: 'Nearest', disabled: true },
];

const meta = {
  title: 'Inputs/Select',
  component: Select,
  args: { label: 'Sort by', options },
  parameters: {
    tokens: selectTokens,
    docs: {
      description: {
        component: `
One of a handful of options, chosen from the platform’s own list: on a phone that is the wheel that people know.

| Do | Don’t |
|---|---|
| Use it for about five to fifteen options | Hide two options in it; show them |
| Give a \`placeholder\` where the choice is the user’s | Let the first option be chosen unseen |
| Order options as people look for them | Order them as the database does |

| Key | What it does |
|---|---|
| Tab | Moves to the field |
| Space, Alt + ↓ | Opens the list |
| ↓ ↑ | Chooses the next or previous option |
| A letter | Chooses the next option that begins with it |
| Escape | Closes the list |
`,
      },
    },
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Placeholder: Story = { args: { placeholder: 'Choose an order', required: true } };
export const WithError: Story = {
  args: { placeholder: 'Choose an order', description: 'You can change it later.', error: 'Choose an order' },
};
export const HiddenLabel: Story = { args: { labelHidden: true } };
export const Sizes: Story = {
  render: () => (
    <Stack>
      <Select label="Small" size="small" options={options} />
      <Select label="Medium" size="medium" options={options} />
    </Stack>
  ),
};
export const Disabled: Story = { args: { disabled: true } };
