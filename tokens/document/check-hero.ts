import { splitPath, schemes } from '../contract/index.ts';
import { aliasOf, checkTokens } from './check-tokens.ts';
import { list, only, record, Refused } from './refused.ts';
import { heroSection, valueIn, type Setting } from './theme-document.ts';

const mostPictures = 24;
const widest = 4000;
const longest = { alt: 300, title: 120, text: 300 } as const;
// it becomes part of a selector
const page = /^[A-Za-z][\w-]{0,49}$/;

function checkWords(variant: Record<string, unknown>, path: string) {
  if (typeof variant.alt !== 'string' || variant.alt.length > longest.alt)
    throw new Refused(
      `${path}.alt`,
      `must be a text of at most ${longest.alt} characters, empty for a picture that only decorates`,
    );
  for (const word of ['title', 'text'] as const) {
    const value = variant[word];
    if (value === undefined) continue;
    if (typeof value !== 'string' || value.trim() === '' || value.length > longest[word])
      throw new Refused(`${path}.${word}`, `must be a text of 1 to ${longest[word]} characters`);
  }
}

/** So no picture can close a circle of references: all others that they go through are as the theme has them. */
function checkReferences(tokens: Record<string, Setting>, path: string) {
  for (const [token, setting] of Object.entries(tokens))
    for (const scheme of schemes) {
      const alias = aliasOf(valueIn(setting, scheme));
      if (alias !== undefined && splitPath(alias)[0] === heroSection)
        throw new Refused(
          `${path}.${token}.${scheme === 'light' ? 'value' : `schemes.${scheme}`}`,
          `refers to ${alias}, which is a picture’s own; it may refer to tokens of other sections`,
        );
    }
}

function checkVariant(raw: unknown, path: string): string {
  const variant = record(raw, path);
  only(variant, ['page', 'minWidth', 'alt', 'title', 'text', 'tokens'], path);
  if (typeof variant.page !== 'string' || !page.test(variant.page))
    throw new Refused(
      `${path}.page`,
      'must be the name of a page: at most 50 letters, digits, - and _, a letter first',
    );
  const { minWidth } = variant;
  if (typeof minWidth !== 'number' || !Number.isInteger(minWidth) || minWidth < 0 || minWidth > widest)
    throw new Refused(`${path}.minWidth`, `must be a whole number between 0 and ${widest} px`);
  checkWords(variant, path);
  checkTokens(heroSection, variant.tokens, `${path}.tokens`);
  checkReferences(variant.tokens as Record<string, Setting>, `${path}.tokens`);
  return `page ${variant.page} from ${minWidth} px on`;
}

/** Checks the pictures of a document's pages. @throws Refused naming the path */
export function checkHeroes(raw: unknown): void {
  const earlier = new Map<string, string>();
  list(raw, mostPictures, 'assets.hero').forEach((variant, index) => {
    const path = `assets.hero.${index}`;
    const place = checkVariant(variant, path);
    const same = earlier.get(place);
    if (same !== undefined) throw new Refused(path, `is for ${place}, which ${same} is for too`);
    earlier.set(place, path);
  });
}
