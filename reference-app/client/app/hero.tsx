import type { SectionId } from '@portico/tokens/contract';
import { breakpoints } from './breakpoints.ts';
import type { PageId } from './pages.ts';
import * as styles from './shell.css.ts';
import { useSite } from './site.tsx';

/** The picture that an employer has chosen for a page, by width; its text for the widest (SHELL-04). */
export const Hero = ({ pageId }: { pageId: PageId }) => {
  const { boot, t } = useSite();
  const images = boot.configs.pcsxConfig.branding.heroImages
    .filter(({ page }) => page === pageId)
    .toSorted((a, b) => b.minWidth - a.minWidth);
  const [widest] = images;
  const narrowest = images.at(-1);
  if (!widest || !narrowest) return null;
  const from = breakpoints.findLast((width) => width <= narrowest.minWidth);
  const className = from === undefined ? styles.hero : `${styles.hero} ${styles.hiddenBelow[from]}`;
  return (
    <section
      aria-label={t('app.welcome')}
      className={className}
      data-pt={'pcsx_hero_image' satisfies SectionId}
    >
      <picture>
        {images.slice(0, -1).map(({ src, minWidth }) => (
          <source key={src} media={`(min-width: ${minWidth}px)`} srcSet={src} />
        ))}
        <img className={styles.heroPicture} src={narrowest.src} alt={widest.alt} fetchPriority="high" />
      </picture>
      {(widest.title ?? widest.text) && (
        <div className={styles.heroText} dir="auto">
          {widest.title && <p className={styles.heroTitle}>{widest.title}</p>}
          {widest.text && <p>{widest.text}</p>}
        </div>
      )}
    </section>
  );
};
