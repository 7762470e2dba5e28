import { CheckboxGroup } from '@portico/components';
import { use, useState } from 'react';
import { VisionFilter } from '../view/color-vision.tsx';
import { viewWidths, type ViewWidth } from '../view/view-settings.ts';
import { useViewState } from '../view/view-store.ts';
import * as styles from './matrix.css.ts';
import { PageRow } from './page-row.tsx';
import { SitePages } from './site-page.ts';
import { standaloneTexts } from '../locales/areas.ts';

/** A phone and a laptop: what most visitors have. */
const firstWidths: readonly ViewWidth[] = [320, 1280];

/** Pages of the site beside each other, at several widths, in the edited theme. */
function Matrix() {
  const pages = use(SitePages);
  const t = standaloneTexts.useTexts();
  const vision = useViewState(({ settings }) => settings.vision);
  const [chosen, setChosen] = useState<readonly string[]>(() => pages.slice(0, 2).map(({ id }) => id));
  const [widths, setWidths] = useState(firstWidths);
  const shown = pages.filter(({ id }) => chosen.includes(id));
  return (
    <div className={styles.matrix}>
      <VisionFilter vision={vision} />
      <h2 className={styles.title}>{t('title')}</h2>
      <div className={styles.choosers}>
        <CheckboxGroup
          label={t('pages')}
          direction="row"
          value={chosen}
          options={pages.map(({ id, label }) => ({ value: id, label }))}
          onValueChange={setChosen}
        />
        <CheckboxGroup
          label={t('widths')}
          direction="row"
          value={widths.map(String)}
          options={viewWidths.map((width) => ({ value: String(width), label: t('px', { width }) }))}
          onValueChange={(values) => setWidths(viewWidths.filter((width) => values.includes(String(width))))}
        />
      </div>
      {shown.length === 0 || widths.length === 0 ? <p>{t('none')}</p> : null}
      {shown.map((page) => (
        <PageRow key={page.id} page={page} widths={widths} />
      ))}
    </div>
  );
}

export default Matrix;
