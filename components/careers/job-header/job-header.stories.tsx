import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { MatchMeter } from '../match-meter/match-meter.tsx';
import { SavedToggle } from '../saved-toggle/saved-toggle.tsx';
import { JobHeader } from './job-header.tsx';
import { jobHeaderTokens } from './job-header.tokens.ts';

const now = Date.UTC(2026, 0, 10, 12);
const apply = (
  <Button variant="apply" href="#apply">
    Apply
  </Button>
);

const meta = {
  title: 'Careers/Job header',
  component: JobHeader,
  args: {
    title: 'Registered nurse, intensive care',
    places: ['Berlin', 'Hamburg', 'Munich', 'Leipzig'],
    workLocation: 'hybrid',
    department: 'Care',
    postedAt: now - 3 * 86_400_000,
    now,
    requisitionId: 'R-4711',
  },
  parameters: {
    tokens: jobHeaderTokens,
    docs: {
      description: {
        component: `
What a job is, where and since when, and what can be done about it. With \`sticky\`, the way to apply stays at hand while the
description is read.

| Do | Don’t |
|---|---|
| Put the place first that was searched for | List a hundred places above the fold |
| Say that a job is closed, and lead on to similar ones | Leave the button there that applies for it |
| Use \`sticky\` on the job’s own page | Use it below a sticky navbar, or twice on a page |

| Key | What it does |
|---|---|
| Tab | Moves to the other places, to sharing, saving and applying; to the bar after the header |
| Enter or Space on “and 3 more places” | Shows or hides them |
`,
      },
    },
  },
} satisfies Meta<typeof JobHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { apply } };
export const Everything: Story = {
  args: {
    apply,
    shareUrl: 'https://careers.example/job/4711',
    save: <SavedToggle title="Registered nurse" variant="text" />,
    match: <MatchMeter size="small" score={0.86} strongMatchThreshold={0.8} />,
    back: { href: '#jobs', label: 'All jobs' },
  },
};
export const Closed: Story = {
  args: { closed: true, closedAt: now, similar: <Button href="#similar">Similar jobs</Button> },
};
export const Sticky: Story = {
  args: { apply, sticky: true },
  render: (args) => (
    <main>
      <JobHeader {...args} />
      {Array.from({ length: 40 }, (_, index) => (
        <p key={index}>What you do on day {index + 1}.</p>
      ))}
    </main>
  ),
};
export const LongText: Story = {
  args: {
    apply,
    shareUrl: 'https://careers.example/job/4711',
    title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzbeauftragte',
    places: ['Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', 'Berlin'],
    requisitionId: 'R-00000000000000000000000000000000000000004711',
  },
  globals: { viewport: { value: 'mobile1' } },
};
