import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { Disclosure } from './disclosure.tsx';
import { disclosureTokens } from './disclosure.tokens.ts';

const meta = {
  title: 'Display/Disclosure',
  component: Disclosure,
  args: {
    summary: 'What happens after I apply?',
    children: <p>We read your application and answer within two weeks.</p>,
  },
  // what react-docgen does not see in a union of types
  argTypes: {
    open: { control: 'boolean', description: 'Whether it is open; controlled.' },
    defaultOpen: { control: 'boolean', description: 'Whether it is open at first.' },
  },
  parameters: {
    tokens: disclosureTokens,
    docs: {
      description: {
        component: `
Keeps what only some readers need behind a line that says what it is. It is a native \`<details>\`, so it works before and
without script, and find-in-page opens it.

| Do | Don’t |
|---|---|
| Say in the summary what is inside | “More” |
| Leave what most people need in view | Hide errors or required fields |
| Give several one \`name\` where one at a time is open | Nest them |

| Key | What it does |
|---|---|
| Tab | Moves to the summary |
| Enter, Space | Opens or closes it |
`,
      },
    },
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  render: ({ children }) => (
    <Stack>
      <Disclosure summary="Closed">{children}</Disclosure>
      <Disclosure summary="Open" defaultOpen>
        {children}
      </Disclosure>
      <Disclosure summary="With a heading" headingLevel={2} defaultOpen>
        {children}
      </Disclosure>
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    defaultOpen: true,
    summary: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz: was geschieht danach?',
    children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  },
  globals: { viewport: { value: 'mobile1' } },
};
