import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckIcon } from '../../display/icon/icon.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Button, type ButtonVariant } from './button.tsx';
import { buttonTokens } from './button.tokens.ts';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Save job' },
  // what react-docgen does not see in a union of types
  argTypes: {
    variant: {
      control: 'select',
      options: [
        'primary',
        'secondary',
        'default',
        'disruptive',
        'systemUi',
        'twoState',
        'apply',
        'nav',
        'go',
      ],
      description: 'What the button is for; each has a section of the theme.',
      table: { defaultValue: { summary: 'default' } },
    },
    size: {
      control: 'inline-radio',
      options: ['small', 'medium'],
      description: '32 px or 40 px tall, and 44 px for fingers either way.',
      table: { defaultValue: { summary: 'medium' } },
    },
    icon: { control: false, description: 'A picture before the text. Alone, it needs `aria-label`.' },
    fullWidth: { control: 'boolean', description: 'As wide as its container.' },
    disabled: { control: 'boolean', description: 'Cannot be used now. A disabled link loses its address.' },
    loading: {
      control: 'boolean',
      description: 'Work is under way: keeps width and focus, ignores presses. Needs `loadingLabel`.',
    },
    loadingLabel: { control: 'text', description: 'What the button is called meanwhile.' },
    pressed: { control: 'boolean', description: 'Whether it is on; only with `variant="twoState"`.' },
    href: { control: 'text', description: 'Where it leads; makes it a link, without `type` and `loading`.' },
    renderLink: { control: false, description: 'Renders the link through a client-side router.' },
  },
  parameters: {
    tokens: buttonTokens,
    docs: {
      description: {
        component: `
Does something when pressed; with \`href\` it leads somewhere and is a link.

| Do | Don’t |
|---|---|
| One \`primary\` button a page: the one thing it wants done | Several primary buttons side by side |
| Say what happens: “Save job” | “OK”, “Click here” |
| Keep the button enabled and explain what is missing when it is pressed | Disable it until a form is complete |
| \`loading\` while work is under way: it keeps its width and its focus | Swap the button for a spinner |

| Key | What it does |
|---|---|
| Tab | Moves to the button; passes over a disabled one |
| Enter | Presses it; follows a link |
| Space | Presses it; scrolls on a link |
`,
      },
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const variants: readonly Exclude<ButtonVariant, 'twoState'>[] = [
  'primary',
  'secondary',
  'default',
  'disruptive',
  'systemUi',
  'apply',
  'nav',
  'go',
];

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack direction="row" wrap>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Stack direction="row" align="center" wrap>
      <Button variant="primary" size="small">
        Small
      </Button>
      <Button variant="primary" size="medium">
        Medium
      </Button>
    </Stack>
  ),
};

export const TwoState: Story = {
  render: () => (
    <Stack direction="row" wrap>
      <Button variant="twoState" pressed={false}>
        Save
      </Button>
      <Button variant="twoState" pressed icon={<CheckIcon />}>
        Saved
      </Button>
      <Button variant="twoState" pressed disabled>
        Saved
      </Button>
    </Stack>
  ),
};

export const Disabled: Story = {
  render: () => (
    <Stack direction="row" wrap>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          {variant}
        </Button>
      ))}
      <Button href="/jobs" disabled>
        A link
      </Button>
    </Stack>
  ),
};

export const Loading: Story = {
  render: () => (
    <Stack direction="row" wrap>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} loading loadingLabel="Saving…">
          Save the {variant} one
        </Button>
      ))}
    </Stack>
  ),
};

export const WithIcon: Story = {
  render: () => (
    <Stack direction="row" wrap>
      <Button icon={<CheckIcon />}>Accept</Button>
      <Button icon={<CheckIcon />} aria-label="Accept" />
      <Button icon={<CheckIcon />} size="small" variant="systemUi" aria-label="Accept" />
    </Stack>
  ),
};

export const Link: Story = {
  render: () => (
    <Stack direction="row" wrap>
      <Button href="#jobs" variant="primary">
        See all jobs
      </Button>
      <Button href="#jobs" icon={<CheckIcon />}>
        See my applications
      </Button>
    </Stack>
  ),
};

export const FullWidth: Story = { args: { fullWidth: true, variant: 'apply', children: 'Apply now' } };

/** A text that is too long for one line wraps; it is never cut off. */
export const LongText: Story = {
  render: () => (
    <Stack align="start">
      <Button>
        Ich möchte über neue Stellenangebote in der Donaudampfschifffahrtsgesellschaft benachrichtigt werden,
        auch nachts
      </Button>
    </Stack>
  ),
};
