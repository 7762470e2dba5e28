/** What people can be given with the theme, in the order in which they are shown. */
export const themeRights = ['view', 'edit', 'publish', 'custom_html', 'lock'] as const;
