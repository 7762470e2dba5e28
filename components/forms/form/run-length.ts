/** How many items of a long form are laid out together: enough that browsers have few places to watch, about two screens. */
export const runLength = 20;
