import { describe, expect, test } from 'vitest';
import { safeRedirect, sessionLimits, sessionState, withDomain } from './rules.ts';

describe('AUTH-03 ROUTES-03 a redirect stays on the site', () => {
  const options = { origin: 'https://site.example', allowedHosts: ['jobs.partner.example'] };

  test.each([
    ['careers', '/careers'],
    ['careers?query=nurse', '/careers?query=nurse'],
    ['careers/offers', '/careers/offers'],
    ['/careers/offers?domain=a.example#top', '/careers/offers?domain=a.example#top'],
    ['/', '/'],
    ['/careers/../careers/profile', '/careers/profile'],
    ['https://site.example/careers/job/7?x=1', '/careers/job/7?x=1'],
    ['https://jobs.partner.example/start?a=1', 'https://jobs.partner.example/start?a=1'],
  ])('%s leads to %s', (next, expected) => {
    expect(safeRedirect(next, options)).toBe(expected);
  });

  test.each([
    undefined,
    '',
    ' ',
    'careersx',
    'offers',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\tevil.example',
    '/careers\n',
    '/careers/..//evil.example',
    '/careers/%2e%2e//evil.example',
    '/.//evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https://evil.example',
    'http://site.example/careers',
    'https://site.example.evil.example/',
    'https://site.example@evil.example/',
    'https://user@site.example/careers',
    'https://user:pass@site.example/careers',
    'https://@site.example/careers',
    'https://site.example:8443/careers',
    'http://jobs.partner.example/',
    'https://jobs.partner.example:444/',
    'https://x.jobs.partner.example/',
    'javascript:alert(1)',
    'JavaScript://site.example/%0aalert(1)',
    'data:text/html,x',
    '/api/pcsx/auth/logout',
    '/api',
    '/API/pcsx',
    '/%61pi/pcsx',
    '/careers/../api/pcsx',
    '/logout',
    '/logout?next=/careers',
    '/careers/logout',
    '/careers/login',
    '/careers/login/',
    '/candidate/login?next=x',
    '/%E0%A4%A',
  ])('%j leads to /careers', (next) => {
    expect(safeRedirect(next, options)).toBe('/careers');
  });

  test('the employer is kept on this site, not on others', () => {
    expect(withDomain('/careers?x=1#y', 'a.example')).toBe('/careers?x=1&domain=a.example#y');
    expect(withDomain('/careers?domain=b.example', 'a.example')).toBe('/careers?domain=b.example');
    expect(withDomain('https://jobs.partner.example/', 'a.example')).toBe('https://jobs.partner.example/');
    expect(withDomain('/careers', undefined)).toBe('/careers');
  });
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
