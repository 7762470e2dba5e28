import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormLoader } from './loader.tsx';

const meta = {
  component: FormLoader,
  title: 'Forms/Form loader',
  args: { status: 'loading', onRetry: () => {}, children: () => <p>The form</p> },
  parameters: {
    docs: {
      description: {
        component: `
Stands for a form while its definition is on its way, and says so when there is none.

| Do | Don’t |
|---|---|
| Give it \`onRetry\` | Show an empty form while its values load |

| Key | What it does |
|---|---|
| Enter on “Try again” | Asks again |
`,
      },
    },
  },
} satisfies Meta<typeof FormLoader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Failed: Story = { args: { status: 'failed' } };
export const Empty: Story = { args: { status: 'empty' } };
