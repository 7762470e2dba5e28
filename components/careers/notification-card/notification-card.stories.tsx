import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { NotificationCard } from './notification-card.tsx';
import { notificationCardTokens } from './notification-card.tokens.ts';

const now = Date.UTC(2026, 0, 10, 12);

const meta = {
  title: 'Careers/Notification card',
  component: NotificationCard,
  args: {
    category: 'Interviews',
    message: 'Your interview at Meridian Health was moved to Thursday.',
    createdAt: now - 3 * 3_600_000,
    now,
    href: '#interview',
  },
  parameters: {
    tokens: notificationCardTokens,
    docs: {
      description: {
        component: `
Something that happened, and the way to it. It shows as read as soon as it is pressed, and as unread again when
\`onClicked\` is rejected. It never leads to an address that may do harm, such as \`javascript:\`.

| Do | Don’t |
|---|---|
| Say in \`message\` what happened and to what | “You have a new notification” |
| Mark with \`actionRequired\` what waits for the candidate | Mark everything |

| Key | What it does |
|---|---|
| Tab | Moves to the next one |
| Enter | Opens it, and marks it as read |
`,
      },
    },
  },
} satisfies Meta<typeof NotificationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  render: (args) => (
    <Stack gap={1}>
      <NotificationCard {...args} actionRequired message="Upload your licence." />
      <NotificationCard {...args} clicked message="Read before." />
      <NotificationCard {...args} href={undefined} message="Leads nowhere." />
      <NotificationCard {...args} clicked actionRequired message="Read before, and still waits." />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    category: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    message: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft. '.repeat(5),
    actionRequired: true,
  },
  globals: { viewport: { value: 'mobile1' } },
};
