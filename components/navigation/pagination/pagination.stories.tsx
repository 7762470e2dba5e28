import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../../layout/stack/stack.tsx';
import { Pagination } from './pagination.tsx';
import { paginationTokens } from './pagination.tokens.ts';

function Stateful({ start, pageCount }: { start: number; pageCount: number }) {
  const [page, setPage] = useState(start);
  return (
    <Pagination
      aria-label={`From ${start} of ${pageCount}`}
      page={page}
      pageCount={pageCount}
      onPageChange={setPage}
    />
  );
}

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 3, pageCount: 12, hrefOf: (page: number) => `#page-${page}` },
  parameters: {
    tokens: paginationTokens,
    docs: {
      description: {
        component: `
Steps through the pages of a long list. With \`hrefOf\` the steps are links, which can be opened in another tab, shared and
followed before script has loaded; without addresses of their own, \`onPageChange\` makes them buttons.

| Do | Don’t |
|---|---|
| Put it below the list, and the focus on the list’s heading after a step | Page through what fits on one screen |
| Keep the page in the address | Forget the page when people come back |

| Key | What it does |
|---|---|
| Tab, Shift + Tab | Moves to the next or previous step |
| Enter | Goes to that page |
`,
      },
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FirstPage: Story = { args: { page: 1, pageCount: 4 } };
export const LastPage: Story = { args: { page: 12 } };
export const WithRange: Story = { args: { range: '21 to 30 of 117' } };
export const Many: Story = { args: { page: 5000, pageCount: 10_000 } };
export const Buttons: Story = {
  render: () => (
    <Stack>
      <Stateful start={1} pageCount={2} />
      <Stateful start={6} pageCount={40} />
    </Stack>
  ),
};
