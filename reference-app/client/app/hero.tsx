import { HeroImage } from '@portico/components';
import type { PageId } from './pages.ts';
import * as styles from './shell.css.ts';
import { useSite } from '../site/site.tsx';

/** The picture that the theme has for a page, by width, and its words (SHELL-04). The theme's CSS hides what is for others. */
export function Hero({ pageId }: { pageId: PageId }) {
  const { boot, t } = useSite();
  // the widest first
  const pictures = boot.heroes.filter(({ page }) => page === pageId);
  const [widest] = pictures;
  // its place is there without a picture too: the theme builder shows there what is not published yet
  return (
    <div className={styles.hero} data-pt-hero-place={pageId}>
      {widest && (
        <HeroImage aria-label={t('app.welcome')} page={pageId} pictures={pictures} alt={widest.alt} />
      )}
    </div>
  );
}
