/** Where it is said that nothing can be changed: the focus goes there from a field that is taken away by that. */
export const readOnlyId = 'portico-theme-read-only';
