import type { DemoSignIn } from '../demo-sign-ins.ts';

const home = { browser: 'Firefox', system: 'Windows', network: '203.0.113.0/24' };
const phone = { browser: 'Safari', system: 'iPhone', network: '2001:db8:7c::/48' };

/** Amara signed up at home, has the site open on her phone, and was once in a hurry. */
export const candidateSignIns: readonly DemoSignIn[] = [
  { ...home, daysAgo: 64, how: 'sign_up', result: 'done' },
  { ...phone, daysAgo: 12, how: 'code', result: 'done', lasts: true },
  { ...home, daysAgo: 9.002, how: 'password', result: 'wrong' },
  { ...home, daysAgo: 9.001, how: 'password', result: 'wrong' },
  { ...home, daysAgo: 9, how: 'password', result: 'done' },
];

/** Daniel works at the office; somebody far away would like to be him. */
export const adminSignIns: readonly DemoSignIn[] = [
  {
    browser: 'Edge',
    system: 'Windows',
    network: '198.51.100.0/24',
    daysAgo: 6,
    how: 'password',
    result: 'done',
  },
  ...[2.3, 2.299, 2.298].map((daysAgo): DemoSignIn => ({
    browser: null,
    system: 'Linux',
    network: '192.0.2.0/24',
    daysAgo,
    how: 'password',
    result: 'wrong',
  })),
  {
    browser: null,
    system: 'Linux',
    network: '192.0.2.0/24',
    daysAgo: 2.297,
    how: 'password',
    result: 'limit',
  },
  {
    browser: 'Edge',
    system: 'Windows',
    network: '198.51.100.0/24',
    daysAgo: 1,
    how: 'password',
    result: 'done',
  },
];
