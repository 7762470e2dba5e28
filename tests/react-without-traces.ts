// React's development build takes notes for React's own tools, which no test reads: a quarter of what a test in a browser costs.
import * as React from 'react';

/** A stack for each element that is made, until it has written ten thousand within a second. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  // React begins to count anew each second
  set() {},
});

/** A mark on the browser's timeline for each render; react-dom looks for this when it is loaded. */
Object.assign(console, { timeStamp: undefined });
