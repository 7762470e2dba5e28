import { defineForm } from '@portico/core/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormDescription } from './description.tsx';

const definition = defineForm({
  sections: [
    {
      title: 'About you',
      label: 'Application',
      description: 'This is what you told us. To change it, write to the recruiter.',
      items: [
        { name: 'name', type: 'text', label: 'Full name' },
        { name: 'phone', type: 'phone', label: 'Telephone' },
        { name: 'ssn', type: 'ssn', label: 'Social security number' },
        {
          name: 'shifts',
          type: 'checkbox',
          label: 'Shifts that suit you',
          checkboxOptions: {
            choices: [
              { label: 'Day', value: 'day' },
              { label: 'Night', value: 'night' },
            ],
          },
        },
        { name: 'start', type: 'date', label: 'First day' },
        { name: 'remark', type: 'textarea', label: 'Anything else?' },
      ],
    },
    {
      title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
      items: [
        {
          name: 'jobs',
          type: 'dynamicList',
          label: 'Jobs',
          dynamicListOptions: {
            items: [
              { name: 'title', type: 'text', label: 'Title' },
              { name: 'when', type: 'dateRange', label: 'When' },
            ],
          },
        },
        { name: 'stars', type: 'star_rating', label: 'How did you like our site?' },
      ],
    },
  ],
});

const meta = {
  component: FormDescription,
  title: 'Forms/Form description',
  args: {
    definition,
    values: {
      name: 'Ana Novak',
      phone: { callingCode: '+41', number: '0446681800', selectedCountryCode: 'CH' },
      ssn: '123-45-6789',
      shifts: ['day', 'night'],
      start: '2027-01-04',
      jobs: [
        { title: 'Welder', when: { startDate: '2020-02', endDate: '2026-11', isCurrent: true } },
        { title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte', when: null },
      ],
      stars: 4,
    },
  },
  parameters: {
    docs: {
      description: {
        component: `
A form that was filled in, to read: the questions, and the answers as people write them.

| Do | Don’t |
|---|---|
| Show it before sending, and to those who decide | Use a disabled \`Form\` for it |
| Give it what is stored; secrets show their last four characters | Hand it secrets that the reader may not know |

| Key | What it does |
|---|---|
| none | There is nothing to operate |
`,
      },
    },
  },
} satisfies Meta<typeof FormDescription<typeof definition>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { values: {} } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
