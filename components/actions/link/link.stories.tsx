import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarIcon } from '../../display/icon/icon.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Link } from './link.tsx';
import { linkTokens } from './link.tokens.ts';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#benefits', children: 'What we offer' },
  // what react-docgen does not see in a union of types
  argTypes: {
    icon: { control: false, description: 'A picture before the text; only with `variant="standalone"`.' },
    external: { control: 'boolean', description: 'Another site, in a new tab; without `renderLink`.' },
    renderLink: { control: false, description: 'Renders the link through a client-side router.' },
  },
  parameters: {
    tokens: linkTokens,
    docs: {
      description: {
        component: `
Leads to another page. Within a text it is underlined, by itself it is strong. A link that should look like a button is a
\`Button\` with \`href\`.

| Do | Don’t |
|---|---|
| Name what is behind it: “Our benefits in Hamburg” | “Click here”, “More” |
| Set \`external\` where another site opens in a new tab | Open pages of this site in new tabs |
| Use a \`Button\` for what changes something | Use a link without an address |

| Key | What it does |
|---|---|
| Tab | Moves to the link |
| Enter | Follows it |
`,
      },
    },
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InText: Story = {
  render: () => (
    <p>
      Read <Link href="#benefits">what we offer</Link> and what{' '}
      <Link href="https://example.com/" external>
        others say about us
      </Link>
      .
    </p>
  ),
};
export const Standalone: Story = {
  render: () => (
    <Stack align="start" gap={2}>
      <Link href="#all" variant="standalone">
        See all jobs
      </Link>
      <Link href="#calendar" variant="standalone" icon={<CalendarIcon />}>
        Add to calendar
      </Link>
      <Link href="https://example.com/" variant="standalone" external>
        Our page for the press
      </Link>
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    variant: 'standalone',
    external: true,
    icon: <CalendarIcon />,
    href: 'https://example.com/',
    children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  },
  globals: { viewport: { value: 'mobile1' } },
};
