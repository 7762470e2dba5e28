import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '../../app/use-is-hydrated.ts';

/** What a mail's link is for, and what it is worth. */
export type MailLink = { purpose: 'confirm' | 'reset' | 'email'; token: string };

/** The link in a fragment such as `#reset=…`; undefined when there is none. */
export function mailLinkIn(hash: string): MailLink | undefined {
  const [, purpose, token] = /^#(confirm|reset|email)=([\w-]{1,100})$/.exec(hash) ?? [];
  return purpose !== undefined && token !== undefined
    ? { purpose: purpose as MailLink['purpose'], token }
    : undefined;
}

/**
 * The link that led here, until somebody goes on; undefined on the server, which never sees it. What it is worth leaves the
 * address at once: who looks at the screen, the history, or an address that is handed on does not get it.
 */
export function useMailLink(): MailLink | undefined {
  const { pathname, search, hash } = useLocation();
  const isHydrated = useIsHydrated();
  const isLink = mailLinkIn(hash) !== undefined;
  useEffect(() => {
    // past the router, which would forget the link with it; its note of this entry stays
    if (isLink) window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  }, [isLink, pathname, search]);
  return isHydrated ? mailLinkIn(hash) : undefined;
}
