import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';
import { checkboxGroupTokens } from './checkbox-group.tokens.ts';

const departments = [
  { value: 'care', label: 'Patient care', detail: 124 },
  { value: 'research', label: 'Research', detail: 37, description: 'Laboratories and clinical trials' },
  { value: 'kitchen', label: 'Kitchen', detail: 0, disabled: true },
];

const meta = {
  title: 'Inputs/Checkbox group',
  component: CheckboxGroup,
  args: { label: 'Departments', options: departments },
  parameters: {
    tokens: checkboxGroupTokens,
    docs: {
      description: {
        component: `
Any number of a few options. Works uncontrolled with react-hook-form, with an array as its default value:
\`<CheckboxGroup label="Departments" options={departments} {...register('departments')} />\`.

| Do | Don’t |
|---|---|
| Say when several may be ticked and it is not plain: “Tick all that apply” | Limit how many by disabling the rest: say it in \`error\` |
| Offer \`selectAll\` from about five options on | Tick all for people at first |
| Use a combobox for more than a dozen options | Show hundreds of boxes |

| Key | What it does |
|---|---|
| Tab | Moves to the next box |
| Space | Ticks or clears it |
`,
      },
    },
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: 'Tick all that interest you.' } };
export const SelectAll: Story = { args: { selectAll: true, defaultValue: ['care'] } };
export const Row: Story = { args: { direction: 'row' } };
export const Switches: Story = {
  args: { variant: 'switches', defaultValue: ['research'], error: 'Turn on two' },
};
export const States: Story = {
  render: () => (
    <Stack>
      <CheckboxGroup
        label="With an error"
        options={departments}
        selectAll
        required
        error="Tick at least one"
      />
      <CheckboxGroup label="Disabled" options={departments} selectAll defaultValue={['care']} disabled />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    selectAll: true,
    options: [
      {
        value: 'long',
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        description: 'Kraftfahrzeughaftpflichtversicherungsbescheinigungsnummernüberprüfungsfehler',
        detail: '1,000,000',
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};
