import { stamp } from '@portico/core/offers';
import { pdflibAddPlaceholder } from '@signpdf/placeholder-pdf-lib';
import { SignPdf } from '@signpdf/signpdf';
import { SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import { PDFDocument, StandardFonts, rgb } from 'pdf-lib';
import type { OfferFile } from '../files.ts';
import type { StoredLink } from '../evidence/store.ts';
import { moment, ways } from '../evidence/words.ts';
import { isSignedPdf, openLetter } from '../letters/open-letter.ts';
import { drawLine, Paper } from '../letters/paper.ts';
import { Typeface } from '../letters/typeface.ts';
import { CadesSigner } from './cades-signer.ts';
import type { SigningKey } from './signing-key.ts';

type Enclosed = OfferFile & { name: string };

export type SealedPdf = {
  documentName: string;
  /** What was offered; null = nothing that this server has. */
  letter: OfferFile | null;
  /** What the candidate uploaded in its stead. It is enclosed and never read: nobody knows what it does to a reader. */
  upload: Enclosed | null;
  signature: StoredLink;
  at: Date;
};

/**
 * The letter with the signature on it, the record of the signature behind it, sealed against changes (PAdES). A letter that
 * may not be drawn on, or is signed already, is enclosed as it is.
 */
export async function writeSealedPdf(facts: SealedPdf, key: SigningKey): Promise<Buffer> {
  const { documentName, letter, upload, signature, at } = facts;
  const opened = letter && !isSignedPdf(letter.bytes) ? await openLetter(letter.bytes) : undefined;
  if (opened) await sign(opened, signature);
  const pdf = opened ?? (await PDFDocument.create());
  const offered = letter && !opened ? { ...letter, name: `${documentName} (as offered).pdf` } : null;
  await addRecord(pdf, { ...facts, offered });
  const enclose = ({ bytes, name, mediaType }: Enclosed, description: string) =>
    pdf.attach(bytes, name, {
      mimeType: mediaType,
      description,
      creationDate: signature.at,
      modificationDate: signature.at,
    });
  if (offered) await enclose(offered, 'The document as it was offered');
  if (upload) await enclose(upload, 'The signed document as it was uploaded');
  pdf.setTitle(`${facts.documentName} (signed)`);
  // in Unicode, whatever the pages can show
  if (signature.signer) pdf.setSubject(`Signed by ${signature.signer.name}`);
  pdf.setModificationDate(at);
  pdflibAddPlaceholder({
    pdfDoc: pdf,
    // plain words only: the package writes them as they are
    reason: 'Sealed as it was signed',
    name: 'Portico document seal',
    contactInfo: '',
    location: '',
    signingTime: at,
    signatureLength: 2 * 8192,
    subFilter: SUBFILTER_ETSI_CADES_DETACHED,
  });
  // the signature is found by its bytes, which an object stream would hide
  const bytes = await pdf.save({ useObjectStreams: false });
  return new SignPdf().sign(Buffer.from(bytes), new CadesSigner(key));
}

/** Along the foot of the last page, where a letter has its margin. */
async function sign(pdf: PDFDocument, { signer, at, kind }: StoredLink): Promise<void> {
  const { margin, ink } = stamp;
  const page = pdf.getPages().at(-1);
  if (!page || !signer) return;
  const typeface = await Typeface.in(pdf, {
    plain: StandardFonts.HelveticaOblique,
    weight: 'regular',
    holding: signer.name,
  });
  const how = kind === 'typed name' ? 'Signed electronically' : 'Signed';
  const { text } = typeface.writable(`${how} by ${signer.name} on ${moment(at)}`);
  drawLine(page, { text, typeface, x: margin, y: 36, size: 10, color: rgb(...ink) });
}

async function addRecord(
  pdf: PDFDocument,
  { documentName, signature, upload, offered }: SealedPdf & { offered: Enclosed | null },
): Promise<void> {
  const { signer, kind, at, sha256Before, sha256After, sequence, hash } = signature;
  const paper = await Paper.after(pdf, {
    holding: [documentName, upload?.name, JSON.stringify(signer)].join(' '),
  });
  paper.write('Signature record', { size: 17, isBold: true, gap: 2 });
  paper.write(documentName, { size: 9, isFaint: true, gap: 20 });
  const rows: [name: string, value: string | null | undefined][] = [
    ['Signed by', signer && `${signer.name}, ${signer.email}`],
    ['When', moment(at)],
    ['How', ways[kind]],
    ['From', signer && `${signer.address}, ${signer.userAgent || 'an unknown browser'}`],
    ['Document as it was offered, enclosed in this file', offered?.name],
    ['Uploaded document, enclosed in this file', upload?.name],
    ['SHA-256 of the document as it was offered', sha256Before],
    ['SHA-256 of the document as it was handed in', sha256After],
    ['Evidence', `Entry ${sequence}, ${hash}`],
  ];
  for (const [name, value] of rows)
    if (value) {
      paper.write(name, { isBold: true, gap: 0 });
      paper.write(value, { gap: 8 });
    }
  paper.explainGaps(
    'The name of whoever signed is whole in the properties of this file, as its subject; an enclosed document keeps its name.',
  );
}
