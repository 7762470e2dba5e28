import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Skeleton } from './skeleton.tsx';
import { skeletonTokens } from './skeleton.tokens.ts';

const meta = {
  title: 'Display/Skeleton',
  component: Skeleton,
  parameters: {
    tokens: skeletonTokens,
    docs: {
      description: {
        component: `
Keeps the room of what is still loading, so that nothing moves when it comes. It is silent: put \`aria-busy\` on the region around it.

| Do | Don’t |
|---|---|
| Give it the size of what will come | Show more lines than will come |
| Show it where loading takes longer than a blink | Put text or controls beside it that wait for it |
`,
      },
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { lines: 3 } };
export const Shapes: Story = {
  render: () => (
    <Stack>
      <Skeleton shape="heading" width="medium" />
      <Skeleton shape="text" lines={2} />
      <Skeleton shape="control" width="short" />
      <Skeleton shape="circle" />
    </Stack>
  ),
};
export const Around: Story = {
  render: () => (
    <Skeleton>
      <Button>Apply now</Button>
    </Skeleton>
  ),
};
