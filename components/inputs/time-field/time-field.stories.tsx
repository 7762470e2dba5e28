import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { LocaleProvider } from '../../messages/locale.tsx';
import { TimeField } from './time-field.tsx';
import { timeFieldTokens } from './time-field.tokens.ts';

const meta = {
  title: 'Inputs/Time field',
  component: TimeField,
  args: { label: 'Start of the interview' },
  parameters: {
    tokens: timeFieldTokens,
    docs: {
      description: {
        component: `
A time of the day, in the 12 or 24 hours that the language counts. Forms get it as \`09:30\`, without a time zone: say in
\`description\` where it holds. Works with react-hook-form: \`<TimeField label="Start" {...register('start')} />\`.

| Do | Don’t |
|---|---|
| Say whose time it is: “In Zurich” | Ask for a time out of a handful; offer those as choices |
| Give \`min\` and \`max\`, and say them in \`description\` | Ask for a duration in it |

| Key | What it does |
|---|---|
| Digits | Fill the part; a full one passes the focus on |
| A, P | Before and after noon, in English |
| Arrow up, arrow down | One more or less |
| Page up, page down | A larger step |
| Home, End | The least and the greatest of the part |
| Arrow left, arrow right, Tab | To the part beside |
| Backspace | Empties the part, then goes to the one before |
`,
      },
    },
  },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Stack>
      <TimeField label="Empty" description="In Zurich, from 8:00 am." required />
      <TimeField label="Small" size="small" defaultValue="09:30" />
      <TimeField label="With an error" defaultValue="23:30" error="Enter a time before 6:00 pm" />
      <TimeField label="Disabled" disabled defaultValue="09:30" />
      <TimeField label="Read only" readOnly defaultValue="09:30" />
      <LocaleProvider locale="de-CH">
        <TimeField label="In 24 hours" defaultValue="21:30" />
      </LocaleProvider>
      <LocaleProvider locale="ar-EG">
        <TimeField label="In Arabic digits" defaultValue="21:30" />
      </LocaleProvider>
      <TimeField
        label="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
        description="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
      />
    </Stack>
  ),
};
