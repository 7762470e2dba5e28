import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { Banner } from './banner.tsx';
import { bannerTokens } from './banner.tokens.ts';

const meta = {
  title: 'Careers/Banner',
  component: Banner,
  args: { children: 'Our interviews take place by video until the end of March.' },
  parameters: {
    layout: 'fullscreen',
    tokens: bannerTokens,
    docs: {
      description: {
        component: `
What an employer tells everybody who comes to a page: information, an alert, or that the site is being set up. It stands above the
page’s content, as wide as that.

| Do | Don’t |
|---|---|
| Say one thing, and link to the rest | Use it for what the visitor just did; that is a toast or an info bar |
| Remember in \`onDismiss\` that it was read | Bring it back on the next page |
| Keep alerts for what may harm people, such as fraud in the employer’s name | Make everything an alert |

| Key | What it does |
|---|---|
| Tab | Moves to its link or button, then to the cross |
| Enter | Follows the link, presses the button |
| Enter or Space on the cross | Dismisses it; the focus goes on to what comes after it |
`,
      },
    },
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Kinds: Story = {
  render: () => (
    <>
      <Banner
        link={{ href: '#interviews', label: 'How that works' }}
        onDismiss={() => {}}
        aria-label="Interviews"
      >
        Our interviews take place by video until the end of March.
      </Banner>
      <Banner
        variant="alert"
        action={
          <Button size="small" href="#fraud">
            How to tell them
          </Button>
        }
        aria-label="Fraud"
      >
        Somebody sends offers in our name. We never ask for money.
      </Banner>
      <Banner variant="implementation">This site is being set up: applications reach nobody yet.</Banner>
    </>
  ),
};
export const LongText: Story = {
  args: {
    onDismiss: () => {},
    children: `${'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(3)} ${'A text of many words. '.repeat(20)}`,
    link: { href: '#more', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
  },
  globals: { viewport: { value: 'mobile1' } },
};
