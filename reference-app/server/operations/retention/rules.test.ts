import { expect, test } from 'vitest';
import { employerConfig } from '../../../contract/employer-config.ts';
import { cutoffsOf, isPeriodBroken, monthsBefore, retained } from './rules.ts';

test.each([
  ['2026-11-22T10:00:00.000Z', 3, '2026-08-22T10:00:00.000Z'],
  ['2026-05-31T10:00:00.000Z', 3, '2026-02-28T10:00:00.000Z'],
  ['2028-03-30T23:59:59.999Z', 1, '2028-02-29T23:59:59.999Z'],
  ['2026-01-31T00:00:00.000Z', 24, '2024-01-31T00:00:00.000Z'],
  ['2026-03-31T00:00:00.000Z', 13, '2025-02-28T00:00:00.000Z'],
])('%s less %i months is %s', (at, months, before) => {
  expect(monthsBefore(new Date(at), months).toISOString()).toBe(before);
});

test('CONFIG-03 what an employer does not say has a default, and what is wrong is no shorter', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  const cutoffs = (retentionConfig: object) => cutoffsOf(employerConfig.parse({ retentionConfig }), now);
  expect(cutoffs({})['closed applications'].toISOString()).toBe('2024-11-22T10:00:00.000Z');
  expect(cutoffs({ draftsMonths: 1 }).drafts.toISOString()).toBe('2026-10-22T10:00:00.000Z');
  for (const draftsMonths of [0, -1, 1.5, '1', 1e9])
    expect(() => cutoffs({ draftsMonths }), String(draftsMonths)).toThrow(/draftsMonths/);
});

test.each([
  ['retentionConfig.draftsMonths', ['drafts', 'carts of visitors']],
  ['retentionConfig.auditMonths', ['audit log']],
  ['retentionConfig', retained.filter((what) => what !== 'calls of the e-signature provider')],
  ['', retained.filter((what) => what !== 'calls of the e-signature provider')],
  ['pcsxConfig.branding.tagline', []],
])('with a broken "%s" nothing is removed by a default', (path, skipped) => {
  expect(retained.filter((what) => isPeriodBroken(what, [{ path }]))).toEqual(skipped);
});
