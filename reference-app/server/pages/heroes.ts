import { pageAttribute, sectionSelector, type ResolvedHero, type ResolvedTheme } from '@portico/tokens';
import type { PageId } from '../../client/app/pages.ts';
import type { BootHero } from '../../contract/boot.ts';

/** The page that shows the section's own picture, at widths that have none of their own. */
const firstPage: PageId = 'jobs';

// our policy lets no other site's pictures in
function addressOn(theme: ResolvedTheme): string {
  const address = String(theme.leaf('pcsx_hero_image.image', 'light').value);
  return address.startsWith('/') ? address : '';
}

/** Hides what a selector names from each of these widths to the next that the page knows. */
function hiding(selector: string, heroes: readonly BootHero[], isHidden: (index: number) => boolean): string {
  const ranges = heroes.flatMap(({ minWidth }, index) => {
    if (!isHidden(index)) return [];
    const next = heroes[index + 1];
    return `(width >= ${minWidth}px)${next ? ` and (width < ${next.minWidth}px)` : ''}`;
  });
  return ranges.length === 0 ? '' : `@media ${ranges.join(', ')}{${selector}{display:none}}`;
}

/** For each picture the one whose words are there: its own, or those of a narrower one that said the same. */
function speakersOf(heroes: readonly BootHero[]): readonly BootHero[] {
  const speakers: BootHero[] = [];
  for (const hero of heroes) {
    const before = speakers.at(-1);
    const isSame = before && before.title === hero.title && before.text === hero.text;
    speakers.push(isSame ? before : hero);
  }
  return speakers;
}

/** One page's pictures, the narrowest first, and the rules that show each with its words at its widths only. */
function pageOf(page: string, ofPage: readonly BootHero[]) {
  const nothing: BootHero = { page, minWidth: 0, src: '', alt: '' };
  const heroes = ofPage[0]?.minWidth === 0 ? ofPage : [nothing, ...ofPage];
  const speakers = speakersOf(heroes);
  const selector = `${sectionSelector('pcsx_hero_image')}[${pageAttribute}="${page}"]`;
  const words = [...new Set(speakers)]
    .filter(({ title, text }) => (title ?? text) !== undefined)
    .map((speaker) =>
      hiding(
        `${selector}>[data-from="${speaker.minWidth}"]`,
        heroes,
        (index) => speakers[index] !== speaker && heroes[index]?.src !== '',
      ),
    );
  return {
    css: hiding(selector, heroes, (index) => heroes[index]?.src === '') + words.join(''),
    heroes: heroes.map((hero, index) => {
      const { title: _title, text: _text, ...silent } = hero;
      return speakers[index] === hero ? hero : silent;
    }),
  };
}

/**
 * The pictures that an employer's theme gives the pages, the widest first (SHELL-04), and the rules by which a page
 * shows each of them, and its words, where it belongs. The theme's own CSS places them.
 */
export function heroesOf(
  theme: ResolvedTheme,
  variants: readonly ResolvedHero[],
): { heroes: readonly BootHero[]; css: string } {
  const own = { page: firstPage, minWidth: 0, alt: '', theme };
  const hasFirst = variants.some(({ page, minWidth }) => page === firstPage && minWidth === 0);
  const all = [...(hasFirst ? [] : [own]), ...variants].map(({ theme: on, ...hero }): BootHero => ({
    ...hero,
    src: addressOn(on),
  }));
  const pages = [...Map.groupBy(all, ({ page }) => page)]
    .filter(([, ofPage]) => ofPage.some(({ src }) => src !== ''))
    .map(([page, ofPage]) => pageOf(page, ofPage));
  const css = pages.map((page) => page.css).join('');
  return {
    heroes: pages.flatMap(({ heroes }) => heroes.filter(({ src }) => src !== '').toReversed()),
    css: css === '' ? '' : `@layer app{${css}}`,
  };
}
