import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoized } from './memoized.ts';

afterEach(() => void vi.useRealTimers());

describe('asking once', () => {
  it('HTTP-06 the same arguments are asked for once, also while the answer is on its way', async () => {
    const ask = vi.fn(async (city: string) => `jobs in ${city}`);
    const jobs = memoized(ask);
    expect(await Promise.all([jobs('Bern'), jobs('Bern'), jobs('Basel')])).toEqual([
      'jobs in Bern',
      'jobs in Bern',
      'jobs in Basel',
    ]);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('HTTP-06 an answer is used for five minutes, and not longer', async () => {
    vi.useFakeTimers();
    let count = 0;
    const next = memoized(async () => (count += 1));
    await next();
    vi.advanceTimersByTime(5 * 60 * 1000 - 1);
    expect(await next()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await next()).toBe(2);
  });

  it('HTTP-06 forceRefresh asks anew, and what it gets is used from then on', async () => {
    let count = 0;
    const next = memoized(async () => (count += 1));
    await next();
    expect(await next.forceRefresh()).toBe(2);
    expect(await next()).toBe(2);
  });

  it('HTTP-06 a failure is not kept', async () => {
    let count = 0;
    const next = memoized(async () => {
      count += 1;
      if (count === 1) throw new Error('offline');
      return count;
    });
    await expect(next()).rejects.toThrow('offline');
    expect(await next()).toBe(2);
  });

  it('is rejected, too, by what throws before it waits', async () => {
    const memo = memoized((): Promise<string> => {
      throw new RangeError('no');
    });
    await expect(memo()).rejects.toThrow('no');
  });
});
