import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { AlertDialog } from './alert-dialog.tsx';
import { alertDialogTokens } from './alert-dialog.tokens.ts';

const meta = {
  title: 'Overlays/Alert dialog',
  component: AlertDialog,
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Withdraw your application?',
    description: 'The employer will no longer see it. You can apply again later.',
    confirmLabel: 'Withdraw',
    busyLabel: 'Withdrawing…',
    onConfirm: () => {},
  },
  parameters: {
    tokens: alertDialogTokens,
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component: `
Asks once more before something that matters. It is answered by its two buttons, or by Escape, which cancels; a press beside it does nothing.

| Do | Don’t |
|---|---|
| Say in the title what is about to happen, and in the text what follows from it | Ask “Are you sure?” |
| Name the button after what it does | “OK”, “Yes” |
| Offer to undo instead, where that is possible | Ask about everything: people stop reading |

| Key | What it does |
|---|---|
| Tab, Shift + Tab | Moves between the buttons, round and round; Cancel comes first |
| Enter, Space | Presses the button |
| Escape | Cancels |
`,
      },
    },
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Destructive: Story = { args: { destructive: true } };
export const Failed: Story = {
  args: { destructive: true, onConfirm: () => 'The server did not answer. Try again in a minute.' },
  play: async ({ userEvent }) => userEvent.click(await screen.findByRole('button', { name: 'Withdraw' })),
};
