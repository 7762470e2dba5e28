import { maximumLetterBytes, type IntakeEntryOf } from '../../../contract/intake.ts';
import { problemWith } from '../../files/rules.ts';
import type { Scan } from '../../files/scan.ts';
import { notify } from '../../notifications/store.ts';
import { keepFile } from '../../offers/files.ts';
import { openLetter } from '../../offers/letters/open-letter.ts';
import { hasEnvelope, reviseOffer } from '../../offers/revise.ts';
import { statusOf } from '../../offers/rules.ts';
import { createOffer, lockOfferOfId, type NewOffer } from '../../offers/store.ts';
import { candidateOf, positionOf, type IntakeDesk, type TakeEntry } from '../desk.ts';
import { offerChanged, offerExtended } from '../messages.ts';
import { EntryProblem } from '../rules.ts';

type Entry = IntakeEntryOf<'offer'>;

export const takeOffer: TakeEntry<'offer'> = async (desk, entry, known) => {
  const { transaction, employer, at } = desk;
  const accountId = await candidateOf(desk, entry.email, known);
  const { title } = await positionOf(desk, entry.position);
  const expiresAt = entry.expires_at === null ? null : new Date(entry.expires_at);
  if (expiresAt && expiresAt <= at)
    throw new EntryProblem(400, 'expires_at', 'Enter a moment that is to come, or null.');
  const documents = [];
  for (const [index, document] of entry.documents.entries())
    documents.push(await documentOf(desk, document, `documents.${index}`));
  const offer = { status: entry.status, positionName: title, expiresAt, updatedAt: at };
  if (known) await revise(desk, { id: known.rowId, offer, documents });
  else await checkEnvelopes(desk, documents);
  const rowId =
    known?.rowId ?? (await createOffer(transaction, employer.scope, { ...offer, accountId, documents })).id;
  await notify(transaction, employer.scope, {
    accountId,
    notification: { ...(known ? offerChanged(title) : offerExtended(title)), createdAt: at },
  });
  return { accountId, rowId };
};

/** What is signed stays as it was sent; only when, and for what, may change before the answer. */
async function revise(
  { transaction, employer: { scope }, at }: IntakeDesk,
  {
    id,
    offer,
    documents,
  }: { id: number; offer: Omit<NewOffer, 'accountId' | 'documents'>; documents: NewOffer['documents'] },
): Promise<void> {
  const stored = await lockOfferOfId(transaction, scope, id);
  const status = stored && statusOf(stored, at);
  if (!stored || (status !== 'Extended' && status !== 'Contract Extended'))
    throw new EntryProblem(
      409,
      'external_id',
      `This offer is ${status ?? 'gone'}: make another one under an external_id of its own.`,
    );
  const isSame = whatIsSigned(stored.documents) === whatIsSigned(documents);
  if (!isSame)
    throw new EntryProblem(
      409,
      'documents',
      'The documents of an offer stay as they are: withdraw it, and make another one.',
    );
  await reviseOffer(transaction, scope, { id, ...offer });
}

/** Documents as an employer sends them, whatever has become of them since. */
function whatIsSigned(
  documents: readonly Pick<
    NewOffer['documents'][number],
    'name' | 'documentType' | 'status' | 'esignWid' | 'letterSha256'
  >[],
): string {
  return JSON.stringify(
    documents.map(({ name, documentType, status, esignWid, letterSha256 }) => [
      name,
      documentType,
      status === 'Read Only',
      esignWid,
      letterSha256,
    ]),
  );
}

async function documentOf(
  { transaction, employer: { scope, config }, at }: IntakeDesk,
  { name, type, needs_signature, pdf, esign_url }: Entry['documents'][number],
  field: string,
): Promise<NewOffer['documents'][number]> {
  if (pdf === undefined && (esign_url === undefined || !needs_signature))
    throw new EntryProblem(
      400,
      `${field}.pdf`,
      needs_signature ? 'Send the PDF, or where it is signed (esign_url).' : 'Send the PDF.',
    );
  if (esign_url !== undefined && !mayFrame(esign_url, config.esignConfig.origins))
    throw new EntryProblem(
      400,
      `${field}.esign_url`,
      'Enter an id, a path, or an address of one of the origins in esignConfig.',
    );
  const letterSha256 =
    pdf === undefined
      ? null
      : await keepFile(transaction, scope, {
          mediaType: 'application/pdf',
          bytes: await pdfOf(pdf, { field: `${field}.pdf`, isToBeSigned: needs_signature }),
        });
  return {
    name,
    documentType: type,
    status: needs_signature ? 'Unsigned' : 'Read Only',
    signed: false,
    esignWid: esign_url ?? null,
    letterSha256,
    sealedSha256: null,
    sendsInline: false,
    updatedAt: at,
  };
}

/** @throws EntryProblem for letters that are no PDFs, too large or infected, or cannot be looked at now */
export async function checkLetters({ documents }: Entry, scan: Scan): Promise<void> {
  const rule = { description: '', types: ['.pdf'], maximumBytes: maximumLetterBytes };
  for (const [index, { pdf }] of documents.entries()) {
    if (pdf === undefined) continue;
    const field = `documents.${index}.pdf`;
    const bytes = Buffer.from(pdf, 'base64');
    // what is no base64 is left out in silence
    if (bytes.toString('base64') !== pdf) throw new EntryProblem(400, field, 'Send the PDF in base64.');
    const problem = await problemWith([{ name: 'letter.pdf', bytes }], rule, scan);
    if (problem?.status === 503) throw new EntryProblem(503, field, problem.message);
    if (problem)
      throw new EntryProblem(
        400,
        field,
        'Send a PDF of at most 10 MB, in which the virus scanner finds nothing.',
      );
  }
}

/** @param base64 looked at by `checkLetters` */
async function pdfOf(
  base64: string,
  { field, isToBeSigned }: { field: string; isToBeSigned: boolean },
): Promise<Buffer> {
  const bytes = Buffer.from(base64, 'base64');
  if (isToBeSigned && !(await openLetter(bytes)))
    throw new EntryProblem(
      400,
      field,
      'Send a PDF that is neither protected nor damaged: the signature is written on it.',
    );
  return bytes;
}

/** Ids and paths are the site's own; of full addresses only those that pages may frame. */
function mayFrame(url: string, origins: readonly string[]): boolean {
  if (!/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return true;
  const origin = URL.parse(url)?.origin;
  return origin !== undefined && origins.includes(origin);
}

async function checkEnvelopes(
  { transaction, employer }: IntakeDesk,
  documents: NewOffer['documents'],
): Promise<void> {
  const seen = new Set<string>();
  for (const [index, { esignWid }] of documents.entries()) {
    if (esignWid === null) continue;
    if (seen.has(esignWid) || (await hasEnvelope(transaction, employer.scope, esignWid)))
      throw new EntryProblem(409, `documents.${index}.esign_url`, 'Another document is signed there.');
    seen.add(esignWid);
  }
}
