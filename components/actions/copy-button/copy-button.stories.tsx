import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { CopyButton } from './copy-button.tsx';
import { copyButtonTokens } from './copy-button.tokens.ts';

const meta = {
  title: 'Actions/Copy button',
  component: CopyButton,
  args: { value: 'https://careers.example.com/jobs/4711' },
  parameters: {
    tokens: copyButtonTokens,
    docs: {
      description: {
        component: `
Copies a text, and says beside itself whether it worked; screen readers say it in a pause.

| Do | Don’t |
|---|---|
| Show the text that is copied nearby | Copy something that people have not seen |
| Name what is copied: “Copy link” | Add a toast: the message stands beside the button already |

| Key | What it does |
|---|---|
| Tab | Moves to the button |
| Enter, Space | Copies |
`,
      },
    },
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: (args) => (
    <Stack align="start">
      <CopyButton {...args} variant="primary">
        Copy link
      </CopyButton>
      <CopyButton {...args} size="small">
        Copy the link of a job as officer of the electrical workshops of the company for steam ships
      </CopyButton>
      <CopyButton {...args} disabled />
    </Stack>
  ),
};
/** The clipboard refuses, as it does in frames that were given no leave. */
export const Failed: Story = {
  play: async ({ canvasElement }) => {
    const clipboard = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')!;
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    const command = document.execCommand.bind(document);
    document.execCommand = () => false;
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(/unable to copy/)).toBeVisible();
    document.execCommand = command;
    Object.defineProperty(navigator, 'clipboard', clipboard);
  },
};
