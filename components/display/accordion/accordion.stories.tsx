import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './accordion.tsx';
import { accordionTokens } from './accordion.tokens.ts';

const meta = {
  title: 'Display/Accordion',
  component: Accordion,
  args: {
    headingLevel: 2,
    items: [
      { id: 'after', summary: 'What happens after I apply?', children: 'We read your application.' },
      { id: 'long', summary: 'How long does it take?', children: 'Two weeks.', defaultOpen: true },
      { id: 'more', summary: 'May I apply for several jobs?', children: 'Yes.' },
    ],
  },
  parameters: {
    tokens: accordionTokens,
    docs: {
      description: {
        component: `
Parts of a page below each other, each behind a heading that opens it. Each is a native \`<details>\`: it works before and
without script, and find-in-page opens it.

| Do | Don’t |
|---|---|
| Choose \`headingLevel\` by the page’s outline | Choose it by its size |
| Let people compare: leave \`exclusive\` off | Close what they read without need |
| Open the part that most people want | Put what everyone needs behind a press |

| Key | What it does |
|---|---|
| Tab, Shift + Tab | Moves to the next or previous heading, or into an open part |
| Enter, Space | Opens or closes the part |
`,
      },
    },
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Exclusive: Story = { args: { exclusive: true } };
export const LongText: Story = {
  args: {
    items: [
      {
        id: 'law',
        summary: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
        children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        defaultOpen: true,
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};
