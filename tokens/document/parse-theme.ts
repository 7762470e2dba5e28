import { isSectionId, products, sectionIds } from '../contract/index.ts';
import { checkTokens } from './check-tokens.ts';
import { checkWaivers } from './check-waivers.ts';
import { only, record, Refused } from './refused.ts';
import { currentSchema, type ThemeDocument } from './theme-document.ts';
import { checkFonts } from './check-fonts.ts';
import { checkHeroes } from './check-hero.ts';

/** Checks what a document brings beside its tokens: pictures and fonts. @throws Refused naming the path */
function checkAssets(raw: unknown): void {
  const assets = record(raw, 'assets');
  only(assets, ['hero', 'fonts'], 'assets');
  if (assets.hero !== undefined) checkHeroes(assets.hero);
  if (assets.fonts !== undefined) checkFonts(assets.fonts);
}

export type ParsedTheme =
  | { ok: true; document: ThemeDocument }
  | { ok: false; path: string; message: string };

/** A theme document may weigh this much as JSON, in UTF-8 bytes. */
export const maximumThemeBytes = 32 * 1024;

const isShortText = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 100;
const inheritsPattern = new RegExp(`^(?:${products.join('|')})@\\d{1,9}$`);

function parseDocument(input: unknown): ThemeDocument {
  const document = record(input, '');
  only(document, ['schema', 'product', 'themeId', 'inherits', 'sections', 'assets', 'waivers'], '');
  if (document.schema !== currentSchema) throw new Refused('schema', `must be ${currentSchema}`);
  if (!products.some((product) => product === document.product))
    throw new Refused('product', `must be one of ${products.join(', ')}`);
  if (document.themeId !== undefined && !isShortText(document.themeId))
    throw new Refused('themeId', 'must be a text of 1 to 100 characters');
  const { inherits } = document;
  if (inherits !== undefined && !(typeof inherits === 'string' && inheritsPattern.test(inherits)))
    throw new Refused('inherits', `must be a product and a version, such as ${products[0]}@12`);
  for (const [section, tokens] of Object.entries(record(document.sections, 'sections'))) {
    if (!isSectionId(section))
      throw new Refused(`sections.${section}`, `is not a section; sections: ${sectionIds.join(', ')}`);
    checkTokens(section, tokens, `sections.${section}`);
  }
  if (document.assets !== undefined) checkAssets(document.assets);
  if (document.waivers !== undefined) checkWaivers(document.waivers);
  if (new TextEncoder().encode(JSON.stringify(document)).length > maximumThemeBytes)
    throw new Refused('', `must not be larger than ${maximumThemeBytes / 1024} kB`);
  return document as ThemeDocument;
}

/** Checks a theme document from outside against the contract; a refusal names the path and what is allowed there. */
export function parseTheme(input: unknown): ParsedTheme {
  try {
    return { ok: true, document: parseDocument(input) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, path: error.path, message: error.message };
    throw error;
  }
}
