import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { PhoneField } from './phone-field.tsx';
import { phoneFieldTokens } from './phone-field.tokens.ts';

const meta = {
  title: 'Inputs/Phone field',
  component: PhoneField,
  args: { label: 'Telephone', defaultCountry: 'US' },
  parameters: {
    tokens: phoneFieldTokens,
    docs: {
      description: {
        component: `
A telephone number of any country, written as people write it there and handed on as \`+41446681800\`. What countries allow is
loaded after the page; the field works before. With react-hook-form:
\`<PhoneField {...register('phone', { validate: async (value) => (await isPhoneNumber(value)) || 'Enter a number' })} />\`.

| Do | Don’t |
|---|---|
| Take the country of the job as \`defaultCountry\` | Guess it from the network |
| Say what you call for | Require it when an email will do |
| Take what people paste, in any format | Ask for digits only |

| Key | What it does |
|---|---|
| Tab | Moves to the country, then to the number |
| Letters and arrow keys on the country | Choose another country |
`,
      },
    },
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: 'For interviews only.', defaultValue: '+12125550123' } };
export const States: Story = {
  render: () => (
    <Stack>
      <PhoneField label="Empty and required" defaultCountry="CH" required />
      <PhoneField
        label="With an error"
        defaultCountry="CH"
        defaultValue="04466"
        error="Enter a number such as 044 668 18 00"
      />
      <PhoneField label="Disabled" defaultCountry="CH" defaultValue="+41446681800" disabled />
      <PhoneField label="Read only" defaultCountry="CH" defaultValue="+41446681800" readOnly />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    defaultCountry: 'VC',
    error: 'Kraftfahrzeughaftpflichtversicherungsbescheinigungsnummernüberprüfungsfehler',
  },
  globals: { viewport: { value: 'mobile1' } },
};
