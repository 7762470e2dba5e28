import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './skip-link.tsx';
import { skipLinkTokens } from './skip-link.tokens.ts';

const meta = {
  title: 'Actions/Skip link',
  component: SkipLink,
  args: { target: 'story-main' },
  parameters: {
    tokens: skipLinkTokens,
    docs: {
      description: {
        component: `
The first stop of Tab in a page: it leads past what all pages have in common. It is in view while it has the focus.

| Do | Don’t |
|---|---|
| Put it first in the page, before the navigation | Hide it for good |
| Lead to \`<main id="main">\` | Offer more than two or three of them |

| Key | What it does |
|---|---|
| Tab | Shows the link; once more, hides it and goes on |
| Enter | Moves the focus to the target |
`,
      },
    },
  },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="story-main">
        <p>Press Tab from the top of this page.</p>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Focused: Story = {
  args: { children: 'Skip to the results of your search, past all of its many filters and sections' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
