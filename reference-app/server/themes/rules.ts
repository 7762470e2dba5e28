import { maximumThemeBytes, themeDocument, type ThemeDocument } from '../../contract/themes.ts';

/** Says whether a document may be stored; the tokens package brings a stricter one than the outer shape's. */
export type ValidateTheme = (
  document: unknown,
) => { ok: true; document: ThemeDocument } | { ok: false; message: string; path: string };

/** Checks the outer shape only. */
export const validateThemeShape: ValidateTheme = (document) => {
  const parsed = themeDocument.safeParse(document);
  if (parsed.success) return { ok: true, document: parsed.data };
  const issue = parsed.error.issues[0];
  return { ok: false, message: issue?.message ?? 'Not a theme.', path: issue?.path.join('.') ?? '' };
};

/** Whether a document as JSON is larger than one may be. */
export function isTooLarge(document: unknown): boolean {
  return Buffer.byteLength(JSON.stringify(document) ?? '') > maximumThemeBytes;
}
