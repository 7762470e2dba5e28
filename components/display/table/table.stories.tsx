import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table, type TableColumn, type TableProps } from './table.tsx';
import { tableTokens } from './table.tokens.ts';

type Job = { id: string; title: string; place: string; applicants: number };

const jobs: readonly Job[] = [
  { id: '1', title: 'Research nurse', place: 'Hamburg', applicants: 12 },
  { id: '2', title: 'Data scientist', place: 'Québec', applicants: 1234 },
  { id: '3', title: 'Pilot', place: 'Cairo', applicants: 7 },
];
const columns: readonly TableColumn<Job>[] = [
  {
    id: 'title',
    header: 'Job',
    rowHeader: true,
    cell: ({ id, title }) => <a href={`#${id}`}>{title}</a>,
    sortable: true,
    compare: (a, b) => a.title.localeCompare(b.title),
  },
  { id: 'place', header: 'Place', cell: ({ place }) => place },
  {
    id: 'applicants',
    header: 'Applicants',
    align: 'end',
    cell: ({ applicants }) => applicants.toLocaleString('en-US'),
    sortable: true,
    compare: (a, b) => a.applicants - b.applicants,
  },
];

const meta = {
  title: 'Display/Table',
  component: Table,
  args: { caption: 'Open jobs', columns, rows: jobs, rowKey: ({ id }) => id },
  // what react-docgen does not see in a union of types
  argTypes: {
    sort: { control: 'object', description: 'The order; controlled. `null` is none.' },
    defaultSort: { control: 'object', description: 'The order at first.' },
  },
  parameters: {
    tokens: tableTokens,
    docs: {
      description: {
        component: `
Many things with the same facts. In windows of 600 px and less each row is a card of facts with their names, by style alone.
Columns with \`compare\` are sorted here; those without it where the rows come from, on \`onSortChange\`.

| Do | Don’t |
|---|---|
| Mark the column that names the rows with \`rowHeader\` | Use a table for layout |
| Align numbers at the end | Put more than six columns on a page |
| Say in \`empty\` what people can do | Show a head without rows |

| Key | What it does |
|---|---|
| Tab | Moves to the headers that sort, then to links and buttons in the rows |
| Enter, Space | Sorts by that column, and the other way round when it is sorted already |
`,
      },
    },
  },
} satisfies Meta<TableProps<Job>>;

export default meta;
type Story = StoryObj<TableProps<Job>>;

export const Default: Story = { args: { defaultSort: { column: 'title', direction: 'ascending' } } };
export const Empty: Story = {
  args: { rows: [], captionHidden: true, empty: 'No open jobs. We will tell you when there are some.' },
};
export const LongWords: Story = {
  args: {
    rows: [
      {
        id: '1',
        title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
        place: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        applicants: 1_234_567_890,
      },
      ...jobs.slice(1),
    ],
    defaultSort: { column: 'applicants', direction: 'descending' },
  },
};
export const Phone: Story = {
  args: { defaultSort: { column: 'applicants', direction: 'ascending' } },
  globals: { viewport: { value: 'mobile1' } },
};
