import type { DemoEmployer } from './demo-employer.ts';
import { kestrel } from './kestrel/index.ts';
import { loomfield } from './loomfield/index.ts';
import { meridian } from './meridian/index.ts';

/** The first is what the site shows when an address names no employer. */
export const demoEmployers: readonly DemoEmployer[] = [meridian, kestrel, loomfield];
