import type { Meta, StoryObj } from '@storybook/react-vite';
import { PoweredByFooter } from './powered-by-footer.tsx';
import { poweredByFooterTokens } from './powered-by-footer.tokens.ts';

const meta = {
  title: 'Careers/Powered-by footer',
  component: PoweredByFooter,
  args: {
    languages: {
      options: [
        { value: 'en-US', label: 'English' },
        { value: 'ar', label: 'العربية' },
        { value: 'de', label: 'Deutsch' },
      ],
      current: 'en-US',
      action: '#',
      parameters: [['query', 'nurse']],
    },
    poweredBy: { name: 'Portico', href: 'https://example.com/' },
  },
  parameters: {
    layout: 'fullscreen',
    tokens: poweredByFooterTokens,
    docs: {
      description: {
        component: `
The standard end of a careers site’s pages. It is \`Footer\` with the choice of language, which works before script, and with the
employer’s own words above. Without anything to show, it is not there.

| Do | Don’t |
|---|---|
| Write each language in its own words: “العربية” | Use flags for languages |
| Let only HTML into \`custom\` that the server has sanitised | Pass on what an employer typed |
| Leave \`poweredBy\` out where the employer hides it | Hide it by style |

| Key | What it does |
|---|---|
| Tab | Moves through links, to the language and to its button |
| Arrow keys | Choose a language |
| Enter on the button | Loads the page in that language |
`,
      },
    },
  },
} satisfies Meta<typeof PoweredByFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithOwnWords: Story = {
  args: {
    custom: (
      <p>
        Meridian Health, registered in Utrecht. <a href="#contact">Write to us</a>
      </p>
    ),
    columns: [{ title: 'Legal', links: [{ href: '#privacy', label: 'Privacy' }] }],
    legal: '© 2026 Meridian Health',
  },
};
export const LongText: Story = {
  args: {
    custom: <p>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</p>,
    legal: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  },
  globals: { viewport: { value: 'mobile1' } },
};
