import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/inline/inline.tsx';
import { SavedToggle } from './saved-toggle.tsx';
import { savedToggleTokens } from './saved-toggle.tokens.ts';

const meta = {
  title: 'Careers/Saved toggle',
  component: SavedToggle,
  args: { title: 'Registered nurse' },
  parameters: {
    tokens: savedToggleTokens,
    docs: {
      description: {
        component: `
Puts a job by, and takes it back. It shows at once what was asked for; \`pending\` holds further presses until the server
has answered. Its name stays “Save …”, and its state says whether it is.

| Do | Don’t |
|---|---|
| Set \`saved\` back when the server refuses, and say why in a toast | Wait for the server before the bookmark fills |
| Give it the job’s title: lists have many of them | Use it for anything but saving |

| Key | What it does |
|---|---|
| Tab | Moves to the bookmark |
| Enter, Space | Saves, or takes it back |
`,
      },
    },
  },
} satisfies Meta<typeof SavedToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  render: () => (
    <Inline gap={4}>
      {(['icon', 'text'] as const).flatMap((variant) =>
        (['medium', 'small'] as const).map((size) => (
          <Inline key={`${variant} ${size}`}>
            <SavedToggle variant={variant} size={size} title={`a job (${variant}, ${size})`} />
            <SavedToggle
              variant={variant}
              size={size}
              defaultSaved
              title={`a kept job (${variant}, ${size})`}
            />
            <SavedToggle
              variant={variant}
              size={size}
              saved
              pending
              title={`a new job (${variant}, ${size})`}
            />
            <SavedToggle
              variant={variant}
              size={size}
              disabled
              title={`a closed job (${variant}, ${size})`}
            />
          </Inline>
        )),
      )}
    </Inline>
  ),
};
