import * as React from 'react';

/**
 * React's development build writes down a stack for each element that is made, until it has written ten thousand within a
 * second: a sixth of what a test in a browser costs. They are for React's own tools, and no test reads them.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  // React begins to count anew each second
  set() {},
});
