import { SegmentedControl } from '@portico/components';
import { useState } from 'react';
import { ThemedFrame } from '../themed-frame/themed-frame.tsx';
import type { Themed } from '../store/editor-state.ts';
import * as styles from '../style/publish-dialog.css.ts';
import { differenceTexts } from '../locales/areas.ts';

/** A phone, a tablet, a desk. */
const widths = [375, 768, 1280] as const;

/** The page that one is on, before and after. Its frames load when somebody wants to see them, a width at a time. */
export function PublishPictures({ before, after }: { before: Themed; after: Themed }) {
  const t = differenceTexts.useTexts();
  const [isOpen, setOpen] = useState(false);
  const [width, setWidth] = useState<number>(widths[0]);
  const sides = [
    { name: t('pictures.before'), look: before },
    { name: t('pictures.after'), look: after },
  ];
  const widthText = t('pictures.pixels', { width });
  return (
    <details className={styles.group} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('pictures.title')}</summary>
      {isOpen ? (
        <>
          <SegmentedControl
            size="small"
            label={t('pictures.width')}
            value={String(width)}
            segments={widths.map((each) => ({
              value: String(each),
              label: t('pictures.pixels', { width: each }),
            }))}
            onValueChange={(value) => setWidth(Number(value))}
          />
          <div className={styles.pair}>
            {sides.map(({ name, look }) => (
              <figure key={name} className={styles.picture}>
                <figcaption>{name}</figcaption>
                <ThemedFrame
                  title={t('pictures.of', { side: name, width: widthText })}
                  address={`${window.location.pathname}${window.location.search}`}
                  width={width}
                  look={look}
                  use="picture"
                />
              </figure>
            ))}
          </div>
        </>
      ) : null}
    </details>
  );
}
