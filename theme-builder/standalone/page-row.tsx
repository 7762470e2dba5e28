import { useId } from 'react';
import type { ViewWidth } from '../view/view-settings.ts';
import { ViewedFrame } from '../view/viewed-frame.tsx';
import * as styles from './matrix.css.ts';
import type { SitePage } from './site-page.ts';
import { standaloneTexts } from '../locales/areas.ts';

/** One page at each of the widths, all equally small. */
export function PageRow({ page, widths }: { page: SitePage; widths: readonly ViewWidth[] }) {
  const t = standaloneTexts.useTexts();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {page.label}
      </h3>
      <div className={styles.row}>
        {widths.map((width) => (
          <figure key={width} className={styles.cell} style={{ flexGrow: width }}>
            <figcaption className={styles.caption}>{t('px', { width })}</figcaption>
            <ViewedFrame
              title={t('frame', { page: page.label, width })}
              address={page.address}
              width={width}
              use="picture"
            />
          </figure>
        ))}
      </div>
    </section>
  );
}
