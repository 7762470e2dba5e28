import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, screen } from 'storybook/test';
import { Button } from '../../actions/button/button.tsx';
import { toastTokens } from './toast.tokens.ts';
import { ToastProvider, useToasts, type Toast } from './toast.tsx';

function Showing({ toasts }: { toasts: readonly Toast[] }) {
  const { show } = useToasts();
  useEffect(() => {
    const takeAway = toasts.map((toast) => show({ duration: 'stay', ...toast }));
    return () => takeAway.forEach((close) => close());
  }, [show, toasts]);
  return <Button onClick={() => show({ text: 'The job is saved.', variant: 'success' })}>Save</Button>;
}

const meta = {
  title: 'Feedback/Toast',
  component: ToastProvider,
  args: { children: <Showing toasts={[]} /> },
  parameters: {
    tokens: toastTokens,
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component: `
Short messages about what just happened, which go by themselves. Put one \`ToastProvider\` at the root of the app, and show
a toast from anywhere inside: \`const { show } = useToasts(); show({ text: 'The job is saved.', variant: 'success' })\`.
Three are shown at once; others wait. Their time stands still while they are hovered or have the focus.

| Do | Don’t |
|---|---|
| Say what happened: “The job is saved.” | Say there what people have to act on; that belongs into the page |
| Offer to undo it | Show two for one press |
| Use \`duration: 'stay'\` for what must not be missed | Show errors of fields in toasts |

| Key | What it does |
|---|---|
| F8 | Moves the focus to the toasts |
| Tab | Moves among their buttons |
| Escape | Moves the focus back to where it was |
`,
      },
    },
  },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const kinds: readonly Toast[] = [
  { text: 'The job is saved.', variant: 'success' },
  { text: 'The list has 3 new jobs.', action: { label: 'Show', onSelect: () => {} } },
  { text: 'The server did not answer. What you typed is kept.', variant: 'alert' },
];
const long: readonly Toast[] = [
  { text: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(3), variant: 'warning' },
];

export const Empty: Story = {};
export const Kinds: Story = {
  args: { children: <Showing toasts={kinds} /> },
  play: async () => expect(await screen.findByText('The job is saved.')).toBeVisible(),
};
export const LongText: Story = { args: { children: <Showing toasts={long} /> } };
