import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/grid/grid.tsx';
import { DocumentCard } from './document-card.tsx';
import { documentCardTokens } from './document-card.tokens.ts';
import type { OfferDocument } from './document-state.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 0, 10, 12);
const document: OfferDocument = {
  status: 'Unsigned',
  hasContent: true,
  isSigned: false,
  expiresAt: now + 5 * day,
  updatedAt: now - 2 * day,
};

const meta = {
  title: 'Careers/Document card',
  component: DocumentCard,
  args: {
    name: 'Employment contract',
    document,
    offer: { status: 'Extended', expiresAt: now + 5 * day },
    now,
    href: '#document',
  },
  parameters: {
    tokens: documentCardTokens,
    docs: {
      description: {
        component: `
A document of a job offer: what it is, how it stands, and the way into it. “Start” stands where there is something to do
while the offer is open, “View” everywhere else; the way in is closed until the server has made or recorded it.

| Do | Don’t |
|---|---|
| Put what has to be signed first | Say “Sign” on the card; signing begins in the document |

| Key | What it does |
|---|---|
| Tab | Moves to the link |
| Enter | Opens the document |

Without an address to lead to, give \`onOpen\` in the place of \`href\`: see “Career hub” of the offer card.
`,
      },
    },
  },
} satisfies Meta<typeof DocumentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unsigned: Story = {};
export const Cases: Story = {
  render: (args) => (
    <Grid as="ul">
      <DocumentCard {...args} as="li" name="Expired" document={{ ...document, expiresAt: now - day }} />
      <DocumentCard
        {...args}
        as="li"
        name="Without an end"
        document={{ ...document, expiresAt: undefined }}
      />
      <DocumentCard
        {...args}
        as="li"
        name="In the making"
        document={{ ...document, status: 'Pending', hasContent: false }}
      />
      <DocumentCard {...args} as="li" name="To fill in" document={{ ...document, status: 'Pending' }} />
      <DocumentCard {...args} as="li" name="To read" document={{ ...document, status: 'Read Only' }} />
      <DocumentCard
        {...args}
        as="li"
        name="Signed"
        document={{ ...document, status: 'Signed', isSigned: true }}
      />
      <DocumentCard
        {...args}
        as="li"
        name="Signed, not yet recorded"
        document={{ ...document, status: 'Signed', hasContent: false }}
      />
    </Grid>
  ),
};
export const OfferOver: Story = { args: { offer: { status: 'Declined' } } };
