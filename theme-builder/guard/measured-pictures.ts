import {
  heroVariantsOf,
  isSame,
  pathOf,
  tokenNames,
  type HeroKey,
  type HeroPairResult,
  type ResolvedHero,
  type ThemeDocument,
} from '@portico/tokens';
import { heroesOfPage, isHero } from '../content/hero/hero-variants.ts';
import { pairsOnPicture } from '../content/hero/pairs-on-picture.ts';
import { heroAddress } from '../content/hero/shown-hero.ts';
import type { EditorState } from '../store/editor-state.ts';
import { heroSection } from '../store/lockable-places.ts';

/** How words can be read on the pictures that a draft changes. */
export type MeasuredPictures = {
  measured: readonly HeroKey[];
  failing: readonly HeroPairResult[];
  /** Those that could not be loaded: their words are judged as if the picture were the worst one for them. */
  unmeasured: readonly HeroKey[];
};

const paths = tokenNames(heroSection).map((token) => pathOf(heroSection, token));

/** All of a picture that what is measured depends on, but for the sizes that the whole theme gives its words. */
const seenOn = (document: ThemeDocument, { page, minWidth, title, text, theme }: ResolvedHero) => [
  title,
  text,
  heroesOfPage(document, page).find((next) => next.minWidth > minWidth)?.minWidth,
  ...paths.flatMap((path) => [theme.leaf(path, 'light').value, theme.leaf(path, 'dark').value]),
];

/** The pictures with words that a draft shows otherwise than the site does. */
export function changedPictures(draft: ThemeDocument, published: ThemeDocument): readonly HeroKey[] {
  const shown = heroVariantsOf(published);
  return heroVariantsOf(draft)
    .filter(({ title, text, theme }) => (title ?? text) !== undefined && heroAddress(theme) !== '')
    .filter((hero) => {
      const before = shown.find((each) => isHero(each, hero));
      return !before || !isSame(seenOn(draft, hero), seenOn(published, before));
    })
    .map(({ page, minWidth }) => ({ page, minWidth }));
}

/** Every lightness that a picture can have. */
const anyLightness = Array.from(
  { length: 256 },
  (_, level) => `#${level.toString(16).padStart(2, '0').repeat(3)}`,
);

const pairsOnAnyPicture = (document: ThemeDocument, { page, minWidth }: HeroKey) =>
  heroVariantsOf(document, { page })
    .filter((hero) => hero.minWidth === minWidth)
    .flatMap((hero) => pairsOnPicture(hero, anyLightness));

async function measure({
  settled,
  published,
}: Pick<EditorState, 'settled' | 'published'>): Promise<MeasuredPictures> {
  const measured: HeroKey[] = [];
  const unmeasured: HeroKey[] = [];
  const pairs = await Promise.all(
    changedPictures(settled.document, published.document).map(async (key) => {
      try {
        // with what lays words out on a picture, which most drafts do not need
        const { measurePairs } = await import('../content/hero/measure-pairs.ts');
        const found = await measurePairs(settled, key);
        measured.push(key);
        return found;
      } catch {
        unmeasured.push(key);
        return pairsOnAnyPicture(settled.document, key);
      }
    }),
  );
  return { measured, failing: pairs.flat().filter(({ passes }) => !passes), unmeasured };
}

const known = new WeakMap<object, { published: object; result: Promise<MeasuredPictures> }>();

/**
 * Measures the words on the pictures that a draft changes, once for a draft. What could not be loaded is tried again when it is
 * asked for again.
 */
export async function measuredPictures(
  state: Pick<EditorState, 'settled' | 'published'>,
): Promise<MeasuredPictures> {
  const { settled, published } = state;
  const before = known.get(settled);
  if (before?.published === published) return before.result;
  const result = measure(state);
  known.set(settled, { published, result });
  const { unmeasured } = await result;
  if (unmeasured.length > 0 && known.get(settled)?.result === result) known.delete(settled);
  return result;
}
