import { isTheirName } from '@portico/core/offers';
import { fileTypeFromBuffer } from 'file-type';
import { endingOf, type UploadedFile } from '../files/rules.ts';
import { Refusal } from '../http/refusal.ts';
import type { EvidenceKind } from './evidence/chain.ts';
import type { OfferFile } from './files.ts';

/** What a candidate hands in as signed. */
export type Submission = {
  kind: EvidenceKind & ('typed name' | 'uploaded file');
  received: OfferFile & { name: string };
};

const wrongName = 'Please enter your full name as shown on the offer letter and your profile';
const noFile = 'Choose the signed document.';

/**
 * The one file of a form, as typed or as uploaded.
 *
 * @param sent.typed the letter with the typed name on it
 * @throws Refusal 400 without a file, with both, or with another name than the profile's
 */
export async function submissionIn(sent: {
  typed?: readonly UploadedFile[] | undefined;
  uploaded?: readonly UploadedFile[] | undefined;
  signature: string | undefined;
  knownName: string;
}): Promise<Submission> {
  const { typed = [], uploaded = [], signature, knownName } = sent;
  const files = [...typed, ...uploaded];
  const [file] = files;
  if (!file) throw amiss('signed_document_file', noFile);
  if (files.length > 1) throw amiss('signed_document_file', 'You should upload at most 1 file');
  const isTyped = typed.length > 0 || signature !== undefined;
  if (isTyped && !isTheirName(signature ?? '', knownName)) throw amiss('signature', wrongName);
  return {
    kind: isTyped ? 'typed name' : 'uploaded file',
    received: { name: file.name, mediaType: await mediaTypeOf(file), bytes: file.bytes },
  };
}

function amiss(field: string, message: string): Refusal {
  return new Refusal(400, message, { validationErrors: { [field]: message } });
}

/** By the content, which has been compared with the name. */
async function mediaTypeOf(file: UploadedFile): Promise<string> {
  // a PDF may begin with a line of its scanner's
  if (endingOf(file) === '.pdf') return 'application/pdf';
  return (await fileTypeFromBuffer(file.bytes))?.mime ?? 'application/octet-stream';
}
