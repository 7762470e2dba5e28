import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { BellIcon } from '../icon/icon.tsx';
import { Badge } from './badge.tsx';
import { badgeTokens } from './badge.tokens.ts';

const meta = {
  title: 'Display/Badge',
  component: Badge,
  args: { count: 3, label: '3 unread messages' },
  // what react-docgen does not see in a union of types
  argTypes: {
    count: { control: 'number', description: 'How many there are; at 0 there is no badge.' },
    max: { control: 'number', description: 'The highest number that is shown.' },
    showZero: { control: 'boolean', description: 'Shows 0 as well.' },
    dot: { control: 'boolean', description: 'A dot instead of a number.' },
  },
  parameters: {
    tokens: badgeTokens,
    docs: {
      description: {
        component: `
A number or a dot that says that there is something new. It takes no focus: put it into the button or link that leads there.

| Do | Don’t |
|---|---|
| Say in \`label\` what is counted: “3 unread messages” | “3” |
| Use a dot where the number does not matter | Show both |
| Announce new ones elsewhere, if it matters | Make people find out by a colour |
`,
      },
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Inline gap={6}>
      <Badge count={3} label="3 unread messages" />
      <Badge variant="neutral" count={12} label="12 jobs" />
      <Badge count={100} label="More than 99 unread messages" />
      <Badge variant="neutral" count={123_456} max={99_999} label="123,456 jobs" />
      <Badge count={0} showZero label="No unread messages" />
      <Badge dot label="New" />
      <Badge variant="neutral" dot label="New" />
    </Inline>
  ),
};
export const Anchored: Story = {
  render: () => (
    <Inline gap={8}>
      {[0, 3, 100].map((count) => (
        <Button key={count}>
          <Badge count={count} label={`${count} unread`}>
            <BellIcon />
            <VisuallyHidden>Notifications, </VisuallyHidden>
          </Badge>
        </Button>
      ))}
      <Button>
        <Badge dot label="some unread">
          <BellIcon />
          <VisuallyHidden>Notifications, </VisuallyHidden>
        </Badge>
      </Button>
    </Inline>
  ),
};
