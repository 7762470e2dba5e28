import { offerStatuses } from '@portico/core/offers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../../actions/button/button.tsx';
import { PdfViewer } from '../../viewers/pdf-viewer/pdf-viewer.tsx';
import { Grid } from '../../layout/grid/grid.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { AlertDialog } from '../../overlays/alert-dialog/alert-dialog.tsx';
import { makePdf, pdfWorkerUrl } from '../../testing/make-pdf.ts';
import { DocumentCard } from '../document-card/document-card.tsx';
import { OfferCard } from './offer-card.tsx';
import { offerCardTokens } from './offer-card.tokens.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 0, 10, 12);

const meta = {
  title: 'Careers/Offer card',
  component: OfferCard,
  args: {
    position: 'Registered nurse, intensive care',
    status: 'Extended',
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
type Offer = (typeof offers)[number];
const letter = makePdf({ pages: [['Dear Ada,', '', 'we are happy to offer you a place.']] });

/** What the hub shows: all offers, one, or its letter. */
type Place = { offer?: Offer; isReading?: boolean };

/** Has the focus when it comes, since what was pressed to come here is gone. */
function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}

/** The letter, to read and to decline. It is signed on the careers site, where a signature counts. */
function Letter({ offer, onDecline }: { offer: Offer; onDecline: () => void }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <PdfViewer src={letter} fileName={`${offer.document}.pdf`} workerUrl={pdfWorkerUrl} headingLevel={3} />
      <Inline gap={3}>
        <Button onClick={() => setAsked(true)}>Decline</Button>
        <Button variant="primary" href="https://careers.example/careers/offer/1">
          Sign on the careers site
        </Button>
      </Inline>
      <AlertDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Decline offer?"
        description="The action cannot be undone."
        confirmLabel="Decline offer"
        cancelLabel="Back to offer"
        busyLabel="Declining…"
        destructive
        onConfirm={onDecline}
      />
    </>
  );
}

/** Offers in a career hub: it decides what is shown, and each part only says what was asked for. */
function Hub() {
  const [{ offer, isReading = false }, setPlace] = useState<Place>({});
  const [declined, setDeclined] = useState<readonly Offer[]>([]);
  const stateOf = (each: Offer) =>
    declined.includes(each)
      ? ({ status: 'Declined' } as const)
      : ({ status: 'Extended', expiresAt: now + 5 * day } as const);
  if (!offer)
    return (
      <Grid as="ul">
        {offers.map((each) => (
          <OfferCard
            key={each.position}
            as="li"
            {...stateOf(each)}
            position={each.position}
            updatedAt={now}
            now={now}
            onOpen={() => setPlace({ offer: each })}
          />
        ))}
      </Grid>
    );
  return (
    <Stack align="stretch">
      <Inline>
        <Button size="small" onClick={() => setPlace(isReading ? { offer } : {})}>
          {isReading ? 'Job offer' : 'Offers'}
        </Button>
      </Inline>
      <Heading key={String(isReading)}>
        {isReading ? offer.document : `Job offer for ${offer.position}`}
      </Heading>
      {isReading ? (
        <Letter
          offer={offer}
          onDecline={() => {
            setDeclined([...declined, offer]);
            setPlace({ offer });
          }}
        />
      ) : (
        <DocumentCard
          name={offer.document}
          document={{ status: 'Unsigned', hasContent: true, isSigned: false, updatedAt: now }}
          offer={stateOf(offer)}
          now={now}
          onOpen={() => setPlace({ offer, isReading: true })}
        />
      )}
    </Stack>
  );
}

export const CareerHub: Story = {
  render: () => <Hub />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View job offer: Nurse educator' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Start: Contract' }));
    await expect(await canvas.findByRole('heading', { name: 'Contract' })).toHaveFocus();
    // the viewer and its worker come first
    await canvas.findByRole('article', { name: 'Page 1 of 1' }, { timeout: 20_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Decline offer' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'View: Contract' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Job offer' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Offers' }));
    await expect(await canvas.findByText('Declined')).toBeVisible();
  },
};
