import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import * as icons from './icon.tsx';

const meta = {
  title: 'Display/Icon',
  component: icons.InfoIcon,
  parameters: {
    docs: {
      description: {
        component: `
Pictures of 1.25 em in the colour of their text. They are silent; the text beside them says what they mean, or the \`aria-label\` of the button around them.
`,
      },
    },
  },
  render: () => (
    <Stack direction="row" wrap>
      {Object.entries(icons).map(([name, Icon]) => (
        <Stack key={name} gap={1} align="center">
          <Icon />
          {name}
        </Stack>
      ))}
    </Stack>
  ),
} satisfies Meta<typeof icons.InfoIcon>;

export default meta;
export const All: StoryObj<typeof meta> = {};
