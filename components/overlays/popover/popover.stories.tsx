import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '../../actions/button/button.tsx';
import { Checkbox } from '../../inputs/checkbox/checkbox.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Popover } from './popover.tsx';
import { popoverTokens } from './popover.tokens.ts';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    trigger: <Button>Work type</Button>,
    title: 'Work type',
    children: (
      <Stack gap={2}>
        <Checkbox label="On site" />
        <Checkbox label="Hybrid" />
        <Checkbox label="Remote" defaultChecked />
      </Stack>
    ),
  },
  parameters: {
    tokens: popoverTokens,
    docs: {
      description: {
        component: `
A small panel beside what opened it; the page goes on working behind.

| Do | Don’t |
|---|---|
| Use it for a few controls that belong to the button | Put a long form into it; that is a page or a drawer |
| Let what is chosen take effect at once | Ask for a decision in it; that is a dialog |

| Key | What it does |
|---|---|
| Enter, Space | On the button: opens and closes it; the focus goes into the popover |
| Tab, Shift + Tab | Moves among its controls, and out of it |
| Escape | Closes it; the focus returns to the button |
`,
      },
    },
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const Large: Story = { args: { open: true, size: 'large' } };
export const LongText: Story = {
  args: {
    open: true,
    title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft. '.repeat(20),
  },
};
export const Pressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Work type' }));
    await expect(await screen.findByRole('dialog', { name: 'Work type' })).toBeVisible();
  },
};
