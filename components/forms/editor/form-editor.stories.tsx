import { defineForm, type FormDefinition } from '@portico/core/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { everyType } from './every-type.ts';
import { FormEditor } from './form-editor.tsx';
import { formEditorTokens } from './form-editor.tokens.ts';

const application = defineForm({
  sections: [
    {
      title: 'About you',
      items: [
        { name: 'name', type: 'text', label: 'Full name', required: true },
        { name: 'email', type: 'email', label: 'E-mail', required: true },
        {
          name: 'shift',
          type: 'radio',
          label: 'Which shift suits you?',
          radioOptions: {
            choices: [
              { label: 'Day', value: 'day' },
              { label: 'Night', value: 'night' },
            ],
          },
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
          dynamicListOptions: {
            items: [
              { name: 'title', type: 'text', label: 'Title', required: true },
              { name: 'when', type: 'dateRange', label: 'When' },
            ],
          },
        },
        { name: 'terms', type: 'checkboxItem', label: 'I have read the terms', required: true },
      ],
    },
  ],
});

const meta: Meta<typeof FormEditor> = {
  component: FormEditor,
  title: 'Forms/Form editor',
  args: { definition: application, version: 1, onSave: async () => ({ version: 2 }) },
  parameters: {
    tokens: formEditorTokens,
    docs: {
      story: { inline: false, height: '800px' },
      description: {
        component: `
Where HR people build a form: its sections and fields, the options of one, and beside them how it will look. Every change can be
undone, fifty steps back, and is saved by itself.

| Do | Don’t |
|---|---|
| Give it the whole width of a page of its own | Put it into a dialog: on phones its options are one already |
| Reject \`onSave\` with \`{ conflict }\` when somebody else has saved meanwhile | Let the last one who saves win |
| Hand \`onUnsavedChange\` to the app’s router | Save on a button beside it as well |
| Give another form another \`key\` | Swap \`definition\` while people edit |

| Key | What it does |
|---|---|
| Tab | Moves through the list, then to the options |
| Enter on a field or section | Opens its options, with the focus there |
| Escape among the options | Leads back to the field they are about |
| Alt + arrow up, Alt + arrow down | Moves the field or section; its buttons do the same |
| Enter on “Move to section…” of the chosen field | Lists the other sections; the field goes to the end of the one that is chosen |
| Ctrl + Z, ⌘ + Z | Undoes the last step |
| Ctrl + Shift + Z, Ctrl + Y, ⌘ + Shift + Z | Does it again |
| Escape while dragging | Leaves everything as it was |
`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof FormEditor>;

const open =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: `Edit ${name}` }));
  };
const changeSomething: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  // in view once the pointer is over its item
  canvas.getByRole('button', { name: 'Duplicate Full name' }).click();
  await canvas.findByText('Not saved');
};

export const Default: Story = { play: open('Which shift suits you?') };
export const Empty: Story = { args: { definition: { sections: [] } } };
/** One item of each type there is. */
export const EveryType: Story = { args: { definition: everyType }, play: open('A dynamicList') };
/** Each mistake stands at its item and beside the option that it is about. */
export const WithMistakes: Story = {
  args: {
    definition: {
      sections: [
        {
          title: 'About you',
          items: [
            { name: 'city', type: 'text', label: 'City', rules: [{ type: 'regex', value: '(' }] },
            {
              name: 'city',
              type: 'number',
              label: 'City again',
              visibleFn: { field: 'gone', isFilledIn: true },
            },
          ],
        },
      ],
    },
  },
  play: open('City again'),
};
const theirs: FormDefinition = {
  sections: [{ title: 'About you', items: [{ name: 'name', type: 'text', label: 'Your name' }] }],
};
/** Somebody else has saved meanwhile: what differs, and which of the two stays. */
export const ConflictOfTwo: Story = {
  args: {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as the editor asks for it
    onSave: () => Promise.reject({ conflict: { definition: theirs, version: 7 } }),
  },
  play: changeSomething,
};
export const SavingFailed: Story = {
  args: { onSave: () => Promise.reject(new Error('offline')) },
  play: changeSomething,
};
/** From right to left, in its own Arabic. */
export const Arabic: Story = { globals: { locale: 'ar', direction: 'rtl' } };
