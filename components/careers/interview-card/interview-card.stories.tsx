import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { Grid } from '../../layout/grid/grid.tsx';
import { InterviewCard } from './interview-card.tsx';
import { interviewCardTokens } from './interview-card.tokens.ts';

const minute = 60_000;
const day = 1440 * minute;
// the card goes by the browser’s clock
const now = Date.now();
const reschedule = <Button variant="secondary">Reschedule</Button>;
const interviewers = [
  { name: 'Ada Lovelace', role: 'Head of care' },
  { name: 'Grace Hopper', role: 'Recruiting' },
];
const common = { now, timeZone: 'Europe/Berlin', duration: 45 } as const;

const meta = {
  title: 'Careers/Interview card',
  component: InterviewCard,
  args: {
    ...common,
    title: 'Registered nurse, intensive care',
    startsAt: now + 3 * day,
    interviewers,
    kind: 'video',
    joinHref: '#join',
    calendarHref: '#interview.ics',
    actions: reschedule,
  },
  parameters: {
    tokens: interviewCardTokens,
    docs: {
      description: {
        component: `
An interview: when, how and with whom. The way into a video call opens 15 minutes before it begins and closes when it is over.
Until the browser has hydrated, \`now\` is the time, so that server and browser show the same.

| Do | Don’t |
|---|---|
| Give the candidate’s \`timeZone\` where the profile knows it | Give the time of the office |
| Keep an interview that was cancelled in view | Take it away without a word |

| Key | What it does |
|---|---|
| Tab | Moves among joining, the calendar and the other actions |
| Enter | Joins, or does what the button says |
`,
      },
    },
  },
} satisfies Meta<typeof InterviewCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Kinds: Story = {
  render: () => (
    <Grid as="ul">
      <InterviewCard
        {...common}
        as="li"
        title="By phone"
        startsAt={now + day}
        kind="phone"
        phoneNumber="+49 30 901820"
        onAddToCalendar={() => {}}
      />
      <InterviewCard
        {...common}
        as="li"
        title="On site"
        startsAt={now + 9 * day}
        duration={240}
        kind="onSite"
        place="Charitéplatz 1, 10117 Berlin"
        interviewers={interviewers}
        actions={reschedule}
      />
    </Grid>
  ),
};
export const Phases: Story = {
  render: () => (
    <Grid as="ul">
      {(
        [
          ['About to begin', now + 10 * minute],
          ['Under way', now - 10 * minute],
          ['Over', now - 2 * day],
        ] as const
      ).map(([title, startsAt]) => (
        <InterviewCard
          {...common}
          key={title}
          as="li"
          title={title}
          startsAt={startsAt}
          kind="video"
          joinHref="#join"
          calendarHref="#interview.ics"
          actions={reschedule}
        />
      ))}
      <InterviewCard
        {...common}
        as="li"
        title="Cancelled"
        startsAt={now + day}
        kind="video"
        joinHref="#join"
        cancelled
      />
    </Grid>
  ),
};
export const LongText: Story = {
  args: {
    title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzbeauftragte (m/w/d)',
    duration: 1_000_000,
    interviewers: Array.from({ length: 12 }, (_, index) => ({
      name: `Wolfeschlegelsteinhausenbergerdorff ${index + 1}`,
      role: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtin',
    })),
  },
  globals: { viewport: { value: 'mobile1' } },
};
