import type { Meta, StoryObj } from '@storybook/react-vite';
import { LocaleProvider } from '../../messages/locale.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { NumberField } from './number-field.tsx';
import { numberFieldTokens } from './number-field.tokens.ts';

const meta = {
  title: 'Inputs/Number field',
  component: NumberField,
  args: { label: 'Years of experience' },
  parameters: {
    tokens: numberFieldTokens,
    docs: {
      description: {
        component: `
A number, written as people write it in their language: “1,234.5”, “1.234,5” or “١٬٢٣٤٫٥”. Forms get it as \`1234.5\`. Works with
react-hook-form: \`<NumberField label="Salary" {...register('salary', { valueAsNumber: true })} />\`.

| Do | Don’t |
|---|---|
| Ask for what people count or measure | Ask for a phone, card or social security number: those are texts of digits |
| Give \`min\` and \`max\`, and say them in \`description\` | Let people step to a year of birth |
| Leave out the steppers for large numbers | Show decimals where there are none |

| Key | What it does |
|---|---|
| Arrow up, arrow down | One step more or less |
| Page up, page down | Ten steps more or less |
| Home, End | To the least and the greatest number, where there is one |
`,
      },
    },
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { min: 0, max: 60, fractionDigits: 0, description: 'Between 0 and 60.', defaultValue: 3 },
};
export const States: Story = {
  render: () => (
    <Stack>
      <NumberField label="Salary a year" prefix="CHF" step={1000} defaultValue={84_500} required />
      <NumberField label="Small, at its end" size="small" min={0} max={5} defaultValue={5} />
      <NumberField label="With an error" defaultValue={900} max={60} error="Enter a number up to 60" />
      <NumberField label="Without steppers" steppers={false} defaultValue={1_234_567_890.12} />
      <NumberField label="Disabled" defaultValue={3} disabled />
      <NumberField label="Read only" defaultValue={3} readOnly />
      <LocaleProvider locale="ar-EG">
        <NumberField label="In Arabic digits" defaultValue={1234.5} />
      </LocaleProvider>
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    defaultValue: 123_456_789_012,
    error: 'Kraftfahrzeughaftpflichtversicherungsbescheinigungsnummernüberprüfungsfehler',
  },
  globals: { viewport: { value: 'mobile1' } },
};
