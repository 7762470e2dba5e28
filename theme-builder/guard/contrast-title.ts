/** The heading of the list of pairs: it takes the focus when the button that had it is gone. */
export const contrastTitleId = 'pt-contrast-title';
