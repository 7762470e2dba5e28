import { resolveTheme, type ThemeDocument } from '@portico/tokens';
import { dtcgText, toCss, toFigmaVariables, type Foreign } from '@portico/tokens/exchange';

export const exportFormats = ['dtcg', 'css', 'figma'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What a download of a format is called, and what it is. */
export const exportFiles: Record<ExportFormat, { name: string; type: string }> = {
  dtcg: { name: 'theme.tokens.json', type: 'application/json' },
  css: { name: 'theme.css', type: 'text/css' },
  figma: { name: 'theme.figma.json', type: 'application/json' },
};

/**
 * A theme in a format that other tools read. Tokens and style sheets say what the theme sets; Figma, which computes
 * nothing, gets every value.
 * @param foreign of the file that the theme was imported from, to be written along with it; only design tokens can hold it
 */
export function exportText(
  format: ExportFormat,
  { document, foreign }: { document: ThemeDocument; foreign?: Foreign },
): string {
  if (format === 'dtcg') return dtcgText(document, foreign);
  if (format === 'css') return toCss(document);
  const { product, sections } = document;
  const theme = resolveTheme({ product, layers: [{ id: 'employer', sections }] });
  return `${JSON.stringify(toFigmaVariables(theme), null, 2)}\n`;
}
