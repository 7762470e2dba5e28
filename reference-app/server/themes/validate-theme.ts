import { findCycle, parseTheme, resolveTheme } from '@portico/tokens';
import { themeDocument } from '../../contract/themes.ts';
import type { ValidateTheme } from './rules.ts';

/** Checks a theme against the theme contract: known tokens, values of their kind, no references in a circle. */
export const validateTheme: ValidateTheme = (document) => {
  const parsed = parseTheme(document);
  if (!parsed.ok) return parsed;
  const { product, sections } = parsed.document;
  const cycle = findCycle(resolveTheme({ product, layers: [{ id: 'employer', sections }] }));
  if (cycle !== undefined) return { ok: false, path: 'sections', message: cycle };
  const stored = themeDocument.safeParse(document);
  if (stored.success) return { ok: true, document: stored.data };
  const [issue] = stored.error.issues;
  return { ok: false, path: issue?.path.join('.') ?? '', message: issue?.message ?? 'is not a theme' };
};
