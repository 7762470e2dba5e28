import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookmarkIcon, CloseIcon, MoreIcon, TrashIcon } from '../../display/icon/icon.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { IconButton } from './icon-button.tsx';
import { iconButtonTokens } from './icon-button.tokens.ts';

const meta = {
  title: 'Actions/Icon button',
  component: IconButton,
  args: { label: 'Close', icon: <CloseIcon /> },
  // what react-docgen does not see in a union of types
  argTypes: {
    variant: {
      control: false,
      description: 'A role of `Button`.',
      table: { defaultValue: { summary: 'systemUi' } },
    },
    pressed: { control: 'boolean', description: 'Whether it is on; only with `variant="twoState"`.' },
  },
  parameters: {
    tokens: iconButtonTokens,
    docs: {
      description: {
        component: `
A square button of a picture alone, for bars and rows where there is no room for words.

| Do | Don’t |
|---|---|
| Use pictures that everybody knows: a cross, a bin, three dots | Invent pictures: use a \`Button\` with a text |
| Name what it does to what: “Remove Research nurse” | “Icon”, “Button” |
| Keep the label when \`pressed\` changes: the state is read aloud | Change “Save” into “Saved” as well |

| Key | What it does |
|---|---|
| Tab | Moves to the button; passes over a disabled one |
| Enter, Space | Presses it |
`,
      },
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Stack direction="row" wrap>
      <IconButton label="More" icon={<MoreIcon />} />
      <IconButton label="More, default" icon={<MoreIcon />} variant="default" />
      <IconButton label="More, primary" icon={<MoreIcon />} variant="primary" />
      <IconButton label="More, secondary" icon={<MoreIcon />} variant="secondary" />
      <IconButton label="Remove" icon={<TrashIcon />} variant="disruptive" />
      <IconButton label="Jobs" icon={<MoreIcon />} href="#jobs" />
    </Stack>
  ),
};
export const TwoState: Story = {
  render: () => (
    <Stack direction="row" wrap>
      <IconButton label="Save Research nurse" icon={<BookmarkIcon />} variant="twoState" />
      <IconButton label="Save Data scientist" icon={<BookmarkIcon />} variant="twoState" pressed />
    </Stack>
  ),
};
export const States: Story = {
  render: () => (
    <Stack direction="row" align="center" wrap>
      <IconButton label="Small" icon={<TrashIcon />} size="small" />
      <IconButton label="Disabled" icon={<TrashIcon />} disabled />
      <IconButton label="Remove" icon={<TrashIcon />} loading loadingLabel="Removing…" />
    </Stack>
  ),
};
