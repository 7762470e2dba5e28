import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { StickyFooterBar } from './sticky-footer-bar.tsx';
import { stickyFooterBarTokens } from './sticky-footer-bar.tokens.ts';

const meta = {
  title: 'Layout/Sticky footer bar',
  component: StickyFooterBar,
  args: {
    children: (
      <>
        <Button>Save draft</Button>
        <Button variant="primary">Next</Button>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    tokens: stickyFooterBarTokens,
    docs: {
      story: { inline: false, height: '400px' },
      description: {
        component: `
Keeps the actions of a long form or page in view at the bottom of the window. What takes the focus is scrolled clear of it.
In windows lower than 400 px, as at 400 % zoom, it stays at the end of the page.

| Do | Don’t |
|---|---|
| Put it last in the form or page, so that it is read last | Stack two of them |
| Keep to one or two actions | Put messages in it that people need to read in full |

| Key | What it does |
|---|---|
| Tab | Moves to its actions after the rest of the page |
`,
      },
    },
  },
  render: (args) => (
    <main>
      <h1>Apply</h1>
      {Array.from({ length: 30 }, (_, index) => (
        <p key={index}>Question {index + 1}</p>
      ))}
      <StickyFooterBar {...args} />
    </main>
  ),
} satisfies Meta<typeof StickyFooterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Between: Story = {
  args: {
    justify: 'between',
    children: (
      <>
        <span>3 of 12 questions answered</span>
        <Button variant="primary">Next</Button>
      </>
    ),
  },
};
export const LongTextOnPhone: Story = {
  args: { children: <Button>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte</Button> },
  globals: { viewport: { value: 'mobile1' } },
};
