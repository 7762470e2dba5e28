import { TextField } from '@portico/components';
import type { HeroVariant } from '@portico/tokens';
import { useState } from 'react';
import { filesTexts } from '../../locales/areas.ts';
import { readNumber } from '../../fields/read-number.ts';
import { heroLimits } from './hero-variants.ts';

export type HeroWidthProps = {
  hero: HeroVariant;
  /** All of the page. */
  heroes: readonly HeroVariant[];
  onChange: (minWidth: number) => void;
};

/** From which width of the window on a picture is shown; so pictures change places. */
export function HeroWidth({ hero, heroes, onChange }: HeroWidthProps) {
  const t = filesTexts.useTexts();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const finish = () => {
    if (typed === undefined) return;
    const width = Number(readNumber(typed));
    if (width === hero.minWidth) {
      setTyped(undefined);
      setProblem(undefined);
      return;
    }
    if (!Number.isInteger(width) || width < 0 || width > heroLimits.widest || typed.trim() === '')
      setProblem(t('hero.widthRange', { most: heroLimits.widest }));
    else if (heroes.some((other) => other.minWidth === width)) setProblem(t('hero.widthTaken'));
    else onChange(width);
  };
  return (
    <TextField
      size="small"
      inputMode="numeric"
      label={t('hero.width')}
      description={t('hero.widthHelp')}
      autoComplete="off"
      value={typed ?? String(hero.minWidth)}
      error={problem}
      onChange={({ currentTarget }) => {
        setProblem(undefined);
        setTyped(currentTarget.value);
      }}
      onBlur={finish}
      onKeyDown={({ key }) => {
        if (key === 'Enter') finish();
      }}
    />
  );
}
