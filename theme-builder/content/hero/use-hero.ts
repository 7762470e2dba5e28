import type { HeroKey, HeroVariant } from '@portico/tokens';
import { heroSection } from '../../store/lockable-places.ts';
import { useBuilder } from '../../store/use-editor.ts';
import { heroTrial } from './hero-trial.ts';
import { heroesOfPage, isHero, withHero } from './hero-variants.ts';

type Change = (hero: HeroVariant) => HeroVariant;

/**
 * What a control of a picture does to it.
 *
 * @param name of the picture, as steps say it
 */
export function useHero(key: HeroKey, name: string) {
  const { editor } = useBuilder();
  /** On the picture as it is now: somebody else's change of another part stays. */
  const changed = (change: Change) => (document: ReturnType<typeof editor.read>['live']['document']) => {
    const hero = heroesOfPage(document, key.page).find((each) => isHero(each, key));
    return hero ? withHero(document, key, change(hero)) : document;
  };
  return {
    /** Shows a change on the page while the hand is still on it. */
    tryOut: (change: Change) => {
      const { live, closed, isReadOnly } = editor.read();
      // a hand drags on the picture of a disabled part too
      if (isReadOnly || closed.has(heroSection)) return;
      heroTrial.write({ document: changed(change)(live.document) });
    },
    /** One step, announced. */
    apply: (change: Change) => {
      editor.apply({ kind: 'hero', about: name }, changed(change));
      heroTrial.write({ document: undefined });
    },
    /** As it was before the hand was on it. */
    cancel: () => heroTrial.write({ document: undefined }),
  };
}

export type HeroEdit = ReturnType<typeof useHero>;
