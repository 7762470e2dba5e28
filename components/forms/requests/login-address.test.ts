import { describe, expect, it } from 'vitest';
import { loginAddress } from './login-address.ts';

describe('where a form sends people whose session has ended', () => {
  it('HTTP-07 names the employer, the jobs and the way back', () => {
    expect(
      loginAddress({ domain: 'meridian.example', pids: [12, '34'], next: '/careers/forms?id=7&step=2' }),
    ).toBe(
      '/candidate/login?domain=meridian.example&pid=12%2C34&next=%2Fcareers%2Fforms%3Fid%3D7%26step%3D2',
    );
  });

  it('HTTP-07 hands on microsite and language where there are any', () => {
    const address = loginAddress({ domain: 'm.example', microsite: 'nurses', hl: 'de', next: '/careers' });
    expect(Object.fromEntries(new URLSearchParams(address.split('?')[1]))).toEqual({
      domain: 'm.example',
      microsite: 'nurses',
      hl: 'de',
      next: '/careers',
    });
  });
});
