/** What a page sends as `X-User-Id` that knows nobody as logged in. */
export const visitorUser = 'visitor';

/** Nobody goes on as somebody else without noticing: neither when their session has ended, nor when one has begun elsewhere. */
export const knownUser = {
  'X-User-Id': `Whom the page knows as logged in; refused with 401 (\`x-login\`) where the session is not theirs. \`${visitorUser}\` where it knows of nobody; refused with 409, and who it is in \`data.user\`, where somebody has logged in since.`,
};
