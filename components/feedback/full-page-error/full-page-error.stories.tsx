import type { Meta, StoryObj } from '@storybook/react-vite';
import { FullPageError } from './full-page-error.tsx';
import { fullPageErrorTokens } from './full-page-error.tokens.ts';

const meta = {
  title: 'Feedback/Full-page error',
  component: FullPageError,
  args: { backHref: '#home', contactHref: 'mailto:help@example.com' },
  parameters: {
    tokens: fullPageErrorTokens,
    docs: {
      description: {
        component: `
Stands for a whole page that could not be shown. Report the error as well: nobody reads it here.

| Do | Don’t |
|---|---|
| Lead back to a page that works | Leave people with a dead end |
| Give \`detail\` to the employer’s own people only | Show candidates a stack trace |
| Use an \`ErrorState\` where only a part of the page failed | Blame the reader |

| Key | What it does |
|---|---|
| Tab | Moves to the way back, then to the contact, then to the details |
| Enter | Follows the link; folds the details out and in |
`,
      },
    },
  },
} satisfies Meta<typeof FullPageError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithDetail: Story = {
  args: { detail: 'TypeError: jobs is not iterable\n    at Results (results.tsx:42:17)' },
};
export const NotFound: Story = {
  args: {
    title: 'This page does not exist',
    children: 'The job may have been filled in the meantime.',
    contactHref: undefined,
  },
};
export const LongText: Story = {
  args: { title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
  globals: { viewport: { value: 'mobile1' } },
};
