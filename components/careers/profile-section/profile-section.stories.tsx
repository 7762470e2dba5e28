import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { TextField } from '../../inputs/text-field/text-field.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { ProfileSection, type ProfileEditing } from './profile-section.tsx';
import { profileSectionTokens } from './profile-section.tokens.ts';

const renderForm = (_: ProfileEditing, close: () => void) => (
  <Stack>
    <TextField label="Role" />
    <TextField label="Employer" />
    <Inline>
      <Button variant="primary" onClick={close}>
        Save
      </Button>
      <Button onClick={close}>Cancel</Button>
    </Inline>
  </Stack>
);
const change = { renderForm, onRemove: () => {}, onMove: () => {} };

const meta = {
  title: 'Careers/Profile section',
  component: ProfileSection,
  args: {
    title: 'Experience',
    empty: 'Where you have worked helps us to find jobs that suit you.',
    entries: [
      {
        id: 'nurse',
        title: 'Research nurse',
        subtitle: 'Meridian Health, Hamburg',
        period: { from: '2020-03', to: 'present' },
        children: 'Trials of phase II and III.',
      },
      { id: 'cook', title: 'Cook', subtitle: 'Loomfield', period: { from: '2014', to: '2019' } },
    ],
  },
  parameters: {
    tokens: profileSectionTokens,
    docs: {
      description: {
        component: `
A part of a profile: its entries, and the forms in which they are edited in place. Dates are as exact as people know them.

| Do | Don’t |
|---|---|
| Save one entry at a time | Put the whole profile into one form |
| Ask in \`mayLeave\` before typed words are lost | Open two forms at once |
| Say in \`empty\` what it is good for | Show an empty box |

| Key | What it does |
|---|---|
| Tab | Moves through “Add” and the buttons of each entry |
| Enter or Space on “Edit” | Opens the form; the focus goes into it, and back when it closes |
| Enter or Space on “Move up” and “Move down” | Moves the entry; the focus stays on the button |
`,
      },
    },
  },
} satisfies Meta<typeof ProfileSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadOnly: Story = {};
export const Editable: Story = { args: { ...change, completeness: 0.6 } };
export const Editing: Story = { args: { ...change, defaultEditing: { id: 'cook' } } };
export const Empty: Story = { args: { renderForm, entries: [], completeness: 0 } };
export const LongText: Story = {
  args: {
    ...change,
    title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    entries: [
      {
        id: 'long',
        title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter',
        subtitle: 'Kraftfahrzeughaftpflichtversicherungsbescheinigungsnummernüberprüfung',
        period: { from: '1970-01-01', to: '2026-12-31' },
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};
