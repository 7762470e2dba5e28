import { HeroImage } from '@portico/components';
import { emitThemeCss, type ResolvedHero } from '@portico/tokens';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { createExternalStore, type ExternalStore } from '../../store/external-store.ts';
import type { HeroesShown } from './preview-heroes.ts';
import { heroAddress, shownHero } from './shown-hero.ts';

/** Where the site has a page’s picture; its value is the page’s name. */
const placeAttribute = 'data-pt-hero-place';
/** What the picture on trial says its page is: the rules of the site’s own pictures name others. */
const trialPage = 'trial';

type Picture = { hero: ResolvedHero | undefined };

function Trial({ picture }: { picture: ExternalStore<Picture> }) {
  const { hero } = useSyncExternalStore(picture.subscribe, picture.read);
  if (!hero) return null;
  const { alt, title, text, theme } = hero;
  return (
    <HeroImage
      page={trialPage}
      alt={alt}
      pictures={[{ minWidth: 0, src: heroAddress(theme), title, text }]}
    />
  );
}

/**
 * Puts a picture in the place of the page’s own, by a root of its own: nothing of the page renders. It follows edits, the
 * width of the window and the way from page to page.
 */
export function openHeroPreview(shown: ExternalStore<HeroesShown>): void {
  const sheet = new CSSStyleSheet();
  const container = document.createElement('div');
  container.dataset['ptHeroTrial'] = '';
  const picture = createExternalStore<Picture>({ hero: undefined });
  let seen: readonly unknown[] = [];

  const follow = () => {
    const { theme: wanted } = shown.read();
    const place = document.querySelector<HTMLElement>(`[${placeAttribute}]`);
    const page = place?.getAttribute(placeAttribute) ?? '';
    if (place && container.parentElement !== place) place.append(container);
    const now = [page, window.innerWidth, wanted];
    if (now.every((each, index) => each === seen[index])) return;
    seen = now;
    const hero = wanted && shownHero(wanted.document, wanted.theme, { page, width: window.innerWidth });
    // over what the preview says of all pictures, which comes in another sheet
    const css =
      hero &&
      emitThemeCss(wanted.theme, {
        layer: 'theme.panel',
        than: wanted.theme,
        heroes: [{ ...hero, page: trialPage, minWidth: 0 }],
      });
    const hidden = wanted ? `[${placeAttribute}]>:not([data-pt-hero-trial]){display:none}` : '';
    sheet.replaceSync(`${hidden}${css ?? ''}`);
    const others = document.adoptedStyleSheets.filter((other) => other !== sheet);
    document.adoptedStyleSheets = wanted ? [...others, sheet] : others;
    picture.write({ hero });
  };

  createRoot(container).render(<Trial picture={picture} />);
  // pages come and go without the builder being told
  const places = new MutationObserver(follow);
  places.observe(document.body, { subtree: true, childList: true, attributeFilter: [placeAttribute] });
  window.addEventListener('resize', follow);
  shown.subscribe(follow);
  follow();
}
