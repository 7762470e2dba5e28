import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { CartPanel, type CartPanelProps } from './cart-panel.tsx';
import { cartPanelTokens } from './cart-panel.tokens.ts';
import { CartTrigger } from '../cart-trigger/cart-trigger.tsx';

const now = Date.UTC(2026, 0, 10, 12);
const job = (title: string, invalid = false) => ({
  id: title,
  title,
  href: `#${encodeURIComponent(title)}`,
  places: ['Berlin', 'Hamburg'],
  postedAt: now - 3 * 86_400_000,
  invalid,
});

function Stateful({ jobs: first, ...rest }: CartPanelProps) {
  const [jobs, setJobs] = useState(first);
  const [open, setOpen] = useState(true);
  return (
    <>
      <CartTrigger count={jobs.length} open={open} onClick={() => setOpen(true)} />
      <CartPanel
        {...rest}
        open={open}
        onOpenChange={setOpen}
        jobs={jobs}
        onRemove={async (ids) => {
          setJobs((before) => before.filter(({ id }) => !ids.includes(id)));
          return true;
        }}
        onRestore={async (id) => {
          setJobs((before) => [...before, ...first.filter((each) => each.id === id)]);
          return true;
        }}
      />
    </>
  );
}

const meta = {
  title: 'Careers/Cart panel',
  component: CartPanel,
  render: (args) => <Stateful {...args} />,
  args: {
    open: true,
    onOpenChange: () => {},
    jobs: [job('Research nurse'), job('Data scientist'), job('Cook')],
    now,
    onRemove: () => Promise.resolve(true),
    onRestore: () => Promise.resolve(true),
    applyHref: '#apply',
    emptyAction: <Button href="#jobs">Find jobs</Button>,
  },
  parameters: {
    tokens: cartPanelTokens,
    docs: {
      story: { inline: false, height: '500px' },
      description: {
        component: `
The jobs that people put aside to apply for together. What they take out goes at once and can be put back; where the server
refuses, it is shown again with the reason. Load it late: \`lazy(() => import('@portico/components/cart-panel'))\`.

| Do | Don’t |
|---|---|
| Keep a visitor’s cart when they log in | Empty it when they leave |
| Mark jobs that were closed, and let people remove them together | Drop them silently |
| Answer \`false\` when the server refused | Ask “Are you sure?” before each removal |

| Key | What it does |
|---|---|
| Tab | Moves through jobs, the buttons that remove them, and “Apply” |
| Enter or Space on “Remove” | Takes the job out; the focus goes to “Undo” |
| Escape | Closes the panel; the focus returns to what opened it |
`,
      },
    },
  },
} satisfies Meta<typeof CartPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoLongerOpen: Story = {
  args: {
    jobs: [
      job('Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzbeauftragte', true),
      job('Cook', true),
      job('Data scientist'),
    ],
  },
};
export const Empty: Story = { args: { jobs: [] } };
