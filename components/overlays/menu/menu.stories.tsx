import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { BookmarkIcon, MailIcon, TrashIcon } from '../../display/icon/icon.tsx';
import { Menu, type MenuItem } from './menu.tsx';
import { menuTokens } from './menu.tokens.ts';

function doNothing() {}
const actions: readonly MenuItem[] = [
  { label: 'Save', icon: <BookmarkIcon />, onSelect: doNothing },
  { label: 'Send by email', icon: <MailIcon />, onSelect: doNothing },
  { label: 'Print', onSelect: doNothing, disabled: true },
  { group: [{ label: 'Remove', icon: <TrashIcon />, destructive: true, onSelect: doNothing }] },
];

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: { trigger: <Button>More</Button>, items: actions, open: true },
  parameters: {
    tokens: menuTokens,
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component: `
Things to do with something, or places to go, in a list that opens beside a button. Entries are data: an action has
\`onSelect\`, a link \`href\`, a check mark \`checked\`, a choice \`options\`, a branch \`items\`, and \`group\` holds those that belong together.

| Do | Don’t |
|---|---|
| Begin labels with a verb: “Send by email” | Put one entry into a menu |
| Put what takes something away last, in a group of its own | Nest more than one branch |
| Use \`Select\` where a form asks for a value | Use a menu as a form field |

| Key | What it does |
|---|---|
| Enter, Space, ↓ | On the button: opens it at its first entry |
| ↓ ↑ | Moves to the next or previous entry, round and round |
| Home, End | Moves to the first or last entry |
| A letter | Moves to the next entry that begins with it |
| → ← | Opens and closes a branch; the other way round from right to left |
| Enter, Space | Chooses the entry |
| Escape | Closes it; the focus returns to the button |
`,
      },
    },
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { open: undefined } };
export const Actions: Story = {};
export const Links: Story = {
  args: {
    trigger: <Button>Profile</Button>,
    items: [
      { label: 'Applications', href: '#applications' },
      { label: 'Saved jobs', href: '#saved' },
      { label: 'Offers', href: '#offers', disabled: true },
    ],
  },
};
export const Settings: Story = {
  args: {
    trigger: <Button>View</Button>,
    items: [
      {
        label: 'Sort by',
        value: 'recent',
        onValueChange: doNothing,
        options: [
          { value: 'recent', label: 'Most recent' },
          { value: 'relevant', label: 'Most relevant' },
        ],
      },
      {
        label: 'Show',
        group: [
          { label: 'Saved', checked: true, onCheckedChange: doNothing },
          { label: 'Applied', checked: false, onCheckedChange: doNothing },
        ],
      },
      { group: [{ label: 'Share', items: actions }] },
    ],
  },
};
export const LongText: Story = {
  args: {
    items: [
      { label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz', onSelect: doNothing },
      { label: 'Send this job by email to somebody else who may like it very much', onSelect: doNothing },
    ],
  },
};
