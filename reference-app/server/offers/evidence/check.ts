import { inSnapshot, type Database } from '../../database/database.ts';
import type { EmployerScope } from '../../database/for-employer.ts';
import { findFile, hashOf } from '../files.ts';
import { chainStart, hashOfLink, hashOfSigner } from './chain.ts';
import { faultsOfOffers } from './offers.ts';
import { evidenceHead, listEvidence, offersWith, type StoredLink } from './store.ts';

export type EvidenceCheck = {
  links: number;
  /** Files that are there, and were compared with their hashes. */
  files: number;
  /** Files that went with candidates who were erased. */
  erasedFiles: number;
  /** One sentence for each thing that is not as it was written. */
  faults: readonly string[];
};

const atATime = 500;

/**
 * Whether an employer's evidence, and every file that it tells of, is as it was written, and whether offers and documents
 * are as it has it. Only where the chain itself says that the candidate of an offer was erased may their signatures be
 * without a signer and a file. Of one moment: a server may go on meanwhile.
 */
export async function checkEvidence(database: Database, scope: EmployerScope): Promise<EvidenceCheck> {
  return inSnapshot(database, async (snapshot) => {
    const chain = await checkChain(snapshot, scope);
    return { ...chain, faults: [...chain.faults, ...(await faultsOfOffers(snapshot, scope))] };
  });
}

async function checkChain(database: Database, scope: EmployerScope): Promise<EvidenceCheck> {
  const faults: string[] = [];
  const files = new Map<string, 'there' | 'missing' | 'erased'>();
  const erased = await offersWith(database, scope, 'erasure');
  let last = { sequence: 0, hash: chainStart };
  for (;;) {
    const links = await listEvidence(database, scope, { after: last.sequence, limit: atATime });
    if (links.length === 0) break;
    for (const link of links) {
      const isErased = erased.has(link.offerId);
      faults.push(...faultsOf(link, { last, isErased }));
      for (const sha256 of [link.sha256Before, link.sha256After]) {
        if (sha256 === null) continue;
        const known = files.get(sha256);
        // somebody who is not erased may have handed in the same file
        if (known && (known !== 'erased' || isErased)) continue;
        const file = await findFile(database, scope, sha256);
        files.set(sha256, file ? 'there' : isErased ? 'erased' : 'missing');
        if (!file && !isErased) faults.push(`The file ${sha256} of entry ${link.sequence} is missing.`);
        if (file && hashOf(file.bytes) !== sha256)
          faults.push(`The file ${sha256} of entry ${link.sequence} was changed.`);
      }
      last = { sequence: link.sequence, hash: link.hash };
    }
  }
  const head = await evidenceHead(database, scope);
  if ((head?.sequence ?? 0) !== last.sequence || (head?.hash ?? chainStart) !== last.hash)
    faults.push(`The chain ends at ${last.sequence}, and should end at ${head?.sequence ?? 0}.`);
  const count = (state: string) => [...files.values()].filter((known) => known === state).length;
  return { links: last.sequence, files: count('there'), erasedFiles: count('erased'), faults };
}

function faultsOf(
  link: StoredLink,
  { last, isErased }: { last: { sequence: number; hash: string }; isErased: boolean },
): string[] {
  const { sequence, signer, signerHash, signerSalt } = link;
  const faults: string[] = [];
  if (sequence !== last.sequence + 1) faults.push(`Before entry ${sequence} one is missing.`);
  if (link.hash !== hashOfLink(last.hash, link)) faults.push(`Entry ${sequence} was changed.`);
  if (signer && signerHash !== hashOfSigner(signerSalt, signer))
    faults.push(`The signer of entry ${sequence} was changed.`);
  if (!signer && signerHash !== '' && !isErased) faults.push(`The signer of entry ${sequence} is missing.`);
  return faults;
}

/** What a check has counted. */
export function countsOf({ links, files, erasedFiles, faults }: EvidenceCheck): string {
  return `${links} entries, ${files} files, ${erasedFiles} files erased with their candidates, ${faults.length} faults`;
}
