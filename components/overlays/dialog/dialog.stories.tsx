import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../../actions/button/button.tsx';
import { TextField } from '../../inputs/text-field/text-field.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { dialogTokens } from './dialog.tokens.ts';

function Example(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Withdraw application</Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  render: (args) => <Example {...args} />,
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Withdraw your application?',
    closeLabel: 'Close',
    children: 'The employer will no longer see it. You can apply again later.',
  },
  parameters: {
    tokens: dialogTokens,
    docs: {
      story: { inline: false, height: '400px' },
      description: {
        component: `
Interrupts the page until it is answered. Load it late: \`lazy(() => import('@portico/components/dialog'))\`.
Below 600 px it takes the whole screen.

| Do | Don’t |
|---|---|
| Ask about one thing | Open a dialog from a dialog |
| Name the buttons after what they do: “Withdraw”, “Keep” | “Yes”, “No” |
| Put the main button last | Close it while its work is under way |

| Key | What it does |
|---|---|
| Tab, Shift + Tab | Moves among the dialog’s own controls, round and round |
| Escape | Closes it; the focus returns to what opened it |
`,
      },
    },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttons = (
  <>
    <Button>Keep</Button>
    <Button variant="disruptive">Withdraw</Button>
  </>
);

export const Default: Story = { args: { footer: buttons } };
export const Description: Story = {
  args: { description: 'This cannot be undone.', children: <TextField label="Why?" />, footer: buttons },
};
export const Small: Story = { args: { size: 'small', footer: buttons } };
export const Large: Story = { args: { size: 'large', footer: buttons } };
export const LongContent: Story = {
  args: {
    footer: buttons,
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>Paragraph {index + 1} of the terms.</p>
    )),
  },
};
export const FullScreen: Story = { args: { footer: buttons }, globals: { viewport: { value: 'mobile1' } } };
export const Opened: Story = {
  args: { open: false, footer: buttons },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw application' }));
    await expect(await screen.findByRole('dialog', { name: 'Withdraw your application?' })).toBeVisible();
  },
};
