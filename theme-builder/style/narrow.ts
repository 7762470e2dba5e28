/** Narrower, a panel at the side would leave the page no room: there it is at the bottom, as wide as the window. */
export const narrow = '(width < 1200px)';
/** High enough for a head and a foot that stay, with something left between them. */
export const narrowAndHigh = `${narrow} and (height >= 560px)`;
