import type { ComponentPropsWithRef } from 'react';
import { useLocale } from '../../messages/locale.tsx';
import { UserIcon } from '../icon/icon.tsx';
import { useImageFailed } from '../image/use-image-failed.ts';
import * as styles from './avatar.css.ts';
import { initialsOf } from './initials-of.ts';

type OwnProps = {
  /** Who it is; read aloud, and the source of the initials. */
  name: string;
  /** The address of their picture. Without it, and while or when it cannot be shown, there are their initials. */
  src?: string;
  /**
   * 2, 2.5, 4 or 6 rem across.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | 'huge';
  /**
   * Not read aloud, since the name stands beside it.
   * @default false
   */
  decorative?: boolean;
};

/** `ref` and all other props go to the root. */
export type AvatarProps = OwnProps &
  Omit<ComponentPropsWithRef<'span'>, keyof OwnProps | 'className' | 'style' | 'children' | 'role'>;

/** The picture of a person, or their initials. */
export function Avatar({ name, src, size = 'medium', decorative = false, ...rest }: AvatarProps) {
  const locale = useLocale();
  const { failed, ref, onError } = useImageFailed(src);
  const naming = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span {...naming} {...rest} className={`${styles.avatar} ${styles.sizes[size]}`}>
      {initialsOf(name, locale) || <UserIcon />}
      {src && !failed ? <img ref={ref} className={styles.image} src={src} alt="" onError={onError} /> : null}
    </span>
  );
}
