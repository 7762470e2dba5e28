import { useEffect, useEffectEvent } from 'react';
import { whereAllowed } from './browser-storage.ts';
import { useSite } from '../site/site.tsx';

/** What waits for a login, which loads the page anew (AUTH-01): the name that `usePendingAction` goes by, and its data as JSON. */
export type PendingAction = { name: string; data: unknown };
/** `by` = whom the page knew as logged in. */
type Kept = PendingAction & { by?: string | undefined };

// the tab's own: another tab's login is not what it waits for
const keyOf = (domain: string) => `portico-pending ${domain}`;

/** Keeps it until the page comes back with somebody logged in. */
export function rememberPending(domain: string, action: Kept): void {
  whereAllowed(() => sessionStorage.setItem(keyOf(domain), JSON.stringify(action)));
}

/** The login was given up. */
export function forgetPending(domain: string): void {
  whereAllowed(() => sessionStorage.removeItem(keyOf(domain)));
}

const takePending = (domain: string, name: string, user: string | undefined): PendingAction | undefined =>
  whereAllowed(() => {
    const action = JSON.parse(sessionStorage.getItem(keyOf(domain)) ?? 'null') as Kept | null;
    if (action?.name !== name) return undefined;
    forgetPending(domain);
    // nobody does it in somebody else's place
    return (action.by ?? user) === user ? action : undefined;
  });

/** Does once, after the login that it waited for, what people have asked for before (AUTH-01). */
export function usePendingAction(name: string, run: (data: unknown) => void): void {
  const { boot } = useSite();
  const isLoggedIn = boot.user !== null;
  const start = useEffectEvent(() => {
    const action = takePending(boot.domain, name, boot.user?.encId);
    if (action) run(action.data);
  });
  useEffect(() => {
    if (isLoggedIn) start();
  }, [isLoggedIn]);
}
