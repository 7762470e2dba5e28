/** Padding at both ends of a line that keeps clear of a notch: the same at both, since it may be at either. */
export const clearOfNotch = (padding: string): string =>
  `max(${padding}, env(safe-area-inset-left), env(safe-area-inset-right))`;
