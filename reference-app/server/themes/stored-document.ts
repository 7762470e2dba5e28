import { migrateTheme } from '@portico/tokens';
import type { ThemeDocument } from '../../contract/themes.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * A document as it was stored, in today's schema.
 *
 * @throws Refusal 409 when a newer release has stored it: who cannot read it would write over it
 */
export function storedDocument(stored: unknown): ThemeDocument {
  const migrated = migrateTheme(stored);
  if (!migrated.ok)
    throw new Refusal(
      409,
      'A newer release of Portico has saved this theme, so it is left as it is. Update the server to go on with it.',
      { body: `The stored theme cannot be read: ${migrated.path} ${migrated.message}` },
    );
  // it was checked when it was stored, and a migration makes documents of the next schema
  return migrated.document as ThemeDocument;
}
