import { expect, test } from 'vitest';
import { sessionLimits, sessionState, withDomain } from './rules.ts';

test('AUTH-03 ROUTES-03 the employer is kept on this site, not on others', () => {
  expect(withDomain('/careers?x=1#y', 'a.example')).toBe('/careers?x=1&domain=a.example#y');
  expect(withDomain('/careers?domain=b.example', 'a.example')).toBe('/careers?domain=b.example');
  expect(withDomain('https://jobs.partner.example/', 'a.example')).toBe('https://jobs.partner.example/');
  expect(withDomain('/careers', undefined)).toBe('/careers');
});

test.each([
  { seen: 0, created: 0, state: 'alive' },
  { seen: sessionLimits.touchAfter - 1, created: sessionLimits.touchAfter, state: 'alive' },
  { seen: sessionLimits.touchAfter, created: sessionLimits.touchAfter, state: 'to touch' },
  { seen: sessionLimits.idle - 1, created: sessionLimits.idle - 1, state: 'to touch' },
  { seen: sessionLimits.idle, created: sessionLimits.idle, state: 'ended' },
  { seen: 0, created: sessionLimits.absolute - 1, state: 'alive' },
  { seen: 0, created: sessionLimits.absolute, state: 'ended' },
])('AUTH-03 a session seen $seen ms ago and begun $created ms ago is $state', ({ seen, created, state }) => {
  const now = Date.UTC(2026, 0, 1);
  expect(sessionState({ createdAt: new Date(now - created), seenAt: new Date(now - seen) }, now)).toBe(state);
});
