import { appStyle } from '../app/app-style.ts';

/** As large as the button, so that nothing moves when it comes. */
export const place = appStyle({
  display: 'inline-flex',
  inlineSize: '40px',
  blockSize: '40px',
  '@media': { '(pointer: coarse)': { inlineSize: '44px', blockSize: '44px' } },
});
