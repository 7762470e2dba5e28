import { RadioGroup, TextField } from '@portico/components';
import type { HeroVariant } from '@portico/tokens';
import { useEffect, useEffectEvent, useState } from 'react';
import { filesTexts } from '../../locales/areas.ts';
import * as styles from './hero.css.ts';
import { heroLimits, withHeroWord } from './hero-variants.ts';
import type { HeroEdit } from './use-hero.ts';

type WordProps = {
  label: string;
  value: string;
  most: number;
  error?: string;
  edit: HeroEdit;
  change: (hero: HeroVariant, text: string) => HeroVariant;
};

/** A text of a picture: seen on the page with every letter, and one step when the hand leaves the field. */
function Word({ label, value, most, error, edit, change }: WordProps) {
  const [typed, setTyped] = useState<string>();
  const finish = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    edit.apply((hero) => change(hero, typed.trim()));
  };
  const keep = useEffectEvent(finish);
  useEffect(() => {
    const leave = () => keep();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      // the field goes with the tab of the panel, and what was typed must not
      leave();
    };
  }, []);
  return (
    <TextField
      size="small"
      dir="auto"
      label={label}
      maxLength={most}
      autoComplete="off"
      value={typed ?? value}
      error={typed === undefined ? error : undefined}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value;
        setTyped(text);
        edit.tryOut((hero) => change(hero, text.trim()));
      }}
      onBlur={finish}
      onKeyDown={({ key }) => {
        if (key === 'Enter') finish();
      }}
    />
  );
}

const withAlt = (hero: HeroVariant, alt: string): HeroVariant => ({ ...hero, alt });

export type HeroWordsProps = { hero: HeroVariant; edit: HeroEdit };

/** What a picture says: to those who do not see it, and over it. */
export function HeroWords({ hero, edit }: HeroWordsProps) {
  const t = filesTexts.useTexts();
  /** Chosen, and not written yet. */
  const [isToBeDescribed, setToBeDescribed] = useState(false);
  const isDescribed = hero.alt !== '' || isToBeDescribed;
  return (
    <>
      <div className={styles.group}>
        <RadioGroup
          label={t('alt.title')}
          options={[
            { value: 'decorative', label: t('alt.decorative'), description: t('alt.decorativeHelp') },
            { value: 'described', label: t('alt.described') },
          ]}
          value={isDescribed ? 'described' : 'decorative'}
          onValueChange={(value) => {
            setToBeDescribed(value === 'described');
            if (value === 'decorative' && hero.alt !== '') edit.apply((each) => withAlt(each, ''));
          }}
        />
        {isDescribed ? (
          <Word
            label={t('alt.text')}
            value={hero.alt}
            most={heroLimits.alt}
            error={hero.alt === '' ? t('alt.missing') : undefined}
            edit={edit}
            change={withAlt}
          />
        ) : null}
      </div>
      <Word
        label={t('words.title')}
        value={hero.title ?? ''}
        most={heroLimits.title}
        edit={edit}
        change={(each, text) => withHeroWord(each, 'title', text)}
      />
      <Word
        label={t('words.text')}
        value={hero.text ?? ''}
        most={heroLimits.text}
        edit={edit}
        change={(each, text) => withHeroWord(each, 'text', text)}
      />
    </>
  );
}
