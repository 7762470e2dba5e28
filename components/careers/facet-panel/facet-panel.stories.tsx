import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../overlays/sheet/sheet.tsx';
import { FacetPanel } from './facet-panel.tsx';
import { facetPanelTokens } from './facet-panel.tokens.ts';
import type { Facet } from './facets.ts';

const facets: readonly Facet[] = [
  {
    type: 'multiple',
    name: 'filter_department',
    label: 'Department',
    options: [
      'Care',
      'Research',
      'IT',
      'Kitchen',
      'Law',
      'Sales',
      'Teaching',
      'Logistics',
      'Security',
      'Art',
    ].map((label, index) => ({ value: label, label, count: 1200 - index * 133 })),
  },
  {
    type: 'single',
    name: 'filter_time',
    label: 'Working time',
    options: [
      { value: 'full', label: 'Full time', count: 800 },
      { value: 'part', label: 'Part time', count: 12 },
      { value: 'none', label: 'By the hour', count: 0 },
    ],
  },
  {
    type: 'range',
    name: 'filter_pay',
    label: 'Pay a year',
    min: 20_000,
    max: 120_000,
    step: 5000,
    format: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
  },
  { type: 'toggle', name: 'filter_recent', label: 'Posted in the last 7 days', count: 93 },
];

const meta = {
  title: 'Careers/Facet panel',
  component: FacetPanel,
  args: {
    facets,
    count: 1234,
    action: '#search',
    sheet: Sheet,
    onValueChange: () => {},
    defaultValue: { filter_department: ['Care', 'Security'], filter_time: ['part'] },
  },
  parameters: {
    tokens: facetPanelTokens,
    docs: {
      description: {
        component: `
What a search can be narrowed down by. It is a plain form that works before script; with it, each choice is applied at once. Up to
992 px a button opens the same in the sheet that it is given. Options stay where they are while their counts change.

| Do | Don’t |
|---|---|
| Put the facets first that most people use | Show a facet that has one option |
| Keep options at 0, so that people see why they are out | Let the list jump while somebody chooses |
| Say in \`rejected\` what the server did not understand | Drop a filter silently |

| Key | What it does |
|---|---|
| Tab | Moves through groups, options and buttons |
| Enter or Space on a group’s name | Opens or closes it |
| Space | Ticks an option |
| Arrow keys | Choose among single options; move the ends of a range |
| Enter in the search of a group that takes words of one’s own | Adds them |
| Escape | Empties the search in a group; closes the sheet |
`,
      },
    },
  },
} satisfies Meta<typeof FacetPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const PlainForm: Story = { args: { onValueChange: undefined, defaultValue: {} } };
export const Rejected: Story = {
  args: { facets: facets.slice(1).map((facet) => ({ ...facet, rejected: true })), count: 0 },
};
export const Loading: Story = { args: { facets: [], loading: true } };
export const LongText: Story = {
  args: {
    facets: [
      {
        type: 'multiple',
        name: 'law',
        label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
        options: [
          { value: 'a', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', count: 123_456_789 },
        ],
      },
    ],
    defaultValue: { law: ['a'] },
  },
};
/** Words that are no option can be chosen, too. */
export const FreeText: Story = {
  args: {
    facets: [
      {
        type: 'multiple',
        name: 'skill',
        label: 'Skill',
        freeText: true,
        options: [
          { value: 'JavaScript', label: 'JavaScript', count: 12 },
          { value: 'script', label: 'script', count: 14 },
        ],
      },
    ],
    defaultValue: { skill: ['script'] },
  },
};
/** Of more than a hundred in view, only those around the view are mounted. */
export const Thousands: Story = {
  args: {
    facets: [
      {
        type: 'multiple',
        name: 'city',
        label: 'City',
        options: Array.from({ length: 5000 }, (_, index) => ({
          value: `c${index}`,
          label: `City ${index + 1}`,
          count: 5000 - index,
        })),
      },
    ],
    defaultValue: {},
  },
};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
