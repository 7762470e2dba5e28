import { appStyle } from '../../app/app-style.ts';

/** Takes the focus to be read, and does nothing: a ring would promise that it does. */
export const heading = appStyle({ ':focus': { outline: 'none', boxShadow: 'none' } });
