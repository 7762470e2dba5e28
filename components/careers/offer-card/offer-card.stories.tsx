import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/grid/grid.tsx';
import { offerStatuses } from '../offers/offer-state.ts';
import { OfferCard } from './offer-card.tsx';
import { offerCardTokens } from './offer-card.tokens.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 0, 10, 12);

const meta = {
  title: 'Careers/Offer card',
  component: OfferCard,
  args: {
    position: 'Registered nurse, intensive care',
    status: 'extended',
    expiresAt: now + 5 * day,
    updatedAt: now - 2 * day,
    now,
    href: '#offer',
  },
  parameters: {
    tokens: offerCardTokens,
    docs: {
      description: {
        component: `
A job offer among others: what it is for, how it stands, and until when. Times are numbers and \`now\` is given, so that
server and browser show the same; an extended offer whose time has passed shows as expired at once.

| Do | Don’t |
|---|---|
| Refresh \`now\` when the page comes back into view | Hide offers that are over: people look them up |
| Put open offers first | Accept or decline from the card; the offer has to be read |

| Key | What it does |
|---|---|
| Tab | Moves to “View job offer” |
| Enter | Opens the offer |
`,
      },
    },
  },
} satisfies Meta<typeof OfferCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Extended: Story = {};
export const LastDay: Story = { args: { expiresAt: now + day / 2 } };
export const WithoutAnEnd: Story = { args: { expiresAt: undefined } };
export const Statuses: Story = {
  render: (args) => (
    <Grid as="ul">
      {offerStatuses.map((status) => (
        <OfferCard {...args} key={status} as="li" status={status} position={`${args.position} (${status})`} />
      ))}
    </Grid>
  ),
};
export const LongPosition: Story = {
  args: { position: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzbeauftragte (m/w/d)' },
  globals: { viewport: { value: 'mobile1' } },
};
