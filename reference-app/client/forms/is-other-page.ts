import type { BlockerFunction } from 'react-router-dom';

/** Whether a step leads to what is another page for who fills in a form: a fragment alone leaves nothing. */
export const isOtherPage = ({ currentLocation: from, nextLocation: to }: Parameters<BlockerFunction>[0]) =>
  from.pathname !== to.pathname || from.search !== to.search;
