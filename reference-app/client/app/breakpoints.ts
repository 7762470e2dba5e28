/** Where the shell's layout changes, in CSS px (SHELL-01). */
export const breakpoints = [600, 767, 992, 1024, 1180, 1250] as const;
export type Breakpoint = (typeof breakpoints)[number];

export const atLeast = (width: Breakpoint) => `screen and (min-width: ${width}px)`;
export const below = (width: Breakpoint) => `screen and (max-width: ${width - 0.02}px)`;
