import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../actions/button/button.tsx';
import { Grid } from '../../layout/grid/grid.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { DocumentCard } from '../document-card/document-card.tsx';
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

Where offers are shown inside another product, such as a career hub, there are no addresses to lead to: give \`onOpen\` in the
place of \`href\`, here and at \`DocumentCard\`, and show what was asked for. The heading of the list is the product’s then.
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

const offers = [
  { position: 'Registered nurse, intensive care', document: 'Offer letter' },
  { position: 'Nurse educator', document: 'Contract' },
];

/** Offers in a career hub: it decides what is shown, and each card only says what was asked for. */
const Hub = () => {
  const [shown, setShown] = useState<{ offer?: (typeof offers)[number]; isReading?: boolean }>({});
  const { offer, isReading = false } = shown;
  const open = { status: 'extended', expiresAt: now + 5 * day } as const;
  if (!offer)
    return (
      <Grid as="ul">
        {offers.map((each) => (
          <OfferCard
            key={each.position}
            as="li"
            {...open}
            position={each.position}
            updatedAt={now}
            now={now}
            onOpen={() => setShown({ offer: each })}
          />
        ))}
      </Grid>
    );
  return (
    <Stack align="start">
      <Button size="small" onClick={() => setShown(isReading ? { offer } : {})}>
        {isReading ? 'Job offer' : 'Offers'}
      </Button>
      <h2>{isReading ? offer.document : `Job offer for ${offer.position}`}</h2>
      {isReading ? null : (
        <DocumentCard
          name={offer.document}
          document={{ status: 'unsigned', hasContent: true, isSigned: false, updatedAt: now }}
          offer={open}
          now={now}
          onOpen={() => setShown({ offer, isReading: true })}
        />
      )}
    </Stack>
  );
};

export const CareerHub: Story = {
  render: () => <Hub />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View job offer: Nurse educator' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Start: Contract' }));
    await expect(await canvas.findByRole('heading', { name: 'Contract' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Job offer' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Offers' }));
    await expect(await canvas.findByRole('button', { name: 'View job offer: Nurse educator' })).toBeVisible();
  },
};
