import { startTransition, useEffect, useState } from 'react';
import { whereAllowed } from '../../app/browser-storage.ts';

/** How somebody has left on purpose, which the login tells them once. */
type Leaving = 'everywhere' | 'deleted';

// the tab's own
const keyOf = (domain: string) => `portico-left ${domain}`;

/** To be told by the page that comes next. */
export function rememberLeaving(domain: string, how: Leaving): void {
  whereAllowed(() => sessionStorage.setItem(keyOf(domain), how));
}

/** How they have left just now; undefined until the browser has taken over. */
export function useLeaving(domain: string): Leaving | undefined {
  const [leaving, setLeaving] = useState<Leaving>();
  useEffect(() => {
    const key = keyOf(domain);
    const left = whereAllowed(() => sessionStorage.getItem(key));
    if (left !== 'everywhere' && left !== 'deleted') return;
    whereAllowed(() => sessionStorage.removeItem(key));
    startTransition(() => setLeaving(left));
  }, [domain]);
  return leaving;
}
