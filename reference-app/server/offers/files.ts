import { hash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';

/** Without a name: those who keep the same bytes call them by their own. */
export type OfferFile = {
  /** As in `application/pdf`. */
  mediaType: string;
  bytes: Uint8Array;
};

/** SHA-256, hex. */
export function hashOf(bytes: Uint8Array): string {
  return hash('sha256', bytes);
}

/**
 * Keeps a file under its hash, which it returns; the same bytes are kept once, and by the type that they came with first.
 * In the transaction that writes down what refers to it: until that ends nobody deletes it.
 */
export async function keepFile(
  database: Database,
  scope: EmployerScope,
  { mediaType, bytes }: OfferFile,
): Promise<string> {
  const sha256 = hashOf(bytes);
  await forEmployer(database, scope)
    .insertInto('offer_file')
    .values({
      sha256,
      media_type: mediaType,
      bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    })
    // changes nothing and locks the row that is there, which "do nothing" would not
    .onConflict((conflict) =>
      conflict.columns(['sha256']).doUpdateSet(({ ref }) => ({ media_type: ref('offer_file.media_type') })),
    )
    .execute();
  return sha256;
}

export async function findFile(
  database: Database,
  scope: EmployerScope,
  sha256: string,
): Promise<OfferFile | undefined> {
  return (await findFiles(database, scope, [sha256])).get(sha256);
}

/** The files of some hashes, by them; without those that are not there. */
export async function findFiles(
  database: Database,
  scope: EmployerScope,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, OfferFile>> {
  if (hashes.length === 0) return new Map();
  const rows = await forEmployer(database, scope)
    .selectFrom('offer_file')
    .select(['sha256', 'media_type', 'bytes'])
    .where('sha256', 'in', hashes)
    .execute();
  return new Map(rows.map((row) => [row.sha256, { mediaType: row.media_type, bytes: row.bytes }]));
}
