import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { FailurePage } from './failure-page.tsx';

/** What shows when a page cannot be rendered or its chunk cannot be loaded. */
export const RouteFailure = () => {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return <FailurePage error={error} />;
};
