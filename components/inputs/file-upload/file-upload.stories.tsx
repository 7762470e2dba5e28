import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { FileUpload } from './file-upload.tsx';
import { fileUploadTokens } from './file-upload.tokens.ts';
import type { Upload } from './use-transfer.ts';

const file = (name: string, bytes: number, type = '') =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 1 });
const picture = new File(
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="teal" d="M0 0h1v1H0z"/></svg>'],
  'Portrait of Ada Lovelace.svg',
  { type: 'image/svg+xml', lastModified: 1 },
);
const half: Upload = (_file, { onProgress }) => {
  onProgress(0.5);
  return new Promise(() => {});
};
const done: Upload = () => Promise.resolve('id');
const broken: Upload = () => Promise.reject(new Error('no'));

const meta = {
  title: 'Inputs/File upload',
  component: FileUpload,
  args: { label: 'CV' },
  parameters: {
    tokens: fileUploadTokens,
    docs: {
      description: {
        component: `
Files that people choose, drop or paste. It is a native file input, which works in a form before script has loaded; with \`upload\`
each file is sent as soon as it is there, and the form posts what the server calls it. Works with react-hook-form:
\`<FileUpload label="CV" {...register('cv')} />\`. Pictures are shown small where the page’s policy of content allows \`blob:\` in
\`img-src\`; elsewhere the sign of a file stands for them.

| Do | Don’t |
|---|---|
| Say by \`accept\` and \`maxBytes\` what goes: the field tells people before they choose | Check kind and size in the browser alone |
| Give endings in \`accept\`, since people know those | Ask for more than you read |
| Say by \`explainFailure\` what people can do about it | Throw away what failed |

| Key | What it does |
|---|---|
| Tab, Shift + Tab | Moves to the field, and through the buttons of its files |
| Enter, Space | Opens the chooser of files |
| Ctrl or Command + V | Adds copied files while the focus is in the field |
`,
      },
    },
  },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { accept: '.pdf,.docx', maxBytes: 5 * 1024 * 1024, description: 'Leave out your date of birth.' },
};
export const States: Story = {
  render: () => (
    <Stack>
      <FileUpload label="Documents" multiple maxFiles={3} accept=".pdf,image/*" required />
      <FileUpload label="With an error" error="Choose your CV" />
      <FileUpload label="Disabled" disabled files={[file('cv.pdf', 81_000)]} />
    </Stack>
  ),
};
export const Files: Story = {
  render: () => (
    <Stack>
      <FileUpload label="Values of a form" multiple files={[file('cv.pdf', 81_000), picture]} />
      <FileUpload label="Being sent" files={[file('cv.pdf', 1_234_567)]} upload={half} />
      <FileUpload label="Sent" files={[file('cv.pdf', 1_234_567)]} upload={done} />
      <FileUpload label="Failed" files={[file('cv.pdf', 1_234_567)]} upload={broken} />
      <FileUpload
        label="Refused by the server"
        files={[file('cv.pdf', 1_234_567)]}
        upload={broken}
        explainFailure={() => 'A virus was found. Choose another file.'}
        canRetry={() => false}
      />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    files: [
      file(
        'Kraftfahrzeughaftpflichtversicherungsbescheinigungsnummernüberprüfungsfehler_final_final_2.docx',
        2_500_000,
      ),
    ],
    upload: half,
    error: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  },
  globals: { viewport: { value: 'mobile1' } },
};
