import { appStyle } from './app-style.ts';

/** As large as a button of the navbar, so that nothing moves when it comes. */
export const buttonPlace = appStyle({
  display: 'inline-flex',
  inlineSize: '40px',
  blockSize: '40px',
  '@media': { '(pointer: coarse)': { inlineSize: '44px', blockSize: '44px' } },
});
