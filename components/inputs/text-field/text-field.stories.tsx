import type { Meta, StoryObj } from '@storybook/react-vite';
import { InfoIcon } from '../../display/icon/icon.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { TextField } from './text-field.tsx';
import { textFieldTokens } from './text-field.tokens.ts';

const meta = {
  title: 'Inputs/Text field',
  component: TextField,
  args: { label: 'Email' },
  parameters: {
    tokens: textFieldTokens,
    docs: {
      description: {
        component: `
One line of text with its label, help and error. Works uncontrolled with react-hook-form: \`<TextField label="Email" {...register('email')} />\`.

| Do | Don’t |
|---|---|
| Keep the label in view | Use a placeholder as the label: it goes when people type |
| Say in \`description\` what is expected, before anything is wrong | Explain the format in the error only |
| Say in \`error\` how to put it right: “Enter an email address such as name@example.com” | “Invalid input” |
| Set \`autoComplete\`, so that browsers fill it in | Turn off what helps people type less |

| Key | What it does |
|---|---|
| Tab | Moves to the field |
| Enter | Submits the form |
| Escape | Empties a field of type \`search\` |
`,
      },
    },
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { type: 'email', autoComplete: 'email' } };
export const Description: Story = { args: { description: 'We answer to this address.' } };
export const Required: Story = { args: { required: true, autoComplete: 'email' } };
export const WithError: Story = {
  args: {
    defaultValue: 'ada@',
    description: 'We answer to this address.',
    error: 'Enter an email address such as name@example.com',
  },
};
export const Prefix: Story = { args: { label: 'Website', type: 'url', prefix: 'https://' } };
export const WithIcon: Story = {
  args: { label: 'Job title or skill', labelHidden: true, type: 'search', icon: <InfoIcon /> },
};
export const States: Story = {
  render: () => (
    <Stack>
      <TextField label="Empty" placeholder="name@example.com" />
      <TextField label="Disabled" defaultValue="ada@example.com" disabled />
      <TextField label="Read only" defaultValue="ada@example.com" readOnly />
      <TextField label="Disabled with an error" error="It is gone" disabled />
    </Stack>
  ),
};
export const Sizes: Story = {
  render: () => (
    <Stack>
      <TextField label="Small" size="small" />
      <TextField label="Medium" size="medium" />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    description: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    error: 'Kraftfahrzeughaftpflichtversicherungsbescheinigungsnummernüberprüfungsfehler',
  },
  globals: { viewport: { value: 'mobile1' } },
};
