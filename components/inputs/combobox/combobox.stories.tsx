import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { Combobox } from './combobox.tsx';
import { comboboxTokens } from './combobox.tokens.ts';

const cities = [
  { value: 'bern', label: 'Bern', description: 'Canton of Bern', group: 'Switzerland' },
  { value: 'zurich', label: 'Zürich', description: 'Canton of Zürich', group: 'Switzerland' },
  { value: 'lyon', label: 'Lyon', group: 'France' },
  { value: 'paris', label: 'Paris', group: 'France', disabled: true },
];
const many = Array.from({ length: 10_000 }, (_, index) => ({
  value: String(index),
  label: `Skill ${index + 1}`,
}));
async function openIt({ canvasElement }: { canvasElement: HTMLElement }) {
  await userEvent.click(within(canvasElement).getAllByRole('combobox')[0] ?? canvasElement);
}

const meta = {
  title: 'Inputs/Combobox',
  component: Combobox,
  args: { label: 'City', options: cities },
  parameters: {
    tokens: comboboxTokens,
    docs: {
      description: {
        component: `
One or several of many options, found by typing. Options are at hand, or loaded for what has been typed.

| Do | Don’t |
|---|---|
| Use it from about a dozen options on | Use it for five: a select or radio group shows them all |
| Say what is found in the label: “City” | Take what is no option: that is a text field |
| Tell options of one name apart by \`description\` | Load thousands of options with the page: give \`loadOptions\` |

| Key | What it does |
|---|---|
| Letters | Open the list and narrow it down |
| Arrow down, arrow up | Open the list, and move to the next or previous option |
| Page down, page up | Ten options on or back |
| Enter | Chooses the option; after an error, loads once more |
| Escape | Closes the list; with the list closed, empties the field |
| Alt + arrow down, Alt + arrow up | Opens and closes the list without moving |
| Backspace in an empty field | Removes the last of several choices |
`,
      },
    },
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: 'Where you would like to work.' } };
export const Open: Story = { args: { defaultValue: 'zurich' }, play: openIt };
export const Many: Story = { args: { options: many }, play: openIt };
export const Failed: Story = {
  args: { options: undefined, loadOptions: () => Promise.reject(new Error('offline')) },
  play: async (context) => {
    await openIt(context);
    await within(document.body).findByRole('button', { name: 'Try again' });
  },
};
export const States: Story = {
  render: () => (
    <Stack>
      <Combobox label="Cities" options={cities} multiple defaultValue={['bern', 'lyon']} />
      <Combobox label="With an error" options={cities} error="Choose a city" required />
      <Combobox label="Disabled" options={cities} defaultValue="bern" disabled />
      <Combobox label="Read only" options={cities} multiple defaultValue={['bern']} readOnly />
      <Combobox
        label="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
        multiple
        options={[
          {
            value: 'a',
            label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
          },
        ]}
        defaultValue={['a']}
      />
    </Stack>
  ),
};
