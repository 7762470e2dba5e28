import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './tabs.tsx';
import { tabsTokens } from './tabs.tokens.ts';

const items = [
  { value: 'open', label: 'Open', badge: '3', content: 'Three applications are being read.' },
  { value: 'closed', label: 'Closed', content: 'Nothing has been closed yet.' },
  { value: 'offers', label: 'Offers', badge: '1', content: 'One offer waits for your answer.' },
];

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { label: 'Applications', items },
  parameters: {
    tokens: tabsTokens,
    docs: {
      description: {
        component: `
Panels of which one is in view. A panel is mounted when it is first chosen, and kept from then on.

| Do | Don’t |
|---|---|
| Use it for views of equal rank that nobody needs side by side | Use it for steps that follow each other |
| Keep labels to one or two words | Wrap labels over lines |
| Set \`activation="manual"\` when a panel has to load | Let arrow keys start requests |

| Key | What it does |
|---|---|
| Tab | Moves to the chosen tab, then into its panel |
| ← → | Moves to the next or previous tab and chooses it; mirrored in right-to-left pages |
| Home, End | Moves to the first or last tab |
| Enter, Space | Chooses the tab, with \`activation="manual"\` |
`,
      },
    },
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const SecondChosen: Story = { args: { defaultValue: 'closed' } };
export const DisabledTab: Story = {
  args: { items: items.map((item) => (item.value === 'closed' ? { ...item, disabled: true } : item)) },
};
export const Overflow: Story = {
  args: {
    label: 'Departments',
    items: [
      'Engineering',
      'Research',
      'Clinical development',
      'Legal',
      'Finance',
      'People',
      'Facilities',
    ].map((label) => ({ value: label.replaceAll(' ', '-'), label, content: label })),
  },
  globals: { viewport: { value: 'mobile1' } },
};
