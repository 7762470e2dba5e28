import { defineForm } from '@portico/core/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from './form.tsx';

const application = defineForm({
  sections: [
    {
      title: 'About you',
      items: [
        { name: 'name', type: 'text', label: 'Full name', required: true },
        { name: 'email', type: 'email', label: 'E-mail', required: true, newItem: true },
        {
          name: 'age',
          type: 'number',
          label: 'Years of experience',
          rules: [{ type: 'maxValue', value: 60 }],
        },
        {
          name: 'shift',
          type: 'radio',
          label: 'Which shift suits you?',
          required: true,
          radioOptions: {
            choices: [
              { label: 'Day', value: 'day' },
              { label: 'Night', value: 'night' },
            ],
          },
        },
        {
          name: 'nights',
          type: 'textarea',
          label: 'Have you worked at night before?',
          visibleFn: { field: 'shift', is: ['night'] },
          required: true,
          rules: [{ type: 'maxLength', value: 200 }],
        },
      ],
    },
    {
      title: 'Your work so far',
      items: [
        {
          name: 'jobs',
          type: 'dynamicList',
          label: 'Jobs',
          rules: [
            { type: 'minLength', value: 1 },
            { type: 'maxLength', value: 3 },
          ],
          dynamicListOptions: {
            items: [
              { name: 'title', type: 'text', label: 'Title', required: true },
              {
                name: 'when',
                type: 'dateRange',
                label: 'When',
                dateRangeOptions: { showCurrentCheck: true, disallowFutureStartDate: true },
              },
            ],
          },
        },
        { name: 'start', type: 'date', label: 'When could you begin?', dateOptions: { enableFrom: 0 } },
        { name: 'terms', type: 'checkboxItem', label: 'I have read the terms', required: true },
      ],
    },
  ],
});

const meta = {
  component: Form,
  title: 'Forms/Form',
  args: { definition: application, onSubmit: () => {} },
  parameters: {
    docs: {
      description: {
        component: `
A whole form from one definition: its fields, what has to be answered, what is wrong and where, and what was filled in.

| Do | Don’t |
|---|---|
| Keep the definition outside of components, or memoised | Make a new one at each render: another object is another form |
| Answer \`{ validationErrors }\` where the server finds more | Tell of a field’s mistake above the form |
| Validate with the same functions on the server | Trust what a page sends |
| Keep drafts of what takes longer than a minute | Leave people to find out what was lost |

| Key | What it does |
|---|---|
| Tab, Shift + Tab | Move through the fields and buttons, in the order of the page |
| Enter in a field of text | Does not send the form, which would be too soon |
| Enter, Space on the last button | Sends it, or leads to the first answer that is wrong |
| Enter on a link of the summary | Leads to that answer |
`,
      },
    },
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
    await canvas.findByRole('link', { name: 'Full name is required' });
  },
};
/** The items of a form, each with something more. */
const withAll = (more: { disabled?: true; readonly?: true }) => ({
  sections: application.sections.map((section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, ...more })),
  })),
});
export const Disabled: Story = { args: { definition: withAll({ disabled: true }) } };
export const ReadOnly: Story = { args: { definition: withAll({ readonly: true }) } };
