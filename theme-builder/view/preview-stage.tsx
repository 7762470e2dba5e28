import { Button } from '@portico/components';
import { useId, useLayoutEffect, useRef } from 'react';
import { VisionFilter } from './color-vision.tsx';
import { leaveAlone } from './leave-alone.ts';
import { viewTexts } from './texts/texts.ts';
import { useViewState } from './view-store.ts';
import * as styles from './view.css.ts';
import { ViewedFrame } from './viewed-frame.tsx';

/** The page at a width of its own, over the page and beside the panel. */
export function PreviewStage({ address, onClose }: { address: string; onClose: () => void }) {
  const t = viewTexts.useTexts();
  const { width, vision } = useViewState(({ settings }) => settings);
  const titleId = useId();
  const stage = useRef<HTMLElement>(null);
  useLayoutEffect(() => (stage.current ? leaveAlone(stage.current) : undefined), []);
  return (
    <section ref={stage} className={styles.stage} aria-labelledby={titleId}>
      <VisionFilter vision={vision} />
      <div className={styles.stageHead}>
        <h3 id={titleId} className={styles.stageTitle}>
          {t('stage', { width })}
        </h3>
        <Button size="small" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
      <div className={styles.stagePage}>
        <ViewedFrame title={t('page', { width })} address={address} width={width} use="page" />
      </div>
    </section>
  );
}
