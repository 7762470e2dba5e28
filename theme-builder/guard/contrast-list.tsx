import { Button, Stack } from '@portico/components';
import { writePair, type TokenPath } from '@portico/tokens';
import { useOpenOffer } from '../exchange/open-offer.ts';
import { exchangeTexts } from '../locales/areas.ts';
import { lazyArea } from '../lazy/lazy-area.tsx';
import * as styles from '../style/panel.css.ts';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import { contrastTitleId } from './contrast-title.ts';
import { PairText } from './pair-text.tsx';

const RepairProposal = lazyArea(() => import('./repair-proposal.tsx'), exchangeTexts);

/** Every pair that fails, with the way to its field, and a proposal that mends them all. */
export function ContrastList({ onShow }: { onShow: (path: TokenPath) => void }) {
  const { t, tokenLabel } = useBuilder().texts;
  const failing = useEditorState(({ settled }) => settled.failing);
  const { opened, open } = useOpenOffer('guard');
  return (
    <section>
      <h3 id={contrastTitleId} tabIndex={-1} className={styles.subtitle}>
        {t('contrast.title')}
      </h3>
      <output className={styles.status}>
        {failing.length === 0 ? t('contrast.fine') : t('contrast.count', { count: failing.length })}
      </output>
      {failing.length > 0 && !opened ? (
        <div className={styles.row}>
          <Button size="small" onClick={() => open()}>
            {t('contrast.repairAll')}
          </Button>
        </div>
      ) : null}
      {opened ? <RepairProposal /> : null}
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
}
