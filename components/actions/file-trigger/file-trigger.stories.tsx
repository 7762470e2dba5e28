import type { Meta, StoryObj } from '@storybook/react-vite';
import { UploadIcon } from '../../display/icon/icon.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { FileTrigger } from './file-trigger.tsx';
import { fileTriggerTokens } from './file-trigger.tokens.ts';

function ignore() {}

const meta = {
  title: 'Actions/File trigger',
  component: FileTrigger,
  args: { children: 'Choose a file', onFiles: ignore },
  // what react-docgen does not see in a union of types
  argTypes: {
    variant: { control: false, description: 'A role of `Button`.' },
    loading: { control: false, description: 'As in `Button`; with `loadingLabel`.' },
  },
  parameters: {
    tokens: fileTriggerTokens,
    docs: {
      description: {
        component: `
A button that has the browser ask for files. What is done with them, and how it is shown, is the page’s business.

| Do | Don’t |
|---|---|
| Say in words which kinds and sizes go | Rely on \`accept\`: people can get around it |
| Show \`loading\` while the file is sent | Leave people without a sign that something goes on |

| Key | What it does |
|---|---|
| Tab | Moves to the button |
| Enter, Space | Opens the chooser of files |
`,
      },
    },
  },
} satisfies Meta<typeof FileTrigger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  render: () => (
    <Stack align="start">
      <FileTrigger onFiles={ignore} icon={<UploadIcon />} variant="primary" accept=".pdf,.docx" multiple>
        Add documents
      </FileTrigger>
      <FileTrigger onFiles={ignore} size="small" disabled>
        Choose a file
      </FileTrigger>
      <FileTrigger onFiles={ignore} loading loadingLabel="Sending…">
        Choose a file
      </FileTrigger>
    </Stack>
  ),
};
