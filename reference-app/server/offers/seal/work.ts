import { z } from 'zod';
import type { Work } from '../../background/queue.ts';
import { inTransaction, type Database } from '../../database/database.ts';
import type { EmployerScope } from '../../database/for-employer.ts';
import { serverSecret } from '../../database/secret.ts';
import { appendEvidence, evidenceOfDocument } from '../evidence/store.ts';
import { findFile, hashOf, keepFile } from '../files.ts';
import { findSealable, writeSealed } from '../store.ts';
import { writeSealedPdf } from './sealed-pdf.ts';
import { makeSigningKey, signingKeyIn, type SigningKey } from './signing-key.ts';

const sealing = z.object({ documentId: z.number().int() });

/** Making the signed document, which may take a while. */
export const sealWork: Work<z.infer<typeof sealing>> = { name: 'offer.seal', data: sealing };

/** The installation's own key, made when it is first asked for. */
export async function sealKey(database: Database, now: Date): Promise<SigningKey> {
  return signingKeyIn(await serverSecret(database, 'document seal', () => makeSigningKey(now)));
}

/** Makes the sealed PDF of a signed document; done already, it does nothing. */
export async function sealDocument(
  database: Database,
  scope: EmployerScope,
  options: { documentId: number; key: SigningKey; at: Date },
): Promise<void> {
  const { documentId, key, at } = options;
  const document = await findSealable(database, scope, documentId);
  if (!document) return;
  const links = await evidenceOfDocument(database, scope, documentId);
  const signature = links.find(({ kind }) => kind !== 'seal');
  if (!signature) throw new Error(`Document ${documentId} is signed and has no evidence.`);
  const fileOf = async (sha256: string | null) =>
    sha256 === null ? null : ((await findFile(database, scope, sha256)) ?? null);
  const received = await fileOf(document.receivedSha256);
  const bytes = await writeSealedPdf(
    {
      documentName: document.name,
      letter: await fileOf(document.letterSha256),
      upload:
        received && signature.kind === 'uploaded file'
          ? { ...received, name: document.receivedName ?? document.name }
          : null,
      signature,
      at,
    },
    key,
  );
  await inTransaction(database, async (transaction) => {
    const sealedSha256 = hashOf(bytes);
    // before the file, which would stay of a candidate who has been erased meanwhile
    if (!(await writeSealed(transaction, scope, { documentId, sealedSha256, at }))) return;
    await keepFile(transaction, scope, { mediaType: 'application/pdf', bytes });
    await appendEvidence(transaction, scope, {
      kind: 'seal',
      offerId: document.offerId,
      documentId,
      accountId: null,
      at,
      sha256Before: document.receivedSha256 ?? document.letterSha256,
      sha256After: sealedSha256,
      signer: null,
    });
  });
}
