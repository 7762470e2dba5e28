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

/** The revision in an `If-Match`; undefined when it is not one. */
export function revisionOf(ifMatch: string): number | undefined {
  const digits = /^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

export function etagOf(revision: number): string {
  return `"${revision}"`;
}
