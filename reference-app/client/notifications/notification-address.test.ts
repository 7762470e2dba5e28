import { describe, expect, test } from 'vitest';
import { employerConfig } from '../../contract/employer-config.ts';
import { notificationAddress } from './notification-address.ts';

const boot = {
  origin: 'https://careers.example',
  configs: employerConfig.parse({ allowedRedirectHosts: ['jobs.partner.example'] }),
};
const from = (redirectUrl: string, search = '') => notificationAddress(redirectUrl, { boot, search });

describe('where a notification leads', () => {
  test('NOTIF-04 R-50 the parameters of the page come along, but for those that it names itself', () => {
    expect(from('/careers/offers', '?domain=a.example&filter_x=1&filter_x=2')).toBe(
      '/careers/offers?domain=a.example&filter_x=1&filter_x=2',
    );
    expect(from('/careers/dashboard?tab=events#next', '?tab=offers&hl=ar')).toBe(
      '/careers/dashboard?tab=events&hl=ar#next',
    );
    expect(from('https://careers.example/careers/offers', '?hl=ar')).toBe('/careers/offers?hl=ar');
  });

  test('NOTIF-04 R-50 an empty one leads nowhere', () => {
    expect(from('', '?hl=ar')).toBeUndefined();
  });

  test('NOTIF-04 R-8 other hosts only where the employer lists them, and without the page’s parameters', () => {
    expect(from('https://jobs.partner.example/a?b=1', '?hl=ar')).toBe('https://jobs.partner.example/a?b=1');
    for (const unsafe of [
      'https://evil.example/',
      '//evil.example',
      'javascript:alert(1)',
      '/logout',
      '/api/x',
    ])
      expect(from(unsafe), unsafe).toBe('/careers');
  });
});
