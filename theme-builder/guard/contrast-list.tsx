import { Button, Stack } from '@portico/components';
import { writePair, type PairResult, type TokenPath } from '@portico/tokens';
import * as styles from '../panel.css.ts';
import { useBuilder, useEditorState } from '../store/use-editor.ts';

/** A pair in one sentence, and where it is seen. */
export const PairText = ({ pair }: { pair: PairResult }) => {
  const { t, listedName, tokenLabel, ratio, seen } = useBuilder().texts;
  return (
    <div>
      {t('contrast.pair', {
        foreground: listedName(pair.foreground),
        background: tokenLabel(pair.background),
        ratio: ratio(pair.ratio),
        needed: ratio(pair.needed),
        scheme: t(`contrast.${pair.scheme}`),
      })}
      <div className={styles.seen}>{seen(pair.seen)}</div>
    </div>
  );
};

/** Every pair that fails, with the way to its field. */
export const ContrastList = ({ onShow }: { onShow: (path: TokenPath) => void }) => {
  const { t, tokenLabel } = useBuilder().texts;
  const failing = useEditorState(({ settled }) => settled.failing);
  return (
    <section>
      <h3 className={styles.subtitle}>{t('contrast.title')}</h3>
      <output className={styles.status}>
        {failing.length === 0 ? t('contrast.fine') : t('contrast.count', { count: failing.length })}
      </output>
      <Stack as="ul" gap={2}>
        {failing.map((pair) => (
          <li key={writePair(pair)} className={styles.listItem}>
            <PairText pair={pair} />
            <Button
              variant="systemUi"
              size="small"
              aria-label={t('contrast.showField', {
                token: tokenLabel(pair.foreground),
                scheme: t(`contrast.${pair.scheme}`),
              })}
              onClick={() => onShow(pair.foreground)}
            >
              {t('contrast.show')}
            </Button>
          </li>
        ))}
      </Stack>
    </section>
  );
};
