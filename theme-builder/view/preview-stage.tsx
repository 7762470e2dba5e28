import { Button } from '@portico/components';
import { useId, useLayoutEffect, useRef } from 'react';
import { VisionFilter } from './color-vision.tsx';
import { viewTexts } from '../locales/areas.ts';
import { useViewState } from './view-store.ts';
import * as styles from './view.css.ts';
import { ViewedFrame } from './viewed-frame.tsx';

/**
 * Takes the page under the theme builder out of reach, where nobody would see what has the focus.
 *
 * @param part of the theme builder @returns what brings the page back
 */
function leaveAlone(part: Element): () => void {
  const hidden: HTMLElement[] = [];
  let own = part.closest('[data-portico-panel]');
  while (own && own !== document.body) {
    for (const beside of own.parentElement?.children ?? [])
      if (beside !== own && beside instanceof HTMLElement && !beside.inert) hidden.push(beside);
    own = own.parentElement;
  }
  for (const element of hidden) element.inert = true;
  return () => {
    for (const element of hidden) element.inert = false;
  };
}

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
