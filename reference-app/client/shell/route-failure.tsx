import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { whereAllowed } from '../app/browser-storage.ts';
import { FailurePage } from '../app/failure-page.tsx';
import { isReplaced } from '../app/lazy.tsx';

const retriedKey = 'portico-retried';

/** Whether the page may be asked for as a document: once for each address, or a missing chunk would reload for ever. */
function mayRetry(error: unknown, address: string): boolean {
  if (!isReplaced(error)) return false;
  const isFirst = whereAllowed(() => {
    if (sessionStorage.getItem(retriedKey) === address) return false;
    sessionStorage.setItem(retriedKey, address);
    return true;
  });
  return isFirst ?? false;
}

/** What shows when a page cannot be rendered, or its chunk cannot be loaded even by a fresh document (SHELL-07, SHELL-08). */
export function RouteFailure() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  useEffect(() => {
    console.error(error);
    const address = `${pathname}${search}`;
    if (mayRetry(error, address)) window.location.replace(address);
  }, [error, pathname, search]);
  return <FailurePage error={error} />;
}
