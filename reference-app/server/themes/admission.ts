import type { FastifyRequest } from 'fastify';
import type { ThemeDocument, ThemeRight } from '../../contract/themes.ts';
import type { Database } from '../database/database.ts';
import { employerOf, sessionOf } from '../http/request-context.ts';
import { requireKnownProductVersion } from './known-product-version.ts';
import { requireOwnPictures } from './own-pictures.ts';
import { signedWaivers } from './signed-waivers.ts';

/** What a document has to keep to that only the database knows. @returns it as it may be stored. @throws Refusal */
export type Admit = (transaction: Database, document: ThemeDocument) => Promise<ThemeDocument>;

/** What somebody sends is admitted in their name, with their rights. */
export function admissionFor(request: FastifyRequest, rights: ReadonlySet<ThemeRight>): Admit {
  const { scope, domain } = employerOf(request);
  const accountId = sessionOf(request).account.id;
  return async (transaction, document) => {
    await requireKnownProductVersion(transaction, scope, document);
    await requireOwnPictures(transaction, scope, { document, domain });
    return signedWaivers(transaction, scope, { document, accountId, mayWaive: rights.has('publish') });
  };
}
