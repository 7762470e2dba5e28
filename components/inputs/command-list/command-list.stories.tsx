import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { Button } from '../../actions/button/button.tsx';
import { BookmarkIcon, DownloadIcon, SearchIcon, UserIcon } from '../../display/icon/icon.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { CommandDialog } from './command-dialog.tsx';
import { CommandList } from './command-list.tsx';
import { commandListTokens } from './command-list.tokens.ts';
import type { Command } from './commands.ts';

const onSelect = () => {};
const commands: readonly Command[] = [
  { id: 'search', label: 'Search jobs', icon: <SearchIcon />, shortcut: '/', group: 'Jobs', onSelect },
  {
    id: 'save',
    label: 'Save this job',
    description: 'Nurse, Bern',
    icon: <BookmarkIcon />,
    shortcut: 'S',
    group: 'Jobs',
    onSelect,
  },
  {
    id: 'download',
    label: 'Download the offer',
    icon: <DownloadIcon />,
    group: 'Offers',
    disabled: true,
    reason: 'You have no offer yet.',
    onSelect,
  },
  { id: 'profile', label: 'Your profile', icon: <UserIcon />, group: 'You', onSelect },
];
const never = () => new Promise<never>(() => {});
const broken = () => Promise.reject(new Error('no'));

const Opened = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Commands</Button>
      <CommandDialog open={open} onOpenChange={setOpen} commands={commands} shortcut="Mod+K" />
    </>
  );
};

const meta = {
  title: 'Inputs/Command list',
  component: CommandList,
  subcomponents: { CommandDialog },
  args: { commands },
  parameters: {
    tokens: commandListTokens,
    docs: {
      description: {
        component: `
Everything that can be done, found by typing the beginnings of its words. \`CommandList\` stands in the page; \`CommandDialog\` is
the same over the page, and opens by a \`shortcut\` where one is given.

| Do | Don’t |
|---|---|
| Offer what can be done elsewhere too | Hide something that is nowhere else |
| Say in \`reason\` why something cannot be done now | Leave out what cannot be done now: people look for it |
| Call commands as their buttons are called | Take a shortcut that the browser has |

| Key | What it does |
|---|---|
| Arrow down, arrow up | Goes through the commands, round and round |
| Enter | Does the command that is marked |
| Escape | Empties the search; closes the dialog |
| Command or Control + K, or what \`shortcut\` says | Opens the dialog |
`,
      },
    },
  },
} satisfies Meta<typeof CommandList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { recent: ['profile'] } };
export const States: Story = {
  render: () => (
    <Stack>
      <CommandList commands={commands} defaultQuery="sa" label="With something typed" />
      <CommandList commands={commands} defaultQuery="xyz" label="With nothing found" />
      <CommandList commands={commands} defaultQuery="s" label="Loading" loadCommands={never} />
      <CommandList commands={[]} defaultQuery="s" label="Failed" loadCommands={broken} debounce={0} />
    </Stack>
  ),
};
export const Dialog: Story = {
  parameters: { docs: { story: { inline: false, height: '500px' } } },
  render: () => <Opened />,
  play: async () => {
    await expect(await screen.findByRole('combobox')).toHaveFocus();
  },
};
export const LongText: Story = {
  args: {
    commands: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      label: `Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz ${index}`,
      description: 'Kraftfahrzeughaftpflichtversicherungsbescheinigungsnummernüberprüfungsfehler',
      shortcut: 'Ctrl+Shift+Alt+Backspace',
      onSelect,
    })),
  },
  globals: { viewport: { value: 'mobile1' } },
};
