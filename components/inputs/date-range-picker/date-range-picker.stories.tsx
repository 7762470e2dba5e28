import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { LocaleProvider } from '../../messages/locale.tsx';
import { DateRangePicker } from './date-range-picker.tsx';
import { dateRangePickerTokens } from './date-range-picker.tokens.ts';

const week = { start: '2026-11-23', end: '2026-11-27' };

const meta = {
  title: 'Inputs/Date range picker',
  component: DateRangePicker,
  args: { label: 'Time of absence' },
  parameters: {
    tokens: dateRangePickerTokens,
    docs: {
      description: {
        component: `
Two days and what lies between them. Both can be typed; the calendar shows two months where there is room, and is loaded when it
is opened for the first time. Forms get two texts such as \`2026-11-22\`, by \`startName\` and \`endName\`.

| Do | Don’t |
|---|---|
| Ask for what has a first and a last day: a stay, a leave, a time to report on | Ask for two days that have nothing to do with each other |
| Offer the usual ranges as \`presets\` | Offer more of them than fit in two lines |
| Give \`min\` and \`max\`, which the calendar keeps to | Block days in \`isUnavailable\` without telling why |

| Key | What it does |
|---|---|
| Digits, arrows in the field | As in a date field |
| Alt + arrow down; Enter, Space on the button | Opens the calendar, at the first day or today |
| Arrow keys | A day or a week back or on |
| Home, End | To the first and the last day of the month |
| Page up, page down | A month back or on; with Shift a year |
| Enter, Space | Chooses the first day, then the last one, and goes back to the button |
| Tab, Shift + Tab | To the ready-made ranges, the months, the years and the steps |
| Escape | Closes the calendar and goes back to the button |
`,
      },
    },
  },
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const noWeekends = (date: string) => [0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay());

export const States: Story = {
  render: () => (
    <Stack>
      <DateRangePicker label="Empty" description="Working days from 1 December." required />
      <DateRangePicker label="Small, with days" size="small" defaultValue={week} />
      <DateRangePicker label="With an error" defaultValue={week} error="Choose five days at most" />
      <DateRangePicker
        label="The last day before the first"
        defaultValue={{ start: week.end, end: week.start }}
      />
      <DateRangePicker label="Disabled" disabled defaultValue={week} />
      <DateRangePicker label="Read only" readOnly defaultValue={week} />
      <LocaleProvider locale="ar-EG">
        <DateRangePicker label="In Arabic digits" defaultValue={week} />
      </LocaleProvider>
      <DateRangePicker
        label="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
        description="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
      />
    </Stack>
  ),
};
export const Open: Story = {
  args: {
    defaultValue: { start: '2026-11-18', end: '2026-12-03' },
    min: '2026-11-05',
    max: '2027-03-31',
    presets: [
      { label: 'This week', range: () => week },
      { label: 'All of December', range: () => ({ start: '2026-12-01', end: '2026-12-31' }) },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    // it comes by itself
    const grid = await screen.findByRole('grid', { name: /December 2026/ }, { timeout: 20_000 });
    await expect(grid).toBeVisible();
  },
};
export const OpenWithoutWeekends: Story = {
  args: { defaultValue: week, isUnavailable: noWeekends },
  play: Open.play,
};
