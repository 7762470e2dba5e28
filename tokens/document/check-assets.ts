import { checkFonts } from './check-fonts.ts';
import { checkHeroes } from './check-hero.ts';
import { only, record } from './refused.ts';

/** Checks what a document brings beside its tokens: pictures and fonts. @throws Refused naming the path */
export function checkAssets(raw: unknown): void {
  const assets = record(raw, 'assets');
  only(assets, ['hero', 'fonts'], 'assets');
  if (assets.hero !== undefined) checkHeroes(assets.hero);
  if (assets.fonts !== undefined) checkFonts(assets.fonts);
}
