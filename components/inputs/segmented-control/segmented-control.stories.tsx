import type { Meta, StoryObj } from '@storybook/react-vite';
import { MenuIcon, PinIcon } from '../../display/icon/icon.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { segmentedControlTokens } from './segmented-control.tokens.ts';

const views = [
  { value: 'list', label: 'List', icon: <MenuIcon /> },
  { value: 'map', label: 'Map', icon: <PinIcon /> },
];
const pay = [
  { value: 'hour', label: 'Hour' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year' },
  { value: 'task', label: 'Task', disabled: true },
];

const meta = {
  title: 'Inputs/Segmented control',
  component: SegmentedControl,
  args: { label: 'View', labelHidden: true, segments: views, defaultValue: 'list' },
  parameters: {
    tokens: segmentedControlTokens,
    docs: {
      description: {
        component: `
One of a few short options, side by side in one bar: another view of the same things, or another unit. It takes effect at
once.

| Do | Don’t |
|---|---|
| Use one or two words for each of two to five options | Wrap sentences: use a radio group |
| Choose one at first | Use it to move between pages or panels: those are links and tabs |
| Put words beside icons | Count on icons alone |

| Key | What it does |
|---|---|
| Tab | Moves to the chosen segment |
| Arrow keys | Choose the next or previous segment |
`,
      },
    },
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  render: () => (
    <Stack>
      <SegmentedControl label="Pay per" segments={pay} defaultValue="month" description="Before taxes." />
      <SegmentedControl label="Small" segments={pay} defaultValue="hour" size="small" />
      <SegmentedControl label="As wide as its container" segments={pay} defaultValue="year" fullWidth />
      <SegmentedControl
        label="With an error"
        segments={pay}
        defaultValue="hour"
        error="We do not pay by the hour"
      />
      <SegmentedControl label="Disabled" segments={views} defaultValue="map" disabled />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    defaultValue: 'a',
    segments: [
      { value: 'a', label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
      {
        value: 'b',
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};
