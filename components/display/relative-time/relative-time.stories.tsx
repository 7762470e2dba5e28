import type { Meta, StoryObj } from '@storybook/react-vite';
import { LocaleProvider } from '../../messages/locale.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { RelativeTime } from './relative-time.tsx';
import { relativeTimeTokens } from './relative-time.tokens.ts';

const hour = 3_600_000;
const started = Date.now();

const meta = {
  title: 'Display/Relative time',
  component: RelativeTime,
  args: { date: started - 3 * hour },
  parameters: {
    tokens: relativeTimeTokens,
    docs: {
      description: {
        component: `
How long ago or how far off a moment is, as time goes by: all of them on a page share one timer. The date and time are its
tooltip.

| Do | Don’t |
|---|---|
| Give \`now\` where the server renders | Use it for deadlines: write the date, so that nobody has to count |
| Use it where it matters how fresh something is | Use it for moments years ago |
`,
      },
    },
  },
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Distances: Story = {
  render: () => (
    <Stack gap={2}>
      {[0, -0.5, -30, -24 * 6, -24 * 20, -24 * 90, -24 * 4000, 2.1, 24 * 3.1].map((hours) => (
        <RelativeTime key={hours} date={started + hours * hour} />
      ))}
    </Stack>
  ),
};
export const Lengths: Story = {
  render: ({ date }) => (
    <Stack gap={2}>
      <RelativeTime date={date} />
      <RelativeTime date={date} length="short" />
      <RelativeTime date={date} length="narrow" />
    </Stack>
  ),
};
export const Arabic: Story = {
  render: (args) => (
    <LocaleProvider locale="ar-EG">
      <RelativeTime {...args} lang="ar" />
    </LocaleProvider>
  ),
};
