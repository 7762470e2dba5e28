import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { Grid } from '../../layout/grid/grid.tsx';
import { ApplicationCard } from './application-card.tsx';
import { applicationCardTokens } from './application-card.tokens.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 0, 10, 12);
const stages = { names: ['Sent', 'Review', 'Interview', 'Decision'], current: 3 };
const withdraw = <Button variant="secondary">Withdraw</Button>;

const meta = {
  title: 'Careers/Application card',
  component: ApplicationCard,
  args: {
    state: 'active',
    position: 'Registered nurse, intensive care',
    company: 'Meridian Health',
    location: 'Berlin',
    href: '#application',
    appliedAt: now - 9 * day,
    updatedAt: now - 2 * day,
    now,
    timeZone: 'Europe/Berlin',
  },
  parameters: {
    tokens: applicationCardTokens,
    docs: {
      description: {
        component: `
An application among others: what it is for, how it stands, and what to do next. A draft leads to the form, the others to
their page. Times are numbers and \`now\` is given, so that server and browser show the same.

| Do | Don’t |
|---|---|
| Say in \`nextStep\` who does what by when | Leave candidates with a status that only recruiters know |
| Leave \`status\` out where the employer does not tell | Make one up |
| Ask before an application is withdrawn | Withdraw at the first press |

| Key | What it does |
|---|---|
| Tab | Moves to the position, or to “Continue” of a draft, then to the other actions |
| Enter | Opens it |
`,
      },
    },
  },
} satisfies Meta<typeof ApplicationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { status: 'In review', actions: withdraw } };
export const Active: Story = {
  render: () => (
    <Grid as="ul">
      <ApplicationCard
        as="li"
        state="active"
        position="Status not told"
        company="Meridian Health"
        href="#1"
        appliedAt={now - day}
        now={now}
        timeZone="Europe/Berlin"
      />
      <ApplicationCard
        as="li"
        state="active"
        position="Interview ahead"
        href="#2"
        appliedAt={now - 20 * day}
        updatedAt={now - day}
        status="Interview"
        stages={stages}
        interviewAt={now + 3 * day}
        nextStep="You meet the team of the ward."
        now={now}
        timeZone="Europe/Berlin"
        actions={withdraw}
      />
      <ApplicationCard
        as="li"
        state="active"
        position="Waits for the candidate"
        location="Hamburg"
        href="#3"
        appliedAt={now - 30 * day}
        status="Documents missing"
        statusVariant="warning"
        nextStep="Upload your licence by 1 February."
        actionRequired
        now={now}
        timeZone="Europe/Berlin"
        actions={
          <>
            <Button variant="primary">Upload</Button>
            {withdraw}
          </>
        }
      />
    </Grid>
  ),
};
export const DraftsAndClosed: Story = {
  render: () => (
    <Grid as="ul">
      <ApplicationCard
        as="li"
        state="draft"
        position="Draft"
        company="Meridian Health"
        href="#apply"
        savedAt={now - 3_600_000}
        now={now}
        actions={<Button variant="secondary">Delete</Button>}
      />
      <ApplicationCard
        as="li"
        state="draft"
        jobClosed
        position="Draft of a closed job"
        savedAt={now - 40 * day}
        now={now}
        actions={<Button variant="secondary">Delete</Button>}
      />
      <ApplicationCard
        as="li"
        state="closed"
        position="Over"
        href="#over"
        appliedAt={now - 400 * day}
        updatedAt={now - 380 * day}
        now={now}
        timeZone="Europe/Berlin"
      />
      <ApplicationCard
        as="li"
        state="closed"
        position="Over, and told how"
        href="#rejected"
        appliedAt={now - 90 * day}
        status="Another candidate was chosen"
        statusVariant="alert"
        now={now}
        timeZone="Europe/Berlin"
      />
    </Grid>
  ),
};
export const LongText: Story = {
  args: {
    position: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzbeauftragte (m/w/d)',
    company: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    status: 'Kraftfahrzeughaftpflichtversicherungsbescheinigungsnummernüberprüfung',
    nextStep: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnungsprüfung abwarten',
    actionRequired: true,
    stages: { names: ['Kraftfahrzeughaftpflichtversicherungsbescheinigungsprüfung'], current: 1 },
    interviewAt: now + day,
    actions: withdraw,
  },
  globals: { viewport: { value: 'mobile1' } },
};
