import type { OfferStatus } from '@portico/core/offers';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Database } from '../../database/database.ts';
import { forEmployer, type EmployerScope } from '../../database/for-employer.ts';
import type { TablesOfOneEmployer } from '../../database/schema.ts';
import { findFile } from '../../offers/files.ts';
import { handOutChanges, isBetween, type Between, type HandOut, type Run } from './changes.ts';
import { writeBeside } from './folder.ts';
import { externalIdOf } from './store.ts';

const answered: readonly OfferStatus[] = ['Accepted', 'Contract Accepted', 'Declined', 'Rejected'];
const pageOfOffers = 50;

type ChangedOffer = Awaited<ReturnType<typeof changedPage>>[number];

/** Hands out offers that were accepted, declined or signed, with what was sealed beside them. */
export function handOutOffers(
  database: Database,
  employer: { scope: EmployerScope; domain: string },
  run: Run,
): Promise<HandOut> {
  const { scope } = employer;
  return handOutChanges(database, employer, {
    run,
    kind: {
      name: 'offers',
      page: (between) => changedPage(database, scope, between),
      write: (offer) => writeOffer(database, scope, { offer, folder: run.folder }),
    },
  });
}

/** When an offer or one of its documents has changed: a document is sealed after it was answered. */
function changedAt({ selectFrom }: ExpressionBuilder<TablesOfOneEmployer, 'offer'>) {
  const ofDocuments = selectFrom('offer_document')
    .select(({ fn }) => fn.max('offer_document.updated_at').as('moment'))
    .whereRef('offer_document.offer_id', '=', 'offer.id');
  return sql<Date>`greatest(offer.updated_at, ${ofDocuments})`;
}

function changedPage(database: Database, scope: EmployerScope, between: Between) {
  return forEmployer(database, scope)
    .selectFrom('offer')
    .innerJoin('account', 'account.id', 'offer.account_id')
    .select((row) => [
      'offer.id',
      'offer.enc_id as encId',
      'offer.status',
      'offer.position_name as positionName',
      'offer.updated_at as answeredAt',
      'account.email as accountEmail',
      externalIdOf('offer', row.ref('offer.id')).as('externalId'),
      changedAt(row).as('updatedAt'),
    ])
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('offer.status', 'in', answered),
        exists(
          selectFrom('offer_document')
            .select('offer_document.id')
            .whereRef('offer_document.offer_id', '=', 'offer.id')
            .where('offer_document.status', '=', 'Signed'),
        ),
      ]),
    )
    .where((row) => isBetween({ updatedAt: changedAt(row), id: row.ref('offer.id') }, between))
    .orderBy((row) => changedAt(row))
    .orderBy('offer.id')
    .limit(pageOfOffers)
    .execute();
}

async function writeOffer(
  database: Database,
  scope: EmployerScope,
  { offer, folder }: { offer: ChangedOffer; folder: string },
) {
  const stored = await forEmployer(database, scope)
    .selectFrom('offer_document')
    .select(['name', 'document_type', 'status', 'sealed_sha256', 'updated_at'])
    .where('offer_id', '=', offer.id)
    .orderBy('id')
    .execute();
  const documents = [];
  for (const [index, { sealed_sha256: hash, ...document }] of stored.entries()) {
    const sealed = hash === null ? undefined : await findFile(database, scope, hash);
    documents.push({
      name: document.name,
      document_type: document.document_type,
      status: document.status,
      updated_at: document.updated_at.toISOString(),
      sealed: sealed
        ? await writeBeside(folder, {
            of: `offer-${offer.encId}`,
            name: `document-${index + 1}.pdf`,
            bytes: sealed.bytes,
          })
        : null,
    });
  }
  return {
    id: offer.encId,
    external_id: offer.externalId,
    account_email: offer.accountEmail,
    position: offer.positionName,
    status: offer.status,
    updated_at: offer.answeredAt.toISOString(),
    documents,
  };
}
