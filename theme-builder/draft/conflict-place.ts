export const conflictId = 'portico-theme-conflict';

/** Leads to what is asked about a conflict, from wherever somebody has scrolled to. */
export const showConflict = () => document.querySelector<HTMLElement>(`#${conflictId}`)?.focus();
