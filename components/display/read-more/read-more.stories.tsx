import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { ReadMore } from './read-more.tsx';
import { readMoreTokens } from './read-more.tokens.ts';

const sentence = 'You care for people who take part in trials, and you document what happens. ';

const meta = {
  title: 'Display/Read more',
  component: ReadMore,
  args: { children: sentence.repeat(20) },
  parameters: {
    tokens: readMoreTokens,
    docs: {
      description: {
        component: `
Shows the first lines of a long text, and the rest on demand. There is a button only where something is hidden. Without
script, and on paper, all of the text is there.

| Do | Don’t |
|---|---|
| Use it for descriptions that most people skim | Hide conditions that people agree to |
| Put what matters first | Cut texts that are hardly longer |

| Key | What it does |
|---|---|
| Tab | Moves to the links in view and to the button; a link out of sight opens the text |
| Enter, Space | Shows all of the text, or its beginning |
`,
      },
    },
  },
} satisfies Meta<typeof ReadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Short: Story = { args: { children: sentence } };
export const Lines: Story = {
  render: ({ children }) => (
    <Stack gap={8}>
      <ReadMore lines={2}>{children}</ReadMore>
      <ReadMore lines={6}>
        <p>{children}</p>
        <p>{children}</p>
      </ReadMore>
    </Stack>
  ),
};
export const Phone: Story = {
  args: { children: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(12) },
  globals: { viewport: { value: 'mobile1' } },
};
