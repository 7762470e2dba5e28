/** Where the shell's layout changes, in CSS px (SHELL-01). */
type Breakpoint = 600 | 767 | 992 | 1024 | 1180 | 1250;

export const atLeast = (width: Breakpoint) => `screen and (min-width: ${width}px)`;
export const below = (width: Breakpoint) => `screen and (max-width: ${width - 0.02}px)`;
