import { hash, randomBytes } from 'node:crypto';

/** What was done to a document, or at last to a whole offer: `erasure` says that its candidate is erased. */
export type EvidenceKind = 'typed name' | 'uploaded file' | 'e-signature' | 'decline' | 'seal' | 'erasure';

/** Who did it, and from where: what can be erased without breaking the chain. */
export type Signer = { name: string; email: string; address: string; userAgent: string };

/** One link, as it is hashed. */
export type EvidenceLink = {
  /** 1, 2, 3 … within the employer. */
  sequence: number;
  kind: EvidenceKind;
  offerId: number;
  documentId: number | null;
  /** null = the server itself. */
  accountId: number | null;
  at: Date;
  /** SHA-256 of the document as it was offered, and as it was handed in or sealed; null = there was none. */
  sha256Before: string | null;
  sha256After: string | null;
  /** Of the signer, salted: names nobody once the signer is erased. Empty for the server. */
  signerHash: string;
};

/** Before the first link. */
export const chainStart = '0'.repeat(64);

/** SHA-256 over the previous hash and the link, hex. */
export function hashOfLink(previous: string, link: EvidenceLink): string {
  const { sequence, kind, offerId, documentId, accountId, at, sha256Before, sha256After, signerHash } = link;
  // an array: names of fields may change, and their order is not to be relied on
  const told = [
    previous,
    sequence,
    kind,
    offerId,
    documentId,
    accountId,
    at.toISOString(),
    sha256Before,
    sha256After,
    signerHash,
  ];
  return hash('sha256', JSON.stringify(told));
}

export function hashOfSigner(salt: string, { name, email, address, userAgent }: Signer): string {
  return hash('sha256', JSON.stringify([salt, name, email, address, userAgent]));
}

/** So that a signer cannot be found out by hashing likely names. */
export function newSalt(): string {
  return randomBytes(16).toString('base64url');
}
