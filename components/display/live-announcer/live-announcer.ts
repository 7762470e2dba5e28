import { useCallback, useEffect } from 'react';
import { visuallyHidden } from '../../layout/visually-hidden/visually-hidden.css.ts';
import { useLocale } from '../../messages/locale.tsx';

/** How a message is read: in the next pause, or at once and over what is being read. */
type Urgency = 'polite' | 'assertive';

export type Announcement = {
  /**
   * Interrupts what is being read, for what cannot wait.
   * @default 'polite'
   */
  urgency?: Urgency;
  /** The language of the message (BCP 47); that of the page unless it is given. */
  lang?: string;
};

/** After this a message has been read, and nobody should come across it at the end of the page. */
const readAfter = 7000;

/** The page's region for messages; found in the page rather than kept, so that several copies of the library share it. */
function region(urgency: Urgency): HTMLElement {
  const known = document.querySelector<HTMLElement>(`[data-pt-announcer="${urgency}"]`);
  if (known) return known;
  const made = document.createElement('div');
  made.dataset['ptAnnouncer'] = urgency;
  // an open dialog hides what is beside it from assistive technology, except for what has this attribute
  made.setAttribute('aria-live', urgency);
  made.setAttribute('aria-relevant', 'additions');
  made.className = visuallyHidden;
  document.body.append(made);
  return made;
}

/**
 * Has a message read aloud, for what people who see the page notice by themselves. Each call is read, also when the text
 * is the same again. Not before the page has been rendered: it does nothing on the server.
 */
export function announce(message: string, { urgency = 'polite', lang }: Announcement = {}): void {
  if (typeof document === 'undefined') return;
  const line = document.createElement('div');
  line.textContent = message;
  if (lang) line.lang = lang;
  region(urgency).append(line);
  setTimeout(() => line.remove(), readAfter);
}

/**
 * `announce` in the language around the component. Prefer it: screen readers follow only those regions that they know,
 * and this one makes them when the component appears.
 */
export function useAnnounce(): (message: string, options?: Announcement) => void {
  const lang = useLocale();
  useEffect(() => {
    region('polite');
    region('assertive');
  }, []);
  return useCallback((message, options) => announce(message, { lang, ...options }), [lang]);
}
