/** The window of a page: this one, or that of a frame with a page of this site. */
export type PageWindow = Window & typeof globalThis;
