import { findCycle, migrateTheme, parseTheme, resolveTheme } from '@portico/tokens';
import { themeDocument, type ThemeDocument } from '../../contract/themes.ts';

type Checked = { ok: true; document: ThemeDocument } | { ok: false; message: string; path: string };

/**
 * Checks a theme against the theme contract: known tokens, values of their kind, no references in a circle. A theme of an
 * earlier schema, which a page from before an update may send, is brought to today's.
 */
export function validateTheme(document: unknown): Checked {
  const migrated = migrateTheme(document);
  if (!migrated.ok) return migrated;
  const parsed = parseTheme(migrated.document);
  if (!parsed.ok) return parsed;
  const { product, sections } = parsed.document;
  const cycle = findCycle(resolveTheme({ product, layers: [{ id: 'employer', sections }] }));
  if (cycle !== undefined) return { ok: false, path: 'sections', message: cycle };
  const stored = themeDocument.safeParse(parsed.document);
  if (stored.success) return { ok: true, document: stored.data };
  const [issue] = stored.error.issues;
  return { ok: false, path: issue?.path.join('.') ?? '', message: issue?.message ?? 'is not a theme' };
}
