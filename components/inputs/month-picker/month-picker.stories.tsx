import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { LocaleProvider } from '../../messages/locale.tsx';
import { MonthPicker } from './month-picker.tsx';
import { monthPickerTokens } from './month-picker.tokens.ts';

const range = { min: '1960-01', max: '2026-11' } as const;

const meta = {
  title: 'Inputs/Month picker',
  component: MonthPicker,
  args: { label: 'Start of the job', ...range },
  parameters: {
    tokens: monthPickerTokens,
    docs: {
      description: {
        component: `
A month of a year, for what people remember no day of: jobs, schools, certificates. Forms get it as \`2026-11\`. Works with
react-hook-form: \`<MonthPicker label="Start" min="1960-01" max={thisMonth} {...register('start')} />\`.

| Do | Don’t |
|---|---|
| Ask for the months of a resume | Ask for a month where the day matters |
| Offer “I work here now” beside the end, and hide the end then | Ask for an end that is still to come |
| Give as few years as can be meant | Read today’s date while the page renders; take it from the server |

| Key | What it does |
|---|---|
| Tab, Shift + Tab | Moves to the next or previous list |
| Arrow up, arrow down | The month or year beside |
| Letters, digits | Find a month or a year |
`,
      },
    },
  },
} satisfies Meta<typeof MonthPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Stack>
      <MonthPicker {...range} label="Empty" description="As on your certificate." required />
      <MonthPicker {...range} label="Small" size="small" defaultValue="2019-03" />
      <MonthPicker {...range} label="With an error" defaultValue="2026-11" error="Choose a month before" />
      <MonthPicker {...range} label="Disabled" disabled defaultValue="2019-03" />
      <LocaleProvider locale="ar-EG">
        <MonthPicker {...range} label="In Arabic digits" defaultValue="2019-03" />
      </LocaleProvider>
      <LocaleProvider locale="ja-JP">
        <MonthPicker {...range} label="The year first" defaultValue="2019-03" />
      </LocaleProvider>
      <MonthPicker
        {...range}
        label="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
        description="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
      />
    </Stack>
  ),
};
