import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { LocaleProvider } from '../../messages/locale.tsx';
import { DateField } from './date-field.tsx';
import { dateFieldTokens } from './date-field.tokens.ts';

const meta = {
  title: 'Inputs/Date field',
  component: DateField,
  args: { label: 'Date of birth' },
  parameters: {
    tokens: dateFieldTokens,
    docs: {
      description: {
        component: `
A date that people know by heart, typed part by part in the order, the digits and the calendar of their language. Forms get it
as \`2026-11-22\`, without a time and so without a time zone. Works with react-hook-form:
\`<DateField label="Date of birth" {...register('born')} />\`.

| Do | Don’t |
|---|---|
| Ask for dates that people remember: a birthday, the day a permit ends | Ask for a day that people look for in a calendar; that is a date picker |
| Say in \`description\` which days are welcome, and in \`error\` how to put it right | Leave a date outside of \`min\` and \`max\` without an error |
| Ask for a month alone where nobody remembers the day | Make people invent a day |

| Key | What it does |
|---|---|
| Digits | Fill the part; a full one passes the focus on |
| Arrow up, arrow down | One more or less; an empty part starts today |
| Page up, page down | A larger step |
| Home, End | The least and the greatest of the part |
| Arrow left, arrow right, Tab | To the part beside |
| Ctrl + V, ⌘ + V | Spreads a day over the parts: \`2026-11-22\`, or as the language writes it |
| Backspace | Empties the part, then goes to the one before |
`,
      },
    },
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: 'As in your passport.' } };
export const States: Story = {
  render: () => (
    <Stack>
      <DateField label="Required, with a date" required defaultValue="1998-03-04" />
      <DateField label="Small" size="small" defaultValue="1998-03-04" />
      <DateField label="With an error" defaultValue="1898-03-04" error="Enter a date after 1900" />
      <DateField label="Outside of its range" defaultValue="1898-03-04" min="1900-01-01" />
      <DateField label="Disabled" disabled defaultValue="1998-03-04" />
      <DateField label="Read only" readOnly defaultValue="1998-03-04" />
    </Stack>
  ),
};
export const Languages: Story = {
  render: () => (
    <Stack>
      <LocaleProvider locale="de-CH">
        <DateField label="In Switzerland" defaultValue="2026-11-22" />
      </LocaleProvider>
      <LocaleProvider locale="ar-EG">
        <DateField label="In Arabic digits" defaultValue="2026-11-22" />
      </LocaleProvider>
      <LocaleProvider locale="th-TH">
        <DateField label="In the Buddhist calendar" defaultValue="2026-11-22" />
      </LocaleProvider>
      <LocaleProvider locale="ja-JP-u-ca-japanese">
        <DateField label="With an era" defaultValue="2026-11-22" />
      </LocaleProvider>
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
