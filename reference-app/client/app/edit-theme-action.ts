/** What waits for the login of somebody whose session has ended while they edited the theme: to edit it again. */
export const editThemeAction = 'edit-theme';
