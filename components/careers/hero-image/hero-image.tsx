import type { ComponentPropsWithRef } from 'react';
import * as styles from './hero-image.css.ts';

export type HeroPicture = {
  /** The width of the window from which on it is shown; CSS px. The narrowest one begins at 0. */
  minWidth: number;
  /** Its address. */
  src: string;
  /**
   * Over the picture; without title and text those of the next narrower one stay. They change at 768 and 1024 px by
   * themselves, at other widths by the rules of the site’s theme, which knows them by `data-from`.
   */
  title?: string;
  /** A sentence below the title. */
  text?: string;
};

type OwnProps = {
  /** By width, in any order; without any, nothing is shown. */
  pictures: readonly HeroPicture[];
  /** What all of them show, for those who do not see it; empty when they say nothing that the page does not say. */
  alt: string;
  /** The page whose focal point, height and scrim of the theme it wears; without it those of all pages. */
  page?: string;
  /** Makes the title a heading of the page’s outline. */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
};

/**
 * `ref` and all other props go to the `<section>`; `aria-label` makes it a landmark. State for selectors and tests:
 * `data-pt-page`, and `data-from` of the words.
 */
export type HeroImageProps = OwnProps &
  Omit<ComponentPropsWithRef<'section'>, keyof OwnProps | 'className' | 'style' | 'children'>;

/** An address in a list of several, where spaces and a comma at the end mean something. */
const asCandidate = (address: string) => address.trim().replaceAll(/\s/g, '%20').replace(/^,|,$/, '%2C');

/** The picture that a page opens with, by width, with its words on a scrim that keeps them readable. */
export function HeroImage({ pictures, alt, page, headingLevel, ...rest }: HeroImageProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  const widestFirst = pictures.toSorted((one, other) => other.minWidth - one.minWidth);
  const narrowest = widestFirst.at(-1);
  if (!narrowest) return null;
  return (
    <section {...rest} className={styles.hero} data-pt-page={page}>
      <picture>
        {widestFirst.slice(0, -1).map(({ minWidth, src }) => (
          <source key={minWidth} media={`(min-width: ${minWidth}px)`} srcSet={asCandidate(src)} />
        ))}
        {/* the largest thing on the page, so nothing should be loaded before it */}
        <img className={styles.picture} src={narrowest.src} alt={alt} fetchPriority="high" />
      </picture>
      {widestFirst.map(({ minWidth, title, text }) =>
        title || text ? (
          <div key={minWidth} className={styles.words} dir="auto" data-from={minWidth}>
            {title ? <Title className={styles.title}>{title}</Title> : null}
            {text ? <p className={styles.text}>{text}</p> : null}
          </div>
        ) : null,
      )}
    </section>
  );
}
