import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

function failureOf(environment: Record<string, string>): string {
  try {
    readSettings(environment, { root: '/srv' });
    return 'none';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('a setting that cannot be meant is refused with one sentence that says what to do', () => {
  test.each([
    [{ PORT: '70000' }, /^PORT is "70000": set it to a whole number/],
    [{ PORTICO_METRICS_PORT: '-1' }, /^PORTICO_METRICS_PORT is "-1": set it to a whole number/],
    [{ PORTICO_STOP_WITHIN: '0' }, /^PORTICO_STOP_WITHIN is "0": set it to a whole number from 1 to 600\.$/],
    [
      { PORTICO_LOG_LEVEL: 'all' },
      /^PORTICO_LOG_LEVEL is "all": set it to one of debug, info, warn, error\.$/,
    ],
    [{ DATABASE_REPLICA_URLS: 'postgresql://a/b,mysql://x' }, /^DATABASE_REPLICA_URLS holds what is not/],
    [{ DATABASE_REPLICA_URLS: 'postgresql://a/b' }, /^DATABASE_REPLICA_URLS and [^\n]+ without DATABASE_URL/],
    [
      { DATABASE_DIRECT_URL: 'x' },
      /^DATABASE_DIRECT_URL is not the address of a PostgreSQL database: [^\n]+$/,
    ],
    [{ PORTICO_DEMOS: '0' }, /^PORTICO_DEMOS is no setting of Portico's: correct its name, or unset it .*$/],
    [{ PORTICO_DEMO: 'yes' }, /^PORTICO_DEMO is "yes": set it to 1 \(demo data\) or 0 \(none\)\.$/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL is not the address of a PostgreSQL database: [^\n]+$/],
    [
      { PORTICO_ASSISTANT_URL: 'models.example' },
      /^PORTICO_ASSISTANT_URL is "models.example": set it to what /,
    ],
    [{ PORTICO_ASSISTANT_URL: 'https://models.example/v1' }, /^PORTICO_ASSISTANT_MODEL is not set: /],
    [{ PORTICO_SMTP_URL: 'smtp://user:pa[ss@' }, /^PORTICO_SMTP_URL is not the address of a mail server: /],
    [
      { CLAMAV_HOST: 'http://clamav:3310' },
      /^CLAMAV_HOST is "http:\/\/clamav:3310": set it to the host of clamd, /,
    ],
    [{ CLAMAV_HOST: 'clamav:99999' }, /^CLAMAV_HOST is "clamav:99999": /],
  ])('%j', (environment, message) => {
    expect(failureOf(environment as Record<string, string>)).toMatch(message);
  });

  test.each([
    'careers.example',
    'https://careers.example/jobs',
    'ftp://careers.example',
    'https://a@careers.example',
  ])('PORTICO_ORIGIN=%s', (address) => {
    expect(failureOf({ PORTICO_ORIGIN: address })).toBe(
      `PORTICO_ORIGIN is "${address}": set it to the address of the site without a path, such as https://careers.example.`,
    );
  });

  test('and none of those that tests and scripts set themselves', () => {
    expect(failureOf({ PORTICO_SEED: '1', PORTICO_DEPTH: 'full', PORTICO_TEST_FONTS: 'system' })).toBe(
      'none',
    );
  });
});
