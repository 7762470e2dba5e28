import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { NotificationCenter } from './notification-center.tsx';
import { notificationCenterTokens } from './notification-center.tokens.ts';
import type { Notification } from './notification-panel.tsx';

const hour = 3_600_000;
const now = Date.UTC(2026, 0, 10, 12);
const notifications: readonly Notification[] = [
  {
    id: '1',
    category: 'Interviews',
    message: 'Your interview at Meridian Health was moved to Thursday.',
    createdAt: now - hour,
    href: '#interview',
  },
  {
    id: '2',
    category: 'Documents',
    message: 'Upload your licence by 1 February.',
    createdAt: now - 26 * hour,
    actionRequired: true,
    href: '#documents',
  },
  {
    id: '3',
    category: 'Applications',
    message: 'Your application was received.',
    createdAt: now - 200 * hour,
    clicked: true,
    href: '#application',
  },
];

const meta = {
  title: 'Careers/Notification center',
  component: NotificationCenter,
  args: {
    notifications,
    unviewedCount: 2,
    hasActionRequired: true,
    now,
    onViewAll: () => {},
    onClicked: () => {},
    onClickedAll: () => {},
  },
  parameters: {
    tokens: notificationCenterTokens,
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `
A bell that says how much is new, and a list of it: beside the bell, or over the whole window up to 1024 px. The badge counts
what was not viewed, the dots mark what was not clicked. It does not ask the server: the app polls, and hands over what it got.

| Do | Don’t |
|---|---|
| Put it at the end of the navbar | Open it by itself |
| Have the promises rejected when the server refuses, so that the marks are taken back | Wait for the server before anything is seen |
| Hand over hundreds: they are shown 20 at a time | |
| Where bytes count, show a \`NotificationTrigger\` and load the \`NotificationPanel\` when it is pressed | |

| Key | What it does |
|---|---|
| Enter, Space | On the bell: opens the list; in it: opens a notification, or does what the button says |
| Arrow down, arrow up, Home, End | Moves among the notifications |
| Arrow left, arrow right | On a tab: chooses the other one |
| Escape | Closes the list; the focus returns to the bell |
`,
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible();
  },
} satisfies Meta<typeof NotificationCenter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bell: Story = { play: undefined };
export const Open: Story = {};
export const FullScreen: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Empty: Story = {
  args: { notifications: [], unviewedCount: 0, hasActionRequired: false },
};
export const Loading: Story = { args: { notifications: [], status: 'loading' } };
export const Failed: Story = { args: { notifications: [], status: 'failed', onRetry: () => {} } };
export const MoreFailed: Story = { args: { status: 'failed', onLoadMore: () => {}, onRetry: () => {} } };
export const Thousand: Story = {
  args: {
    unviewedCount: 1000,
    notifications: Array.from({ length: 1000 }, (_, index) => ({
      id: String(index),
      category: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
      message: `Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ${index}`,
      createdAt: now - index * hour,
    })),
  },
};
