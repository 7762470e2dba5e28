import type { ComponentType } from 'react';
import { useMessages } from '../../messages/locale.tsx';
import { lazyPart } from '../field/lazy-part.tsx';
import { waiting } from './calendar-button.css.ts';
import type keys from './messages/en-US.json';
import english from './messages/en-US.json?messages';

function useWords() {
  const text = useMessages<keyof typeof keys>('dates', english);
  return {
    className: waiting,
    texts: { loading: text('loading'), failed: text('failed'), retry: text('retry') },
  };
}

/**
 * A calendar that is loaded when it is first mounted.
 *
 * @param load imports the calendar's module
 */
export const lazyCalendar = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> => lazyPart(load, useWords);
