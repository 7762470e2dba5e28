import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../display/card/card.tsx';
import { SplitView } from './split-view.tsx';
import { splitViewTokens } from './split-view.tokens.ts';

const meta = {
  title: 'Layout/Split view',
  component: SplitView,
  args: {
    label: 'Jobs',
    primary: <Card title="Research nurse">Hamburg</Card>,
    secondary: <Card title="About the job">You care for people in trials.</Card>,
  },
  // what react-docgen does not see in a union of types
  argTypes: {
    size: {
      control: 'number',
      description: 'Per cent of the width that the primary pane takes; controlled.',
    },
    defaultSize: { control: 'number', description: 'Per cent of the width at first.' },
  },
  parameters: {
    tokens: splitViewTokens,
    docs: {
      description: {
        component: `
Two panes beside each other with an edge between them that people move, such as a list and what is chosen from it. In windows
of 992 px and less one of them is in view. It remembers nothing: keep what \`onSizeChange\` says where the page keeps its
settings.

| Do | Don’t |
|---|---|
| Name the separator after the pane at the start | “Drag me” |
| Set \`narrow="secondary"\` once something is chosen, with a way back | Leave people on phones without the other pane |
| Keep \`min\` so wide that the text can be read | Let a pane vanish |

| Key | What it does |
|---|---|
| Tab | Moves to the separator |
| Left, Right | Moves it by 5 per cent |
| Home, End | Moves it as far as it goes |
| Enter | Makes the first pane as small as it gets; once more, as large as it was |
`,
      },
    },
  },
} satisfies Meta<typeof SplitView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Uneven: Story = { args: { defaultSize: 25, min: 10, max: 50 } };
export const Narrow: Story = { args: { narrow: 'secondary' }, globals: { viewport: { value: 'mobile1' } } };
export const LongWords: Story = {
  args: {
    defaultSize: 20,
    primary: <Card title="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz" />,
  },
};
