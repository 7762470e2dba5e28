import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellIcon, FileIcon, UserIcon } from '../../display/icon/icon.tsx';
import { SideList } from './side-list.tsx';
import { sideListTokens } from './side-list.tokens.ts';

const links = [
  { href: '#profile', label: 'Profile', icon: <UserIcon />, current: true },
  { href: '#documents', label: 'Documents', icon: <FileIcon />, count: 3 },
  { href: '#alerts', label: 'Job alerts', icon: <BellIcon />, count: 0 },
];

const meta = {
  title: 'Navigation/Side list',
  component: SideList,
  args: { label: 'Account', sections: [{ links }] },
  parameters: {
    tokens: sideListTokens,
    docs: {
      description: {
        component: `
Links below each other, to the pages of one area, such as a profile.

| Do | Don’t |
|---|---|
| Mark the page that is open with \`current\` | Mark several |
| Give sections titles that tell them apart | Nest sections |
| Use \`Tabs\` for panels of one page | Put buttons among the links |

| Key | What it does |
|---|---|
| Tab, Shift + Tab | Moves to the next or previous link |
| Enter | Follows it |
`,
      },
    },
  },
} satisfies Meta<typeof SideList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sections: Story = {
  args: {
    sections: [
      { title: 'You', links },
      {
        title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        links: [
          { href: '#applications', label: 'Applications', count: 1_234_567 },
          {
            href: '#offers',
            label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
            count: 2,
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};
