import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '../../actions/button/button.tsx';
import { SearchIcon } from '../../display/icon/icon.tsx';
import { Tooltip } from './tooltip.tsx';
import { tooltipTokens } from './tooltip.tokens.ts';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'In titles, skills and descriptions',
    children: <Button icon={<SearchIcon />}>Search</Button>,
  },
  parameters: {
    tokens: tooltipTokens,
    docs: {
      description: {
        component: `
A few more words about what has the focus or the pointer. It stays while the pointer moves onto it, and Escape hides it.

| Do | Don’t |
|---|---|
| Explain what a control does, in a few words | Say there what people need to know: on a phone nobody sees it |
| Give an icon button its name by \`label\` | Name a button by its tooltip |

| Key | What it does |
|---|---|
| Tab | Shows it with the focus |
| Escape | Hides it; the focus stays |
`,
      },
    },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Focused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  },
};
export const LongText: Story = {
  args: { text: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(3) },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  },
};
