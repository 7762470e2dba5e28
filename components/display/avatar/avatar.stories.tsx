import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/inline/inline.tsx';
import { Avatar } from './avatar.tsx';
import { avatarTokens } from './avatar.tokens.ts';

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#8ab"/><circle cx="40" cy="30" r="14" fill="#fed"/><circle cx="40" cy="78" r="30" fill="#456"/></svg>',
)}`;

const meta = {
  title: 'Display/Avatar',
  component: Avatar,
  args: { name: 'Ada Lovelace' },
  parameters: {
    tokens: avatarTokens,
    docs: {
      description: {
        component: `
The picture of a person, or their initials while there is none.

| Do | Don’t |
|---|---|
| Set \`decorative\` where the name stands beside it | Have the name read aloud twice |
| Give the person’s whole name | Give initials as the name |
`,
      },
    },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Picture: Story = { args: { src: portrait } };
export const Sizes: Story = {
  render: () => (
    <Inline>
      {(['small', 'medium', 'large', 'huge'] as const).map((size) => (
        <Avatar key={size} name="Ada Lovelace" size={size} />
      ))}
      {(['small', 'medium', 'large', 'huge'] as const).map((size) => (
        <Avatar key={size} name="Ada Lovelace" size={size} src={portrait} />
      ))}
    </Inline>
  ),
};
export const Names: Story = {
  render: () => (
    <Inline>
      <Avatar name="Madonna" />
      <Avatar name="李小龍" />
      <Avatar name="ليلى العلي" />
      <Avatar name="नेहा शर्मा" />
      <Avatar name="?" />
    </Inline>
  ),
};
export const BesideTheName: Story = {
  render: () => (
    <Inline>
      <Avatar name="Ada Lovelace" decorative />
      Ada Lovelace
    </Inline>
  ),
};
