import type { EvidenceKind } from './chain.ts';

/** How each entry of the evidence came about, for people to read. */
export const ways: Readonly<Record<EvidenceKind, string>> = {
  'typed name': 'Typed the full name as the electronic signature, having agreed to the terms and conditions.',
  'uploaded file': 'Uploaded the signed document.',
  'e-signature': 'Signed with the e-signature service, which has confirmed it.',
  decline: 'Declined.',
  seal: 'Sealed.',
  erasure: 'Erased with the candidate.',
};

/** In UTC, as in `10 March 2026 at 12:00:00 UTC`. */
export function moment(at: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(
    at,
  );
}
