import { isSame, type ThemeDocument } from '@portico/tokens';
import { themed, type Themed } from '../../store/editor-state.ts';
import type { Editor } from '../../store/editor.ts';
import { createExternalStore } from '../../store/external-store.ts';
import { heroTrial } from './hero-trial.ts';

/** What the page cannot show by variables alone: which pictures there are, and their words. */
const picturesOf = ({ assets, sections }: Pick<ThemeDocument, 'assets' | 'sections'>) => [
  assets?.hero ?? [],
  sections.pcsx_hero_image?.image,
];

/** The theme whose pictures the page shows; undefined = it shows those that it came with. */
export type HeroesShown = { theme: Themed | undefined };

const shown = createExternalStore<HeroesShown>({ theme: undefined });
let opening: Promise<void> | undefined;
async function open() {
  try {
    const { openHeroPreview } = await import('./hero-preview.tsx');
    openHeroPreview(shown);
  } catch {
    // without it the page keeps the pictures that it came with, and the next change asks again
    opening = undefined;
  }
}

/** The pictures that this page came with, by site key. */
const came = new Map<string, ReturnType<typeof picturesOf>>();

function show(siteKey: string, theme: Themed) {
  const isOther = !isSame(picturesOf(theme.document), came.get(siteKey));
  if (isOther) opening ??= open();
  if (isOther || shown.read().theme) shown.write({ theme: isOther ? theme : undefined });
}

/**
 * Shows the pictures of the edited theme on the page while they are other than those that it came with; what shows them is
 * fetched then. Like the preview it outlives the panel: after a publication the page goes on showing what is published.
 *
 * @param pageTheme what the page was rendered with
 * @returns what leaves the page with what is published
 */
export function previewHeroes(editor: Editor, pageTheme: 'published' | 'default'): () => void {
  const follow = () => {
    const { phase, settled, published } = editor.read();
    if (phase.status !== 'ready') return;
    if (!came.has(editor.siteKey))
      came.set(editor.siteKey, picturesOf(pageTheme === 'published' ? published.document : { sections: {} }));
    const { document } = heroTrial.read();
    show(editor.siteKey, document ? themed(document.product, document) : settled);
  };
  const stops = [editor.subscribe(follow), heroTrial.subscribe(follow)];
  follow();
  return () => {
    for (const stop of stops) stop();
    if (came.has(editor.siteKey)) show(editor.siteKey, editor.read().published);
  };
}
