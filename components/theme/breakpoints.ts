/** The widths in px at which layouts change; each is the last one of the narrower layout. */
export const breakpoints = [600, 767, 992, 1024, 1180, 1250] as const;
export type Breakpoint = (typeof breakpoints)[number];

/** The media query for windows up to a breakpoint; `not` before it makes the one for wider windows. */
export const upTo = <Width extends Breakpoint>(width: Width) =>
  // zoomed windows have widths between 767 and 768 px
  `(width < ${width + 1}px)` as const;
