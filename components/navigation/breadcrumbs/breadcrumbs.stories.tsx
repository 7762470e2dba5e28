import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { breadcrumbsTokens } from './breadcrumbs.tokens.ts';

const jobs = { href: '#jobs', label: 'Jobs' };

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { ancestors: [jobs, { href: '#nursing', label: 'Nursing' }], current: 'Research nurse' },
  parameters: {
    tokens: breadcrumbsTokens,
    docs: {
      description: {
        component: `
Where the page is, and the way up from it. Up to 600 px of width, the middle folds into a button.

| Do | Don’t |
|---|---|
| Show where the page belongs | Show the way that people came |
| Put it above the page’s title | Use it as the only navigation |
| End with the page that is open; it is no link | Link to the page itself |

| Key | What it does |
|---|---|
| Tab | Moves to the next page of the way |
| Enter | Goes there; on the button with the dots, shows what was left out and moves to its first |
`,
      },
    },
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

const many = [
  jobs,
  { href: '#europe', label: 'Europe' },
  { href: '#germany', label: 'Germany' },
  { href: '#hamburg', label: 'Hamburg' },
  { href: '#nursing', label: 'Nursing' },
];

export const Default: Story = {};
export const Extremes: Story = {
  render: () => (
    <Stack>
      <Breadcrumbs aria-label="At the top" ancestors={[]} current="Jobs" />
      <Breadcrumbs aria-label="Deep" ancestors={many} current="Research nurse" />
      <Breadcrumbs
        aria-label="Long"
        ancestors={[jobs]}
        current="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
      />
    </Stack>
  ),
};
export const OnPhones: Story = {
  args: { ancestors: many },
  globals: { viewport: { value: 'mobile1' } },
};
