import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { Switch } from './switch.tsx';
import { switchTokens } from './switch.tokens.ts';

const meta = {
  title: 'Inputs/Switch',
  component: Switch,
  args: { label: 'Job alerts' },
  // what react-docgen does not see in a type made of another
  argTypes: {
    description: { control: 'text', description: 'Help that stays in view.' },
    error: { control: 'text', description: 'What is wrong and how to put it right; marks it as invalid.' },
  },
  parameters: {
    tokens: switchTokens,
    docs: {
      description: {
        component: `
A setting that is on or off and takes effect at once. The whole row is the target.

| Do | Don’t |
|---|---|
| Name the setting: “Job alerts” | Change the label with the state: “Turn alerts on” |
| Save it when it is pressed, and say in \`error\` when that failed | Wait for a button: that is a checkbox’s work |
| Use it for what people may leave as it is | Use it for consent, or for what is required |

| Key | What it does |
|---|---|
| Tab | Moves to the switch |
| Space | Turns it on or off |
`,
      },
    },
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: 'At most one email a day.' } };
export const States: Story = {
  render: () => (
    <Stack gap={2}>
      <Switch label="On" defaultChecked />
      <Switch label="Off and disabled" disabled />
      <Switch label="On and disabled" disabled defaultChecked description="Your employer decides." />
      <Switch label="With an error" error="It was not saved. Try once more." />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    description: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    defaultChecked: true,
  },
  globals: { viewport: { value: 'mobile1' } },
};
