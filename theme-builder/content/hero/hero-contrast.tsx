import { Button } from '@portico/components';
import type { HeroKey, ResolvedTheme, ThemeDocument } from '@portico/tokens';
import { useEffect, useRef, useState } from 'react';
import { filesTexts } from '../../locales/areas.ts';
import * as panel from '../../style/panel.css.ts';
import { useBuilder } from '../../store/use-editor.ts';
import { swatch } from '../content.css.ts';
import * as styles from './hero.css.ts';
import { withHeroToken } from './hero-variants.ts';
import { measureHero, type MeasuredHero } from './measure-hero.ts';
import { neededOnPicture } from './picture-contrast.ts';
import type { HeroEdit } from './use-hero.ts';

type Scrim = NonNullable<MeasuredHero['scrim']>;
type Outcome = { status: 'measured'; measured: MeasuredHero | undefined } | { status: 'failed' };

export type HeroContrastProps = {
  document: ThemeDocument;
  theme: ResolvedTheme;
  heroKey: HeroKey;
  edit: HeroEdit;
};

function Measured({ measured, onScrim }: { measured: MeasuredHero; onScrim: (scrim: Scrim) => void }) {
  const t = filesTexts.useTexts();
  const { texts } = useBuilder();
  const { lowest, points, widths, scrim } = measured;
  const isFailing = lowest < neededOnPicture;
  const said = { ratio: texts.ratio(lowest), needed: texts.ratio(neededOnPicture) };
  const list = new Intl.ListFormat(texts.locale, { type: 'conjunction' });
  const number = new Intl.NumberFormat(texts.locale, { useGrouping: false });
  return (
    <>
      <p className={isFailing ? `${styles.verdict} ${styles.failing}` : styles.verdict}>
        {t(isFailing ? 'contrast.fails' : 'contrast.passes', said)}
      </p>
      <p className={panel.help}>
        {t('contrast.measured', {
          count: points,
          widths: list.format(widths.map((width) => number.format(width))),
        })}
      </p>
      {scrim ? (
        <>
          <Button size="small" onClick={() => onScrim(scrim)}>
            {t('contrast.scrim')}
          </Button>
          <p className={panel.help}>
            <span className={swatch} style={{ backgroundColor: scrim.value }} />
            {t('contrast.scrimIs', { color: scrim.value })}
          </p>
        </>
      ) : null}
    </>
  );
}

/** Whether the words on a picture can be read, measured on the picture itself whenever either has changed. */
export function HeroContrast({ document, theme, heroKey, edit }: HeroContrastProps) {
  const t = filesTexts.useTexts();
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<{ of: unknown; at: number } & Outcome>();
  const place = useRef<HTMLElement>(null);
  const { page, minWidth } = heroKey;
  useEffect(() => {
    let isWanted = true;
    const finish = (each: Outcome) => {
      if (isWanted) setOutcome({ of: document, at: attempt, ...each });
    };
    measureHero(document, { theme, key: { page, minWidth } }).then(
      (measured) => finish({ status: 'measured', measured }),
      () => finish({ status: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [document, theme, page, minWidth, attempt]);
  const known = outcome?.of === document && outcome.at === attempt ? outcome : undefined;
  return (
    <section ref={place} tabIndex={-1} className={styles.group} aria-label={t('contrast.title')}>
      <p className={styles.groupTitle}>{t('contrast.title')}</p>
      {known?.status === 'failed' ? (
        <>
          <p className={panel.help}>{t('contrast.failed')}</p>
          <Button size="small" onClick={() => setAttempt(attempt + 1)}>
            {t('contrast.again')}
          </Button>
        </>
      ) : !known ? (
        <p className={panel.help}>{t('contrast.measuring')}</p>
      ) : known.measured ? (
        <Measured
          measured={known.measured}
          onScrim={(scrim) => {
            edit.apply((hero) => withHeroToken(hero, 'overlay', scrim));
            // the button goes with what it mended
            place.current?.focus();
          }}
        />
      ) : (
        <p className={panel.help}>{t('contrast.noWords')}</p>
      )}
    </section>
  );
}
