import { describe, expect, it } from 'vitest';
import { daysLeft } from './days-left.ts';
import { isOpen, offerStatuses, statusAt } from './status.ts';

const now = Date.UTC(2026, 0, 10, 12);
const day = 86_400_000;

describe('an offer', () => {
  it('OFFERS-05 shows as expired from the moment its time has passed, when it was extended', () => {
    const at = (expiresAt: number) => statusAt({ status: 'Extended', expiresAt }, now);
    expect([at(now + 1), at(now), at(now - 1)]).toEqual(['Extended', 'Expired', 'Expired']);
    expect(statusAt({ status: 'Extended' }, now)).toBe('Extended');
    expect(statusAt({ status: 'Contract Extended', expiresAt: now }, now)).toBe('Expired');
  });

  it('OFFERS-05 keeps every other status, whenever it would have expired', () => {
    for (const status of offerStatuses.filter((each) => !each.endsWith('Extended')))
      expect(statusAt({ status, expiresAt: now - day }, now)).toBe(status);
  });

  it('OFFERS-04 counts the days to its expiry, the one that has begun whole', () => {
    const left = (expiresAt: number) => daysLeft({ status: 'Extended', expiresAt }, now);
    expect([left(now + 1), left(now + day), left(now + day + 1), left(now + 5 * day)]).toEqual([1, 1, 2, 5]);
    expect(left(now - 1)).toBeUndefined();
  });

  it('OFFERS-04 waits for an answer only while it, or a contract, is extended and unexpired', () => {
    const open = offerStatuses.filter((status) => isOpen({ status, expiresAt: now + day }, now));
    expect(open).toEqual(['Extended', 'Contract Extended']);
  });
});
