import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../actions/button/button.tsx';
import { ErrorState } from './error-state.tsx';
import { errorStateTokens } from './error-state.tokens.ts';

const meta = {
  title: 'Feedback/Error state',
  component: ErrorState,
  args: {
    title: 'The jobs could not be loaded',
    children: 'The server did not answer.',
    onRetry: () => new Promise((done) => setTimeout(done, 2000)),
  },
  parameters: {
    tokens: errorStateTokens,
    docs: {
      description: {
        component: `
Stands where there would be something, had it not gone wrong. Trying again is shown and read aloud.

| Do | Don’t |
|---|---|
| Say what did not work, in the words of the page | Show a code alone |
| Offer to try again where that can help | Empty the page: keep what did load |
| Set \`role="alert"\` when it comes while the page is in use | Set it on what is there from the start |
| Try again by yourself when the connection is back | Use it for an empty list: that is an \`EmptyState\` |

| Key | What it does |
|---|---|
| Tab | Moves to “Try again”, then to the other actions |
| Enter, Space | Presses it; the focus stays while it tries |
`,
      },
    },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { actions: <Button href="#home">To the start page</Button> } };
export const WithoutRetry: Story = { args: { onRetry: undefined } };
export const Trying: Story = {
  args: { onRetry: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('button', { name: /Trying again/ })).toHaveFocus();
  },
};
export const LongText: Story = {
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    children: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  },
  globals: { viewport: { value: 'mobile1' } },
};
