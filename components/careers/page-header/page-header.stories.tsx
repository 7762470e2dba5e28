import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { Tabs } from '../../navigation/tabs/tabs.tsx';
import { PageHeader } from './page-header.tsx';
import { pageHeaderTokens } from './page-header.tokens.ts';

const meta = {
  title: 'Careers/Page header',
  component: PageHeader,
  // the header of a page, not of the site
  render: (args) => (
    <main>
      <PageHeader {...args} />
    </main>
  ),
  args: {
    title: 'Your applications',
    description: 'What you have sent to us, and how far it has come.',
  },
  parameters: {
    tokens: pageHeaderTokens,
    docs: {
      description: {
        component: `
What a page is about, the way up from it, and what can be done there.

| Do | Don’t |
|---|---|
| Give each page one, with its only \`<h1>\` | Repeat the site’s name in the title |
| Put the main action last, and no more than three | Hide what people come for behind a menu |
| Choose \`back\` where there is one way up | Repeat the navigation bar |
| Put it into the page’s \`<main>\` | Take it for the bar of the site, which is \`Navbar\` |

| Key | What it does |
|---|---|
| Tab | Moves to the way up, then to each action and to the tabs |
`,
      },
    },
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { back: { href: '#jobs', label: 'All jobs' } } };
export const Everything: Story = {
  render: () => (
    <PageHeader
      title="Research nurse"
      meta={
        <>
          <span>Hamburg</span>
          <span>Posted 3 days ago</span>
        </>
      }
      description="Cares for people in trials, and for the data that they leave."
      back={{ href: '#jobs', label: 'All jobs' }}
      actions={
        <>
          <Button>Save</Button>
          <Button variant="primary">Apply</Button>
        </>
      }
      tabs={
        <Tabs
          label="About the job"
          items={[
            { value: 'tasks', label: 'Tasks', content: 'What you do.' },
            { value: 'team', label: 'Team', content: 'With whom.' },
          ]}
        />
      }
    />
  ),
};
export const Band: Story = {
  parameters: { layout: 'fullscreen' },
  args: {
    variant: 'banner',
    title: 'Careers at Meridian Health',
    description: 'Work that stays with people.',
    actions: <Button variant="primary">Search</Button>,
  },
};
export const LongText: Story = {
  args: {
    title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    description: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    back: { href: '#jobs', label: 'Kraftfahrzeughaftpflichtversicherungsbescheinigungsnummern' },
    actions: (
      <>
        <Button>Donaudampfschifffahrtselektrizitätenhauptbetriebswerk</Button>
        <Button variant="primary">Apply</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
};
