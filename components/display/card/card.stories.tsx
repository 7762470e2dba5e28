import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Card } from './card.tsx';
import { cardTokens } from './card.tokens.ts';

const facts = (
  <>
    <span>Hamburg</span>
    <span>Full time</span>
  </>
);

const meta = {
  title: 'Display/Card',
  component: Card,
  args: { title: 'Research nurse', meta: facts, children: <p>Cares for people in trials.</p> },
  // what react-docgen does not see in a union of types
  argTypes: {
    href: { control: 'text', description: 'Where the card leads: its title becomes a link that covers it.' },
    selected: { control: 'boolean', description: 'The one of several that is in view; only with `href`.' },
  },
  parameters: {
    tokens: cardTokens,
    docs: {
      description: {
        component: `
One thing of many, with what is worth knowing about it. With \`href\` its title is a link that covers the whole card.

| Do | Don’t |
|---|---|
| Put further buttons into \`actions\` | Nest buttons in the title or the text: the link lies over them |
| Choose \`headingLevel\` by the page’s outline | Choose it by its size |
| Use \`as="li"\` inside a list, so that the number of cards is read aloud | Put a card into a card |

| Key | What it does |
|---|---|
| Tab | Moves to the title’s link, then to each of the actions |
| Enter | Follows the link |
`,
      },
    },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Interactive: Story = { args: { href: '#job' } };
export const Selected: Story = { args: { href: '#job', selected: true } };
export const Actions: Story = {
  args: {
    href: '#job',
    actions: (
      <Button variant="twoState" size="small" pressed={false}>
        Save
      </Button>
    ),
  },
};
export const List: Story = {
  render: () => (
    <Stack as="ul">
      <Card as="li" title="Research nurse" href="#1" meta={facts} />
      <Card as="li" title="Data scientist" href="#2" meta={facts} selected />
      <Card as="li" title="Rechtswissenschaftlicher Mitarbeiter im Gesundheitswesen" href="#3" meta={facts} />
    </Stack>
  ),
};
export const Paddings: Story = {
  render: () => (
    <Stack>
      <Card title="None" padding="none" />
      <Card title="Small" padding="small" />
      <Card title="Medium" padding="medium" />
      <Card title="Large" padding="large" />
      <Card>Without a title</Card>
    </Stack>
  ),
};
