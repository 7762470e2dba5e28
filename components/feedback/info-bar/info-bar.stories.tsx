import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { InfoBar } from './info-bar.tsx';
import { infoBarTokens } from './info-bar.tokens.ts';

const meta = {
  title: 'Feedback/Info bar',
  component: InfoBar,
  args: { children: 'Applications close on Friday.' },
  // what react-docgen does not see in a union of types
  argTypes: {
    onDismiss: { control: false, description: 'The user wants it gone. Needs `dismissLabel`.' },
    dismissLabel: { control: 'text', description: 'What the cross is called.' },
  },
  parameters: {
    tokens: infoBarTokens,
    docs: {
      description: {
        component: `
A message about the page or about what just happened. Each kind has its own shape, since many people do not see the colour.

| Do | Don’t |
|---|---|
| Set \`live\` when it comes while the page is in use | Set it on messages that are there from the start |
| Use \`alert\` when something went wrong | Shout about good news |
| Say what to do next | Show a code alone |

| Key | What it does |
|---|---|
| Tab | Moves to the action, then to the cross |
| Enter, Space | Presses it |
`,
      },
    },
  },
} satisfies Meta<typeof InfoBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Stack>
      <InfoBar variant="info" title="Good to know">
        Applications close on Friday.
      </InfoBar>
      <InfoBar variant="alert" title="Your file was not sent">
        It is larger than 5 MB. <a href="#help">How to make it smaller</a>
      </InfoBar>
      <InfoBar variant="success">Your application was sent.</InfoBar>
      <InfoBar variant="warning">Your session ends in five minutes.</InfoBar>
    </Stack>
  ),
};
export const Live: Story = { args: { variant: 'alert', live: true, children: 'Your file was not sent.' } };
export const Action: Story = { args: { action: <Button size="small">See similar jobs</Button> } };
export const Dismissible: Story = { args: { onDismiss: () => {}, dismissLabel: 'Dismiss' } };
export const LongText: Story = {
  args: {
    variant: 'warning',
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    onDismiss: () => {},
    dismissLabel: 'Dismiss',
  },
  globals: { viewport: { value: 'mobile1' } },
};
