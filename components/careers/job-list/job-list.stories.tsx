import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { InfoBar } from '../../feedback/info-bar/info-bar.tsx';
import { JobCard } from '../job-card/job-card.tsx';
import { SavedToggle } from '../saved-toggle/saved-toggle.tsx';
import { JobList } from './job-list.tsx';
import { jobListTokens } from './job-list.tokens.ts';

const now = Date.UTC(2026, 0, 10, 12);
const cards = ['Registered nurse', 'Ward physician', 'Data engineer'].map((title, index) => (
  <JobCard
    key={title}
    as="li"
    title={title}
    href={`#${index}`}
    places={['Berlin', 'Hamburg']}
    workLocation="onsite"
    postedAt={now - index * 86_400_000}
    now={now}
    selected={index === 0}
    action={<SavedToggle title={title} />}
  />
));

const meta = {
  title: 'Careers/Job list',
  component: JobList,
  args: { status: 'loaded', count: 12_345, empty: 'No job matches.', children: cards },
  parameters: {
    tokens: jobListTokens,
    docs: {
      description: {
        component: `
The jobs that a search found, under how many they are. A new count is read aloud; what the page came with is not.
While they load, skeletons keep the room.

| Do | Don’t |
|---|---|
| Say in \`empty\` how to loosen the search | Show skeletons for a change that takes a blink |
| Offer in \`failure\` to try again | Announce the count a second time |

| Key | What it does |
|---|---|
| Tab | Moves through the jobs and what can be done with them |
`,
      },
    },
  },
} satisfies Meta<typeof JobList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = {
  render: () => <JobList status="loading" skeletons={3} skeleton={{ action: true }} />,
};
export const Empty: Story = {
  render: () => <JobList status="loaded" count={0} empty={<Button>Clear all filters</Button>} />,
};
export const Failed: Story = {
  render: () => (
    <JobList
      status="failed"
      failure={<InfoBar variant="alert" action={<Button size="small">Try again</Button>} title="Offline" />}
    />
  ),
};
