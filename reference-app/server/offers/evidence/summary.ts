import { PDFDocument } from 'pdf-lib';
import { Paper } from '../letters/paper.ts';
import type { StoredLink } from './store.ts';
import { moment, ways } from './words.ts';

export type EvidenceSummary = {
  documentName: string;
  /** What is known of the document, in its order. */
  links: readonly StoredLink[];
  at: Date;
};

/** What the evidence says of one document, entry by entry, with the hashes by which each can be checked; a PDF. */
export async function writeEvidenceSummary({
  documentName,
  links,
  at,
}: EvidenceSummary): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const paper = await Paper.after(pdf, {
    holding: [documentName, JSON.stringify(links.map(({ signer }) => signer))].join(' '),
  });
  paper.write('Evidence summary', { size: 17, isBold: true, gap: 2 });
  paper.write(documentName, { size: 11, gap: 2 });
  paper.write(`As of ${moment(at)}`, { size: 9, isFaint: true, gap: 20 });
  for (const link of links) {
    const { sequence, kind, signer, sha256Before, sha256After, hash } = link;
    paper.write(`Entry ${sequence}: ${ways[kind]}`, { size: 12, isBold: true, gap: 6 });
    const rows: [name: string, value: string | null][] = [
      ['When', moment(link.at)],
      ['Who', signer ? `${signer.name}, ${signer.email}` : 'The server of this site'],
      ['From', signer && `${signer.address}, ${signer.userAgent || 'an unknown browser'}`],
      ['SHA-256 of the document before', sha256Before],
      ['SHA-256 of the document after', sha256After],
      ['Hash of this entry', hash],
    ];
    for (const [name, value] of rows)
      if (value) {
        paper.write(name, { size: 9, isFaint: true, gap: 0 });
        paper.write(value, { gap: 6 });
      }
    paper.rule();
  }
  paper.write(
    'Each entry is hashed together with the one before it: whoever changes one changes all that follow. The employer can have the whole chain and its files checked.',
    { size: 9, isFaint: true },
  );
  paper.explainGaps(
    'The names of the document and of whoever signed are whole in the properties of this file.',
  );
  const names = new Set(links.flatMap(({ signer }) => signer?.name ?? []));
  pdf.setTitle(`${documentName} (evidence)`);
  pdf.setSubject([...names].join(', '));
  pdf.setModificationDate(at);
  return pdf.save();
}
