import { useImperativeHandle, type ComponentPropsWithRef, type ReactNode } from 'react';
import * as styles from './image.css.ts';
import { useImageFailed } from './use-image-failed.ts';

type OwnProps = {
  /** Its address. */
  src: string;
  /** What it shows, for those who do not see it; empty when it says nothing that the page does not say. */
  alt: string;
  /**
   * The shape of its place, which is as wide as its container: 1:1, 3:4, 4:3, 3:2, 16:9 or 21:9.
   * @default 'photo'
   */
  ratio?: keyof typeof styles.ratios;
  /**
   * Fills its place and is cut to it, or is seen whole.
   * @default 'cover'
   */
  fit?: keyof typeof styles.fits;
  /**
   * What stands in its place when it cannot be loaded.
   * @default the text of `alt`
   */
  fallback?: ReactNode;
};

/** `ref` and all other props go to the `<img>`. State for selectors and tests: `data-failed` on the place around it. */
export type ImageProps = OwnProps &
  Omit<
    ComponentPropsWithRef<'img'>,
    keyof OwnProps | 'width' | 'height' | 'className' | 'style' | 'children'
  >;

/** An image whose place is there before it is. */
export function Image({
  src,
  alt,
  ratio = 'photo',
  fit = 'cover',
  fallback = alt,
  ref,
  onError,
  ...rest
}: ImageProps) {
  const { failed, ref: image, onError: fail } = useImageFailed(src);
  useImperativeHandle(ref, () => image.current as HTMLImageElement);
  const named = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <span className={`${styles.frame} ${styles.ratios[ratio]}`} data-failed={failed ? '' : undefined}>
      {failed ? (
        <span {...named} className={styles.fallback}>
          {fallback}
        </span>
      ) : (
        <img
          loading="lazy"
          decoding="async"
          {...rest}
          ref={image}
          src={src}
          alt={alt}
          className={`${styles.image} ${styles.fits[fit]}`}
          onError={(event) => {
            fail();
            onError?.(event);
          }}
        />
      )}
    </span>
  );
}
