import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { Status } from './status.tsx';
import { statusTokens } from './status.tokens.ts';

const meta = {
  title: 'Display/Status',
  component: Status,
  args: { children: 'Accepted', variant: 'success' },
  parameters: {
    tokens: statusTokens,
    docs: {
      description: {
        component: `
How far something has come, in words, with a dot in the colour of what that means.

| Status of an offer | Variant |
|---|---|
| Extended, Contract Extended | \`info\`; \`warning\` when it waits for an answer |
| Accepted, Contract Accepted | \`success\` |
| Declined, Rejected, Canceled | \`alert\` |
| Expired | \`neutral\` |

| Do | Don’t |
|---|---|
| Choose the colour by what it means to the reader | Give each status a colour of its own |
| Keep to one or two words | Show a dot without words |
`,
      },
    },
  },
} satisfies Meta<typeof Status>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Stack gap={2}>
      <Status>Expired</Status>
      <Status variant="info">Extended</Status>
      <Status variant="warning">Action required</Status>
      <Status variant="success">Accepted</Status>
      <Status variant="alert">Declined</Status>
    </Stack>
  ),
};
export const LongText: Story = {
  args: { children: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz wird geprüft' },
  globals: { viewport: { value: 'mobile1' } },
};
