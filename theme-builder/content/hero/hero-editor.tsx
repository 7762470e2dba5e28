import { Button, Select } from '@portico/components';
import type { HeroVariant } from '@portico/tokens';
import { useRef, useState } from 'react';
import { filesTexts } from '../../locales/areas.ts';
import * as panel from '../../style/panel.css.ts';
import { heroSection } from '../../store/lockable-places.ts';
import { useBuilder, useEditorState } from '../../store/use-editor.ts';
import { SectionGate } from '../../team/section-gate.tsx';
import { HeroFields } from './hero-fields.tsx';
import * as styles from './hero.css.ts';
import { addedHero, heroesOfPage, heroLimits, withHero } from './hero-variants.ts';
import { sharedPage } from './shown-hero.ts';

/** Pages that have a name of their own; a site may have others, which go by the name that it has for them. */
const namedPages = [
  'jobs',
  'singlePosition',
  'jtn',
  'dashboard',
  'login',
  'profile',
  'applyPage',
  'offers',
  'offer',
  'offerLetter',
  'applications',
  'savedJobs',
  'interviews',
  'onboarding',
  'documentCenter',
  'formView',
  'exportResume',
  'settings',
] as const;

/** What one sees is what one wants to change. */
function pageAtFirst(heroPages: readonly string[]): string {
  const seen = document.querySelector('[data-pt-hero-place]')?.getAttribute('data-pt-hero-place');
  return heroPages.find((each) => each === seen) ?? heroPages[0] ?? sharedPage;
}

/** Names pages, and widths from which a picture is shown. */
function useHeroNames() {
  const t = filesTexts.useTexts();
  const number = new Intl.NumberFormat(useBuilder().texts.locale, { useGrouping: false });
  return {
    widthName: (minWidth: number) =>
      minWidth === 0 ? t('hero.every') : t('hero.from', { width: number.format(minWidth) }),
    pageName: (id: string) => {
      const named = namedPages.find((each) => each === id);
      return named ? t(`page.${named}`) : id;
    },
  };
}

/** The pictures that the pages of the site open with (SHELL-04): which, from which width on, and what they say. */
export function HeroEditor() {
  const t = filesTexts.useTexts();
  const { editor } = useBuilder();
  const { pageName, widthName } = useHeroNames();
  const settled = useEditorState(({ settled: { document: now } }) => now);
  const { heroPages } = editor.backend.files;
  const [page, setPage] = useState(() => pageAtFirst(heroPages));
  const [chosen, setChosen] = useState<number>();
  const title = useRef<HTMLHeadingElement>(null);
  const heroes = heroesOfPage(settled, page);
  const hero =
    heroes.find(({ minWidth }) => minWidth === chosen) ??
    heroes.findLast(({ minWidth }) => minWidth <= window.innerWidth) ??
    heroes[0];
  const nameAt = (minWidth: number) => t('hero.name', { page: pageName(page), width: widthName(minWidth) });
  const isFull = (settled.assets?.hero?.length ?? 0) >= heroLimits.pictures;
  /** Puts a picture in the place of another, or takes that away. */
  const put = (old: HeroVariant, next?: HeroVariant) =>
    editor.apply({ kind: 'hero', about: nameAt((next ?? old).minWidth) }, (before) =>
      withHero(before, old, next),
    );
  const add = () => {
    const added = addedHero(heroes, page);
    put(added, added);
    setChosen(added.minWidth);
  };
  return (
    <section className={styles.editor}>
      <h3 ref={title} tabIndex={-1} className={panel.subtitle}>
        {t('hero.title')}
      </h3>
      <Select
        size="small"
        label={t('hero.page')}
        value={page}
        options={heroPages.map((id) => ({ value: id, label: pageName(id) }))}
        onChange={({ currentTarget }) => {
          setPage(currentTarget.value);
          setChosen(undefined);
        }}
      />
      {hero ? (
        <Select
          size="small"
          label={t('hero.chosen')}
          value={String(hero.minWidth)}
          options={heroes.map(({ minWidth }) => ({ value: String(minWidth), label: widthName(minWidth) }))}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        />
      ) : (
        <p className={panel.help}>{t(page === sharedPage ? 'hero.noneShared' : 'hero.none')}</p>
      )}
      <SectionGate section={heroSection}>
        {isFull ? (
          <p className={panel.help}>{t('hero.full', { count: heroLimits.pictures })}</p>
        ) : (
          <Button size="small" onClick={add}>
            {t(hero ? 'hero.addWidth' : 'hero.add')}
          </Button>
        )}
        {hero ? (
          <HeroFields
            key={`${hero.page} ${hero.minWidth}`}
            hero={hero}
            heroes={heroes}
            name={nameAt(hero.minWidth)}
            onWidth={(minWidth) => {
              put(hero, { ...hero, minWidth });
              setChosen(minWidth);
            }}
            onRemove={() => {
              put(hero);
              // the button goes with its picture
              title.current?.focus();
            }}
          />
        ) : null}
      </SectionGate>
    </section>
  );
}
