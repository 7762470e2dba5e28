import { splitPath, type HeroKey, type JudgedPair } from '@portico/tokens';
import type { Texts } from '../locales/texts.ts';
import * as styles from '../style/panel.css.ts';
import { useBuilder } from '../store/use-editor.ts';

/** In which windows the picture is seen that a pair lies on. */
const onPicture = ({ minWidth }: HeroKey, t: Texts['t']): string =>
  minWidth === 0 ? t('contrast.onPicture') : t('contrast.onPictureFrom', { width: minWidth });

/** A pair in one sentence, and where it is seen. */
export function PairText({ pair }: { pair: JudgedPair }) {
  const { t, listedName, tokenLabel, ratio, seen } = useBuilder().texts;
  const isOneSection = splitPath(pair.foreground)[0] === splitPath(pair.background)[0];
  return (
    <div>
      {t('contrast.pair', {
        foreground: listedName(pair.foreground),
        // parts share the words for their tokens
        background: isOneSection ? tokenLabel(pair.background) : listedName(pair.background),
        ratio: ratio(pair.ratio),
        needed: ratio(pair.needed),
        scheme: t(`contrast.${pair.scheme}`),
      })}
      <div className={styles.seen}>{'where' in pair ? onPicture(pair.where, t) : seen(pair.seen)}</div>
    </div>
  );
}
