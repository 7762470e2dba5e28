import type { ThemeFont } from '../document/theme-document.ts';

/** A font that says only what a test is about. */
export const aFont = (more: Partial<ThemeFont> = {}): ThemeFont => ({
  family: 'Harbour Sans',
  url: '/theme-files/harbour.example/regular.woff2',
  weight: [400, 400],
  style: 'normal',
  ranges: [[0x20, 0x7e]],
  ascent: 1,
  descent: 0.25,
  lineGap: 0,
  letterWidth: 0.4424,
  ...more,
});
