import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { TagField } from './tag-field.tsx';
import { tagFieldTokens } from './tag-field.tokens.ts';

const skills = ['Nursing', 'Node.js', 'React', 'Rust', 'Welding', 'Women’s health'];

const meta = {
  title: 'Inputs/Tag field',
  component: TagField,
  args: { label: 'Skills' },
  parameters: {
    tokens: tagFieldTokens,
    docs: {
      description: {
        component: `
Several short texts, such as skills, each of which becomes a tag. What is typed is added by Enter, by a comma and when people go
on, and a pasted list becomes a tag each.

| Do | Don’t |
|---|---|
| Ask for what people call by names of their own | Take it for a choice among what you know: that is a \`Combobox\` with \`multiple\` |
| Offer \`suggestions\`, so that the same thing has one name | Ask for sentences |
| Say in \`description\` how many you want | Set a low \`maxTags\` without saying so |

| Key | What it does |
|---|---|
| Enter, comma | Adds what is typed, or the suggestion that the arrows have come to |
| Arrow down, arrow up | Goes through the suggestions |
| Backspace, arrow to the start | In an empty field, moves to the last tag |
| Arrows, Home, End | Move among the tags; after the last one, into the field |
| Backspace, Delete, Enter | On a tag, removes it |
| Escape | Closes the suggestions |
`,
      },
    },
  },
} satisfies Meta<typeof TagField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: ['Nursing', 'First aid'], description: 'Up to ten.', maxTags: 10 },
};
export const Suggestions: Story = {
  args: { suggestions: skills, defaultValue: ['React'] },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'n');
  },
};
export const States: Story = {
  render: () => (
    <Stack>
      <TagField label="Empty and required" required />
      <TagField label="With an error" defaultValue={['React']} error="Enter at least two skills" />
      <TagField label="Disabled" defaultValue={['React', 'Rust']} disabled />
      <TagField label="Read only" defaultValue={['React', 'Rust']} readOnly />
    </Stack>
  ),
};
export const Refused: Story = {
  args: { defaultValue: ['React'] },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'react{Enter}');
  },
};
export const LongText: Story = {
  args: {
    label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    defaultValue: [
      'Kraftfahrzeughaftpflichtversicherungsbescheinigungsnummernüberprüfung',
      ...Array.from({ length: 12 }, (_, index) => `Skill ${index + 1}`),
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};
