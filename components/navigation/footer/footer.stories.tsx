import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from '../../inputs/select/select.tsx';
import { Footer } from './footer.tsx';
import { footerTokens } from './footer.tokens.ts';

const columns = [
  {
    title: 'Jobs',
    links: [
      { href: '#all', label: 'All jobs' },
      { href: '#students', label: 'Students and graduates' },
    ],
  },
  {
    title: 'About us',
    links: [
      { href: '#benefits', label: 'What we offer' },
      { href: '#places', label: 'Where we are' },
      { href: '#press', label: 'Press' },
    ],
  },
  { title: 'Legal', links: [{ href: '#privacy', label: 'Privacy' }] },
];

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  args: {
    columns,
    language: (
      <Select
        label="Language"
        labelHidden
        size="small"
        options={[
          { value: 'en', label: 'English' },
          { value: 'ar', label: 'العربية' },
        ]}
      />
    ),
    legal: '© 2026 Meridian Health',
    poweredBy: { name: 'Portico', href: 'https://example.com/' },
  },
  parameters: {
    tokens: footerTokens,
    docs: {
      description: {
        component: `
The end of every page: what else there is, the language, and who answers for it.

| Do | Don’t |
|---|---|
| Two to five columns with titles that tell them apart | Repeat the whole site |
| Have it the same on every page | Hide the way to contact and privacy |

| Key | What it does |
|---|---|
| Tab, Shift + Tab | Moves to the next or previous link |
| Enter | Follows it |
`,
      },
    },
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LineOnly: Story = { args: { columns: [], language: undefined } };
export const PoweredByOnly: Story = {
  args: { columns: [], language: undefined, legal: undefined, poweredBy: { name: 'Portico' } },
};
export const OwnContent: Story = { args: { children: <p>We welcome everyone.</p>, poweredBy: undefined } };
export const LongText: Story = {
  args: {
    columns: [
      {
        title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        links: [{ href: '#long', label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' }],
      },
      ...columns,
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};
