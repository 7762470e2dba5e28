import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden.tsx';
import { visuallyHiddenTokens } from './visually-hidden.tokens.ts';

const meta = {
  title: 'Layout/Visually hidden',
  component: VisuallyHidden,
  args: { children: ' open positions' },
  parameters: {
    tokens: visuallyHiddenTokens,
    docs: {
      description: {
        component: `
Text for people who listen to the page; it takes no room on the screen.

| Do | Don’t |
|---|---|
| Complete what the eye gets from the surroundings: “124 **open positions**” | Tell listeners more than others get |
| Prefer it to \`aria-label\`: it is translated with the page | Hide something that takes focus |
`,
      },
    },
  },
  render: (args) => (
    <p>
      124
      <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
