import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { LocaleProvider } from '../../messages/locale.tsx';
import { DatePicker } from './date-picker.tsx';
import { datePickerTokens } from './date-picker.tokens.ts';

const meta = {
  title: 'Inputs/Date picker',
  component: DatePicker,
  args: { label: 'First day of work' },
  parameters: {
    tokens: datePickerTokens,
    docs: {
      description: {
        component: `
A date that people look for in a calendar: the weekday matters, or what lies around it. It can be typed as in a date field; the
calendar is loaded when it is opened for the first time. Forms get \`2026-11-22\`. Works with react-hook-form:
\`<DatePicker label="First day" {...register('start')} />\`.

| Do | Don’t |
|---|---|
| Ask for a day to come, and say in \`description\` which days are welcome | Ask for a birthday in it; a date field is quicker |
| Give \`min\` and \`max\`, which the calendar keeps to | Block days in \`isUnavailable\` without telling why |

| Key | What it does |
|---|---|
| Digits, arrows in the field | As in a date field |
| Alt + arrow down; Enter, Space on the button | Opens the calendar, at the chosen day or today |
| Arrow keys | A day or a week back or on |
| Home, End | To the first and the last day of the month |
| Page up, page down | A month back or on; with Shift a year |
| Enter, Space | Chooses the day and goes back to the button |
| Tab, Shift + Tab | To the months, the years and the steps |
| Escape | Closes the calendar and goes back to the button |
`,
      },
    },
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const noWeekends = (date: string) => [0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay());

export const Placeholder: Story = { args: { placeholder: 'Select date', format: 'DD.MM.YYYY' } };
export const States: Story = {
  render: () => (
    <Stack>
      <DatePicker label="Empty" description="A working day from 1 December." required />
      <DatePicker label="Small, with a date" size="small" defaultValue="2026-11-22" />
      <DatePicker label="With an error" defaultValue="2026-11-22" error="Choose a working day" />
      <DatePicker label="Disabled" disabled defaultValue="2026-11-22" />
      <DatePicker label="Read only" readOnly defaultValue="2026-11-22" />
      <LocaleProvider locale="ar-EG">
        <DatePicker label="In Arabic digits" defaultValue="2026-11-22" />
      </LocaleProvider>
      <DatePicker
        label="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
        description="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
      />
    </Stack>
  ),
};
export const Open: Story = {
  args: { defaultValue: '2026-11-18', min: '2026-11-05', max: '2027-03-31', isUnavailable: noWeekends },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    // it comes by itself
    const grid = await screen.findByRole('grid', { name: /November 2026/ }, { timeout: 20_000 });
    await expect(grid).toBeVisible();
  },
};
