import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../display/card/card.tsx';
import { Stack } from './stack.tsx';
import { stackTokens } from './stack.tokens.ts';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: ['Design', 'Research', 'Engineering'].map((title) => (
      <Card key={title} as="div" title={title} padding="small" />
    )),
  },
  parameters: {
    tokens: stackTokens,
    docs: {
      description: {
        component: `
Children below or beside each other, at even distances in steps of the theme’s space unit.

| Do | Don’t |
|---|---|
| Use it for one direction | Nest five of them to make a grid |
| Set \`wrap\` on rows: on a phone or at 200 % text they do not fit | Rely on a row fitting |
`,
      },
    },
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Row: Story = { args: { direction: 'row', wrap: true } };
export const Between: Story = { args: { direction: 'row', wrap: true, justify: 'between', align: 'center' } };
export const Gaps: Story = {
  render: ({ children }) => (
    <Stack gap={12}>
      <Stack gap={0}>{children}</Stack>
      <Stack gap={2}>{children}</Stack>
      <Stack gap={8}>{children}</Stack>
    </Stack>
  ),
};
