import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { makePdf, pdfWorkerUrl } from '../../testing/make-pdf.ts';
import { PdfViewer } from './pdf-viewer.tsx';
import { pdfViewerTokens } from './pdf-viewer.tokens.ts';

const letter = makePdf({
  pages: [
    ['Offer letter', '', 'Dear Ada,', 'we are happy to offer you a place.'],
    ['Your salary', '', 'CHF 120,000 a year.'],
    ['Sign here:', '', '________________'],
  ],
});
const long = makePdf({ pages: Array.from({ length: 300 }, (_, index) => [`This is page ${index + 1}`]) });
const locked = makePdf({ pages: [['Secret']], encrypted: true });
const junk = new TextEncoder().encode('This is no PDF');

const meta = {
  title: 'Viewers/PDF viewer',
  component: PdfViewer,
  args: { src: letter, fileName: 'offer-letter.pdf', workerUrl: pdfWorkerUrl },
  parameters: {
    tokens: pdfViewerTokens,
    docs: {
      story: { inline: false, height: '700px' },
      description: {
        component: `
A PDF document to read, search, save and print. It comes after the page, and of a long document only the pages in view are there.
A document that is damaged or protected can still be saved.

| Do | Don’t |
|---|---|
| Offer the document’s contents on the page, too, where you have them | Make people read a form in a PDF |
| Give \`workerUrl\` as its description says; it is a file of your own site | Load the worker from another site |
| Give \`assetsUrl\` when documents come from anywhere | Show a document of one page in a dialog in a dialog |

| Key | What it does |
|---|---|
| Tab, Shift + Tab | Moves to the toolbar, the search and the pages |
| Arrow keys, Home, End in the toolbar | Move along it |
| Page up, page down on the pages | Go a page back or on |
| Arrow keys on the pages | Scroll |
| +, − on the pages | Zoom |
| Ctrl or Command + F inside | Finds words in the document |
| Enter, Shift + Enter in the search | Goes to the next or previous match |
| Escape in the search | Empties it, then closes it |

Pages are pictures with text over them, which can be selected and read aloud; forms and links in them are not active.
`,
      },
    },
  },
} satisfies Meta<typeof PdfViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The viewer and its worker come first. */
const patience = { timeout: 20_000 };
const ready: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('article', { name: 'Page 1 of 3' }, patience)).toBeVisible();
};

export const Default: Story = { play: ready };
export const Finding: Story = {
  args: { height: 'small' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Find in the document' }, patience));
    await userEvent.type(await canvas.findByRole('searchbox', {}, patience), 'offer');
    await expect(await canvas.findByText('1 of 2', {}, patience)).toBeVisible();
  },
};
export const Long: Story = {
  args: { src: long, fileName: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz.pdf' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is page 1', {}, patience)).toBeInTheDocument();
  },
};
export const Damaged: Story = {
  args: { src: junk },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patience)).toBeVisible();
  },
};
export const Locked: Story = {
  args: { src: locked, downloadUrl: '/offer-letter.pdf' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patience)).toBeVisible();
  },
};
