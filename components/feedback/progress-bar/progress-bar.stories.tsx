import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { progressBarTokens } from './progress-bar.tokens.ts';

const meta = {
  title: 'Feedback/Progress bar',
  component: ProgressBar,
  args: { label: 'Sending your files', value: 40 },
  // what react-docgen does not see in a union of types
  argTypes: {
    value: { control: 'number', description: 'From 0 to `max`; without it, nobody knows how far it is.' },
    max: {
      control: 'number',
      description: 'What all of it is.',
      table: { defaultValue: { summary: '100' } },
    },
    valueText: { control: 'text', description: 'How far it is, in words. Otherwise the percentage.' },
  },
  parameters: {
    tokens: progressBarTokens,
    docs: {
      description: {
        component: `
How far something is that takes time.

| Do | Don’t |
|---|---|
| Say what is counted, where people know it: “3 of 5 files” | Make up how far it is |
| Leave out \`value\` while it is not known | Go backwards |
| Use the stepper of a form for what people do themselves | Show it for less than a second |

| Key | What it does |
|---|---|
| none | It takes no focus |
`,
      },
    },
  },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  render: () => (
    <Stack>
      <ProgressBar label="Not begun" value={0} />
      <ProgressBar label="Files" value={3} max={5} valueText="3 of 5 files" />
      <ProgressBar label="Done" value={100} />
      <ProgressBar label="Reading your résumé" />
      <ProgressBar label="Out of sight" labelHidden value={70} />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    value: 123_456_789,
    max: 999_999_999,
    valueText: '123,456,789 of 999,999,999 entries of the register',
  },
  globals: { viewport: { value: 'mobile1' } },
};
