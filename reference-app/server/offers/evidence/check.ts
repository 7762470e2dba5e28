import type { Database } from '../../database/database.ts';
import type { EmployerScope } from '../../database/for-employer.ts';
import { findFile, hashOf } from '../files.ts';
import { chainStart, hashOfLink, hashOfSigner } from './chain.ts';
import { evidenceHead, listEvidence, type StoredLink } from './store.ts';

export type EvidenceCheck = {
  links: number;
  /** Files that were compared with their hashes. */
  files: number;
  /** One sentence for each thing that is not as it was written. */
  faults: readonly string[];
};

const atATime = 500;

/** Whether an employer's evidence, and every file that it tells of, is as it was written. */
export async function checkEvidence(database: Database, scope: EmployerScope): Promise<EvidenceCheck> {
  const faults: string[] = [];
  const checked = new Set<string>();
  const erased = new Set<number | null>();
  let last = { sequence: 0, hash: chainStart };
  for (;;) {
    const links = await listEvidence(database, scope, { after: last.sequence, limit: atATime });
    if (links.length === 0) break;
    for (const link of links) {
      faults.push(...faultsOf(link, last));
      if (isErased(link)) erased.add(link.documentId);
      for (const sha256 of [link.sha256Before, link.sha256After])
        if (sha256 !== null && !checked.has(sha256)) {
          checked.add(sha256);
          const isErasedToo = erased.has(link.documentId);
          faults.push(...(await faultsOfFile(database, scope, { sha256, link, mayBeGone: isErasedToo })));
        }
      last = { sequence: link.sequence, hash: link.hash };
    }
  }
  const head = await evidenceHead(database, scope);
  if ((head?.sequence ?? 0) !== last.sequence || (head?.hash ?? chainStart) !== last.hash)
    faults.push(`The chain ends at ${last.sequence}, and should end at ${head?.sequence ?? 0}.`);
  return { links: last.sequence, files: checked.size, faults };
}

/** Somebody signed whose account has been deleted, with what was signed; what the server added to it went as well. */
function isErased({ signer, signerHash, documentId }: StoredLink): boolean {
  return signer === null && signerHash !== '' && documentId !== null;
}

function faultsOf(link: StoredLink, last: { sequence: number; hash: string }): string[] {
  const faults: string[] = [];
  if (link.sequence !== last.sequence + 1) faults.push(`Before entry ${link.sequence} one is missing.`);
  if (link.hash !== hashOfLink(last.hash, link)) faults.push(`Entry ${link.sequence} was changed.`);
  if (link.signer && link.signerHash !== hashOfSigner(link.signerSalt, link.signer))
    faults.push(`The signer of entry ${link.sequence} was changed.`);
  return faults;
}

async function faultsOfFile(
  database: Database,
  scope: EmployerScope,
  { sha256, link, mayBeGone }: { sha256: string; link: StoredLink; mayBeGone: boolean },
): Promise<string[]> {
  const file = await findFile(database, scope, sha256);
  if (!file && mayBeGone) return [];
  if (!file) return [`The file ${sha256} of entry ${link.sequence} is missing.`];
  return hashOf(file.bytes) === sha256 ? [] : [`The file ${sha256} of entry ${link.sequence} was changed.`];
}
