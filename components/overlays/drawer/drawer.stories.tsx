import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { TextField } from '../../inputs/text-field/text-field.tsx';
import { Drawer } from './drawer.tsx';
import { drawerTokens } from './drawer.tokens.ts';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Job cart',
    children: 'Two jobs are waiting here.',
  },
  parameters: {
    tokens: drawerTokens,
    docs: {
      story: { inline: false, height: '400px' },
      description: {
        component: `
A panel of 400 px along an edge of the window, for what accompanies the page: filters, a cart, a profile. On a phone it takes the whole width.

| Do | Don’t |
|---|---|
| Use it for what people leave and come back to | Put a question into it that must be answered; that is a dialog |
| Keep what was typed when it is closed | Open a drawer from a drawer |

| Key | What it does |
|---|---|
| Tab, Shift + Tab | Moves among the drawer’s own controls, round and round |
| Escape | Closes it; the focus returns to what opened it |
`,
      },
    },
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const End: Story = { args: { footer: <Button variant="primary">Apply to both</Button> } };
export const Start: Story = {
  args: {
    side: 'start',
    title: 'Filters',
    description: 'They apply at once.',
    children: <TextField label="Place" />,
  },
};
export const LongContent: Story = {
  args: {
    footer: <Button>Done</Button>,
    children: Array.from({ length: 30 }, (_, index) => <p key={index}>Job {index + 1}</p>),
  },
};
