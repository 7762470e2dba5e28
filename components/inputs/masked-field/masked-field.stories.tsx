import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { MaskedField } from './masked-field.tsx';
import { maskedFieldTokens } from './masked-field.tokens.ts';

const meta = {
  title: 'Inputs/Masked field',
  component: MaskedField,
  args: { label: 'Social security number', kind: 'ssn' },
  parameters: {
    tokens: maskedFieldTokens,
    docs: {
      description: {
        component: `
A secret number in groups of digits, hidden until people ask to see it. Forms get the digits without separators. Works with
react-hook-form: \`<MaskedField kind="ssn" label="Social security number" {...register('ssn')} />\`.

| Do | Don’t |
|---|---|
| Say what it is needed for, and who sees it | Ask for it before an offer |
| Say in \`error\` how many digits there are | Keep it in a draft, an address or a log |

| Key | What it does |
|---|---|
| Digits | Are grouped while they are typed |
| Tab | Moves to the button that shows and hides them |
`,
      },
    },
  },
} satisfies Meta<typeof MaskedField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: 'For your tax form. Only payroll sees it.' } };
export const States: Story = {
  render: () => (
    <Stack>
      <MaskedField label="Social insurance number" kind="sin" value="123456789" required />
      <MaskedField label="With an error" kind="ssn" value="1234" error="Enter all nine digits" />
      <MaskedField label="Disabled" kind="ssn" value="123456789" disabled />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    error: 'Kraftfahrzeughaftpflichtversicherungsbescheinigungsnummernüberprüfungsfehler',
  },
  globals: { viewport: { value: 'mobile1' } },
};
