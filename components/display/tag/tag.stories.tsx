import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/inline/inline.tsx';
import { CalendarIcon, SuccessIcon, WarningIcon } from '../icon/icon.tsx';
import { Tag } from './tag.tsx';
import { tagTokens } from './tag.tokens.ts';

const meta = {
  title: 'Display/Tag',
  component: Tag,
  args: { children: 'Full time' },
  // what react-docgen does not see in a union of types
  argTypes: {
    href: { control: 'text', description: 'Where it leads; makes it an `<a>`.' },
    onRemove: { control: false, description: 'The user wants it gone: adds a cross.' },
  },
  parameters: {
    tokens: tagTokens,
    docs: {
      description: {
        component: `
A fact in a word or two about what it stands beside. It may lead somewhere, or be taken away.

| Do | Don’t |
|---|---|
| Keep it to a word or two | Put a sentence into it |
| Say in words what the colour says | Colour tags to make the page livelier |
| Put the focus on the next tag or the field after one is removed | Let the focus fall to the top of the page |

| Key | What it does |
|---|---|
| Tab | Moves to the link or to the cross |
| Enter | Follows the link, presses the cross |
| Space | Presses the cross |
`,
      },
    },
  },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

const variants = ['neutral', 'info', 'alert', 'success', 'warning'] as const;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Inline>
      {variants.map((variant) => (
        <Tag key={variant} variant={variant}>
          {variant}
        </Tag>
      ))}
    </Inline>
  ),
};
export const Icons: Story = {
  render: () => (
    <Inline>
      <Tag icon={<CalendarIcon />}>Starts in May</Tag>
      <Tag variant="warning" icon={<WarningIcon />}>
        Action required
      </Tag>
      <Tag variant="success" icon={<SuccessIcon />}>
        Signed
      </Tag>
    </Inline>
  ),
};
export const Links: Story = {
  render: () => (
    <Inline>
      {variants.map((variant) => (
        <Tag key={variant} variant={variant} href={`#${variant}`}>
          {variant}
        </Tag>
      ))}
    </Inline>
  ),
};
export const Removable: Story = {
  render: () => (
    <Inline>
      {variants.map((variant) => (
        <Tag key={variant} variant={variant} onRemove={() => {}}>
          {variant}
        </Tag>
      ))}
    </Inline>
  ),
};
export const LongText: Story = {
  args: {
    icon: <CalendarIcon />,
    onRemove: () => {},
    children: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  },
  globals: { viewport: { value: 'mobile1' } },
};
