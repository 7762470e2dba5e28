import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import type { EmployerDirectory } from '../../employers/directory.ts';
import { findFile } from '../files.ts';
import { findEnvelope } from '../store.ts';

/** A document at the e-signature provider. */
export type Envelope = {
  /** Of its employer. */
  domain: string;
  documentName: string;
  signer: { name: string; email: string };
  /** PDF; null = not written yet. */
  letter: Uint8Array | null;
};

/** What the demo's provider keeps: in truth it is given each document when an offer is made. */
export type Envelopes = { find: (wid: string) => Promise<Envelope | undefined> };

/** An id that tells its employer, since the provider's addresses tell nothing else, and that nobody guesses. */
export function newEnvelopeId(domain: string): string {
  return `${domain}~${randomUUID()}`;
}

export function createEnvelopes(options: {
  database: Database;
  employers: Pick<EmployerDirectory, 'find'>;
}): Envelopes {
  const { database, employers } = options;
  return {
    async find(wid) {
      const [domain = ''] = wid.split('~', 1);
      const employer = domain === '' ? null : await employers.find(domain);
      if (!employer) return undefined;
      const found = await findEnvelope(database, employer.scope, wid);
      if (!found) return undefined;
      const { documentName, signer, letterSha256 } = found;
      const file = letterSha256 === null ? undefined : await findFile(database, employer.scope, letterSha256);
      return { domain: employer.domain, documentName, signer, letter: file?.bytes ?? null };
    },
  };
}
