/** In a window like this the panel is at the bottom, as wide as the window, wherever it is docked. */
export const narrow = '(width < 600px)';
