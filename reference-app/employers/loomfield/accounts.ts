import type { DemoAccount } from '../demo-employer.ts';

/** None: candidate login is switched off here. */
export const accounts: readonly DemoAccount[] = [];
