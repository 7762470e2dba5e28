import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { Stepper } from './stepper.tsx';
import { stepperTokens } from './stepper.tokens.ts';

const steps = [
  { name: 'Your details', href: '#details' },
  { name: 'Your documents', href: '#documents' },
  { name: 'Questions' },
  { name: 'Check and send' },
];

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: { steps, current: 2 },
  parameters: {
    tokens: stepperTokens,
    docs: {
      description: {
        component: `
The steps of a process: which are done, which is open, which are to come. Up to 600 px of width, a row of steps becomes a line
of text.

| Do | Don’t |
|---|---|
| Three to six steps, with names of one to three words | A step for each question |
| Give \`href\` to steps that people can go back to | Link to steps that they have not come to |
| Set \`error\` where something has to be put right | Let people send first and find out then |

| Key | What it does |
|---|---|
| Tab | Moves to the next step that can be opened |
| Enter | Opens it |
`,
      },
    },
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

const withError = steps.map((step, index) => ({
  ...step,
  description: index === 1 ? 'The file is larger than 5 MB' : 'Takes two minutes',
  error: index === 1,
}));

export const Default: Story = {};
export const States: Story = {
  render: () => (
    <Stack gap={8}>
      <Stepper aria-label="First" steps={steps} current={1} />
      <Stepper aria-label="With an error" steps={withError} current={3} />
      <Stepper aria-label="All done" steps={steps} current={5} />
    </Stack>
  ),
};
export const Vertical: Story = { args: { orientation: 'vertical', steps: withError, current: 3 } };
export const LongText: Story = {
  args: {
    current: 2,
    steps: [
      { name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
      { name: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
      { name: 'Check' },
    ],
  },
};
export const OnPhones: Story = {
  args: { steps: withError },
  globals: { viewport: { value: 'mobile1' } },
};
