import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { TextArea } from './text-area.tsx';
import { textAreaTokens } from './text-area.tokens.ts';

const letter = 'I have looked after patients with burns for eleven years, in three hospitals. '.repeat(12);

const meta = {
  title: 'Inputs/Text area',
  component: TextArea,
  args: { label: 'Cover letter' },
  parameters: {
    tokens: textAreaTokens,
    docs: {
      description: {
        component: `
Several lines of text. It grows with what is typed, so that people see all that they have written. Works uncontrolled with
react-hook-form: \`<TextArea label="Cover letter" {...register('letter')} />\`.

| Do | Don’t |
|---|---|
| Let its height say how much is expected: two lines for a note, twelve for a letter | Ask for a name or a number in it |
| Give a \`limit\` when there is one, before people write | Cut off what people paste |
| Say in \`error\` by how much to shorten | Let the colour of the counter be the only sign |

| Key | What it does |
|---|---|
| Tab | Moves to the field and on from it |
| Enter | Begins a new line |
`,
      },
    },
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: 'What draws you to us?' } };
export const Limit: Story = {
  render: () => (
    <Stack>
      <TextArea label="Empty" limit={500} />
      <TextArea label="Near the limit" limit={100} defaultValue={letter.slice(0, 95)} />
      <TextArea
        label="Beyond the limit"
        limit={100}
        defaultValue={letter.slice(0, 120)}
        error="Shorten it by 20 characters"
        required
      />
    </Stack>
  ),
};
export const Rows: Story = {
  render: () => (
    <Stack>
      <TextArea label="Note" minRows={2} />
      <TextArea label="Grown, and scrolls from here" minRows={2} maxRows={4} defaultValue={letter} />
    </Stack>
  ),
};
export const States: Story = {
  render: () => (
    <Stack>
      <TextArea label="Disabled" defaultValue={letter.slice(0, 77)} disabled />
      <TextArea label="Read only" defaultValue={letter.slice(0, 77)} readOnly />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    defaultValue: 'Kraftfahrzeughaftpflichtversicherungsbescheinigungsnummernüberprüfungsfehler'.repeat(20),
    maxRows: 'none',
    limit: 1_000_000,
  },
  globals: { viewport: { value: 'mobile1' } },
};
