import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarIcon, PinIcon, ViewIcon } from '../../display/icon/icon.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { ToggleGroup } from './toggle-group.tsx';
import { toggleGroupTokens } from './toggle-group.tokens.ts';

const views = [
  { value: 'list', label: 'List', icon: <ViewIcon /> },
  { value: 'map', label: 'Map', icon: <PinIcon /> },
  { value: 'calendar', label: 'Calendar', icon: <CalendarIcon /> },
];
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => ({
  value: day,
  label: day,
  disabled: day === 'Wednesday',
}));

const meta = {
  title: 'Actions/Toggle group',
  component: ToggleGroup,
  args: { label: 'View', options: views, defaultValue: 'list' },
  // what react-docgen does not see in a union of types
  argTypes: {
    selection: {
      control: false,
      description: 'One or any number.',
      table: { defaultValue: { summary: 'single' } },
    },
    value: { control: false, description: 'What is on, when the owner keeps it.' },
    defaultValue: { control: false, description: 'What is on at first, when the component keeps it.' },
  },
  parameters: {
    tokens: toggleGroupTokens,
    docs: {
      description: {
        component: `
Buttons of which one, or any number, is on; what they change is seen at once.

| Do | Don’t |
|---|---|
| Two to five short options: List, Map | Long lists: use a \`Select\` |
| Use it for how a page looks | Ask for answers in a form: use radio buttons or checkboxes |
| \`Tabs\` where each option has a panel of its own | Lead to another page |

| Key | What it does |
|---|---|
| Tab | Moves to the one that is on, then past the group |
| Arrow keys | Move to the next or previous, around the ends; where one is on, they turn it on |
| Home, End | Move to the first or last |
| Space, Enter | Turn on; where several are on, also off |
`,
      },
    },
  },
} satisfies Meta<typeof ToggleGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Multiple: Story = {
  render: () => (
    <ToggleGroup label="Days" selection="multiple" options={days} defaultValue={['Monday', 'Friday']} />
  ),
};
export const States: Story = {
  render: () => (
    <Stack>
      <ToggleGroup label="Small" options={views} size="small" defaultValue="map" />
      <ToggleGroup label="None yet" options={days} />
      <ToggleGroup
        label="Long"
        options={[
          { value: 'a', label: 'Rechtsschutzversicherungsgesellschaften und deren Angestellte' },
          {
            value: 'b',
            label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
          },
        ]}
        defaultValue="b"
      />
    </Stack>
  ),
};
