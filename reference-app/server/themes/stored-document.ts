import { migrateTheme } from '@portico/tokens';
import type { ThemeDocument } from '../../contract/themes.ts';

/** A document as it was stored, in today's schema. @throws Error when a newer release has stored it */
export function storedDocument(stored: unknown): ThemeDocument {
  const migrated = migrateTheme(stored);
  if (!migrated.ok) throw new Error(`The stored theme cannot be read: ${migrated.path} ${migrated.message}`);
  // it was checked when it was stored, and a migration makes documents of the next schema
  return migrated.document as ThemeDocument;
}
