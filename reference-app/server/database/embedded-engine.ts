import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/** Opens the engine on a folder that this process has locked. @param contents a backup to begin with, as a tar archive */
export async function openEngine(databaseFolder: string, contents?: Blob): Promise<PGlite> {
  return PGlite.create(databaseFolder, {
    extensions: { btree_gin, pg_trgm, unaccent },
    ...(contents && { loadDataDir: contents }),
  });
}
