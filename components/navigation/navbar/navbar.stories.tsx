import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../actions/button/button.tsx';
import { TextField } from '../../inputs/text-field/text-field.tsx';
import { Navbar } from './navbar.tsx';
import { navbarTokens } from './navbar.tokens.ts';

const meta = {
  title: 'Navigation/Navbar',
  component: Navbar,
  args: {
    brand: <strong>Meridian Health</strong>,
    label: 'Main',
    menuLabel: 'Menu',
    links: [
      { href: '#jobs', label: 'Jobs', current: true },
      { href: '#teams', label: 'Teams' },
      { href: '#about', label: 'About us' },
    ],
    actions: (
      <Button variant="nav" size="small">
        Log in
      </Button>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    tokens: navbarTokens,
    docs: {
      description: {
        component: `
The bar on top of every page. Inside it the page’s own tokens mean the bar’s colours, so whatever stands in it fits.

| Do | Don’t |
|---|---|
| Mark the open page with \`current\` | Mark two pages |
| Keep to about five links | Put every page into it |
| Pass all props on in \`renderLink\` | Keep some back: the menu would not close |

| Key | What it does |
|---|---|
| Tab | Moves through brand, menu button or links, and actions |
| Enter | Follows a link; opens or closes the menu |
| Space | Opens or closes the menu |
| Escape | Closes the menu; the focus returns to its button |
`,
      },
    },
  },
} satisfies Meta<typeof Navbar>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'mobile1' } };

export const Default: Story = {};
export const Sticky: Story = { args: { sticky: true } };
export const WithoutLinks: Story = { args: { links: [] } };
export const Narrow: Story = { globals: phone };
/** A bar that holds much folds its links in wider windows, too. */
export const FoldsEarly: Story = {
  args: { foldsUpTo: 992 },
  globals: { viewport: { value: 'tablet' } },
};
export const NarrowOpen: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  },
};
/** What stands in the bar takes the bar’s colours without knowing of it. */
export const Context: Story = {
  args: { actions: <TextField label="Search" labelHidden size="small" placeholder="Search" /> },
};
