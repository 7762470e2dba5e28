import type { PageId } from './pages.ts';
import * as styles from './shell.css.ts';
import { useSite } from './site.tsx';

/** The picture that the theme has for a page, by width, and its words (SHELL-04). The theme's CSS hides what is for others. */
export const Hero = ({ pageId }: { pageId: PageId }) => {
  const { boot, t } = useSite();
  // the widest first
  const pictures = boot.heroes.filter(({ page }) => page === pageId);
  const [widest] = pictures;
  if (!widest) return null;
  return (
    <section aria-label={t('app.welcome')} className={styles.hero} data-pt-page={pageId}>
      <picture>
        {pictures.slice(0, -1).map(({ src, minWidth }) => (
          <source key={minWidth} media={`(min-width: ${minWidth}px)`} srcSet={src} />
        ))}
        <img
          className={styles.heroPicture}
          src={pictures.at(-1)?.src}
          alt={widest.alt}
          fetchPriority="high"
        />
      </picture>
      {pictures.map(
        ({ minWidth, title, text }) =>
          (title ?? text) && (
            <div key={minWidth} className={styles.heroText} dir="auto" data-from={minWidth}>
              {title && <p className={styles.heroTitle}>{title}</p>}
              {text && <p>{text}</p>}
            </div>
          ),
      )}
    </section>
  );
};
