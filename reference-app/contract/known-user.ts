/** Whoever was logged in when they began does not go on as a visitor, or as somebody else, when their session has ended. */
export const knownUser = {
  'X-User-Id':
    'Whom the page knows as logged in; refused with 401 (`x-login`) where the session is not theirs.',
};
