import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { RadioGroup } from './radio-group.tsx';
import { radioGroupTokens } from './radio-group.tokens.ts';

const shifts = [
  { value: 'day', label: 'Day', description: '7:00 to 15:30' },
  { value: 'evening', label: 'Evening', description: '15:00 to 23:30' },
  { value: 'night', label: 'Night', description: '23:00 to 7:30, paid a third more', disabled: true },
];

const meta = {
  title: 'Inputs/Radio group',
  component: RadioGroup,
  args: { label: 'Shift', options: shifts },
  parameters: {
    tokens: radioGroupTokens,
    docs: {
      description: {
        component: `
One of a few options, all in view. Works uncontrolled with react-hook-form:
\`<RadioGroup label="Shift" options={shifts} {...register('shift')} />\`.

| Do | Don’t |
|---|---|
| Show two to six options; more belong into a select or a combobox | Hide the difference between options behind a press |
| Say in each \`description\` what choosing it means | Put links into the description: the whole row is one target |
| Offer “I would rather not say” where people may keep it to themselves | Choose for them what they should think about |

| Key | What it does |
|---|---|
| Tab | Moves to the chosen option, or to the first |
| Arrow keys | Choose the next or previous option |
| Space | Chooses the option in focus |
`,
      },
    },
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 'day', description: 'You can change it later.' } };
export const Cards: Story = { args: { variant: 'cards', defaultValue: 'evening' } };
export const Row: Story = {
  args: { direction: 'row', options: shifts.map(({ value, label }) => ({ value, label })) },
};
export const States: Story = {
  render: () => (
    <Stack gap={6}>
      <RadioGroup label="With an error" options={shifts} required error="Choose a shift" />
      <RadioGroup label="Disabled" options={shifts} defaultValue="day" disabled />
      <RadioGroup label="Cards with an error" options={shifts} variant="cards" error="Choose a shift" />
      <RadioGroup label="Hidden" labelHidden options={shifts.map(({ value, label }) => ({ value, label }))} />
    </Stack>
  ),
};
export const LongText: Story = {
  render: () => {
    const options = [
      {
        value: 'long',
        label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
        description: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      },
      { value: 'short', label: 'Ei' },
    ];
    return (
      <Stack>
        <RadioGroup label="Rows" options={options} defaultValue="long" />
        <RadioGroup label="Cards" options={options} defaultValue="long" variant="cards" />
      </Stack>
    );
  },
  globals: { viewport: { value: 'mobile1' } },
};
