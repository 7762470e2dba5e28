import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { SearchField } from './search-field.tsx';
import { searchFieldTokens } from './search-field.tokens.ts';

const meta = {
  title: 'Inputs/Search field',
  component: SearchField,
  args: { label: 'Job title or skill', labelHidden: true, placeholder: 'Job title or skill' },
  parameters: {
    tokens: searchFieldTokens,
    docs: {
      description: {
        component: `
Words to search for. The form around it is the page’s own: give that \`role="search"\`, and search when it is submitted.

| Do | Don’t |
|---|---|
| Say in the label what is searched: “Job title or skill” | Call it “Search” beside another search |
| Search on Enter, or after a pause in typing | Move the focus away when results come |
| Keep what was searched in the field | Empty it after the search |

| Key | What it does |
|---|---|
| Enter | Submits the form |
| Escape | Clears the field |
| Tab | Moves to the clear button, which is there while there is something to clear |
`,
      },
    },
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  render: () => (
    <Stack>
      <SearchField label="Filled" defaultValue="Nurse" description="A title, a skill or a job number." />
      <SearchField label="Small" size="small" defaultValue="Nurse" />
      <SearchField label="With an error" defaultValue="%%%" error="Use letters or digits" required />
      <SearchField label="Disabled" defaultValue="Nurse" disabled />
      <SearchField label="Read only" defaultValue="Nurse" readOnly />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    labelHidden: false,
    defaultValue: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  },
  globals: { viewport: { value: 'mobile1' } },
};
