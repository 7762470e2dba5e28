import { useEffect, useState } from 'react';
import { visuallyHidden } from '../../layout/visually-hidden/visually-hidden.css.ts';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { useMessages } from '../../messages/locale.tsx';
import type keys from '../../locales/en-US/text-area.json';
import english from '../../locales/en-US/text-area.json?messages';
import * as styles from './text-area.css.ts';

/** How many characters are left when they begin to be read aloud. */
const near = (limit: number) => Math.max(10, limit / 10);
/** In ms; reading each key would drown out what is typed. */
const pause = 1000;

/** How many characters are left, for the eye at once and for the ear after a pause. */
export function Counter({ id, length, limit }: { id: string; length: number; limit: number }) {
  const text = useMessages<keyof typeof keys>('text-area', english);
  const left = limit - length;
  const said = left < 0 ? text('over', { count: -left }) : text('left', { count: left });
  const news = left <= near(limit) ? said : '';
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(news), pause);
    return () => clearTimeout(timer);
  }, [news]);
  return (
    <div className={styles.counter} data-over={left < 0 ? '' : undefined}>
      <span aria-hidden="true">{said}</span>
      <VisuallyHidden id={id}>{text('hint', { limit })}</VisuallyHidden>
      <output className={visuallyHidden}>{announced}</output>
    </div>
  );
}
