import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/grid/grid.tsx';
import { MatchMeter } from '../match-meter/match-meter.tsx';
import { SavedToggle } from '../saved-toggle/saved-toggle.tsx';
import { JobCard, JobCardSkeleton } from './job-card.tsx';
import { jobCardTokens } from './job-card.tokens.ts';

const now = Date.UTC(2026, 0, 10, 12);

const meta = {
  title: 'Careers/Job card',
  component: JobCard,
  args: {
    title: 'Registered nurse, intensive care',
    href: '#job',
    places: ['Berlin', 'Hamburg', 'Munich'],
    workLocation: 'onsite',
    department: 'Care',
    postedAt: now - 3 * 86_400_000,
    now,
  },
  parameters: {
    tokens: jobCardTokens,
    docs: {
      description: {
        component: `
A job among others. Its title is a link that covers the card; what can be done with it lies above the link.
\`JobCardSkeleton\` keeps the room of a card that is still loading.

| Do | Don’t |
|---|---|
| Put the place first that was searched for | Put a second link to the job on it |
| Select the one in view beside the list | Show more than helps to choose |

| Key | What it does |
|---|---|
| Tab | Moves to the title, then to what lies above it |
| Enter | Opens the job |
`,
      },
    },
  },
} satisfies Meta<typeof JobCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Cases: Story = {
  render: (args) => (
    <Grid as="ul">
      <JobCard {...args} as="li" title="Selected" selected />
      <JobCard
        {...args}
        as="li"
        title="With a match"
        match={<MatchMeter size="small" score={0.86} strongMatchThreshold={0.8} />}
        action={<SavedToggle title="With a match" />}
      />
      <JobCard
        as="li"
        title="Nothing known but the date"
        href="#plain"
        postedAt={args.postedAt}
        now={args.now}
      />
      <JobCard {...args} as="li" title="One place" places={['Berlin']} workLocation="remote_global" />
    </Grid>
  ),
};
export const Loading: Story = {
  render: () => (
    <Grid>
      <JobCardSkeleton />
      <JobCardSkeleton match action />
    </Grid>
  ),
};
export const LongWords: Story = {
  args: {
    title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzbeauftragte (m/w/d)',
    places: ['Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', ...Array<string>(1200).fill('x')],
  },
  globals: { viewport: { value: 'mobile1' } },
};
