import type { DemoEmployer } from './demo-employer.ts';
import { readEmployer } from './reading/employer.ts';

export const meridian = readEmployer('meridian');
export const kestrel = readEmployer('kestrel');
export const loomfield = readEmployer('loomfield');

/** The first is what the site shows when an address names no employer. */
export const demoEmployers: readonly DemoEmployer[] = [meridian, kestrel, loomfield];
