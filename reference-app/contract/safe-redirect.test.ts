import { describe, expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

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
});
