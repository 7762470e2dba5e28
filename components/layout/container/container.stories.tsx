import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../display/card/card.tsx';
import { Stack } from '../stack/stack.tsx';
import { Container } from './container.tsx';
import { containerTokens } from './container.tokens.ts';

const meta = {
  title: 'Layout/Container',
  component: Container,
  args: { children: <Card title="Research nurse">Cares for people in trials.</Card> },
  parameters: {
    layout: 'fullscreen',
    tokens: containerTokens,
    docs: {
      description: {
        component: `
Keeps a page’s content in its middle: at most 1440 px wide, 32 px from the window’s edges, 24 px on tablets and 16 px on
phones, and clear of notches.

| Do | Don’t |
|---|---|
| Use one for each band of the page, so that all bands line up | Put one into another |
| Use \`width="text"\` for long texts | Let lines run across the whole screen |
`,
      },
    },
  },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Widths: Story = {
  render: ({ children }) => (
    <Stack>
      <Container>{children}</Container>
      <Container width="text">{children}</Container>
    </Stack>
  ),
};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
