import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callAt } from './clock.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

describe('callAt', () => {
  it('calls each at its time, once, with one timer for all', () => {
    const calls: string[] = [];
    callAt(2000, () => calls.push('second'));
    callAt(1000, () => calls.push('first'));
    callAt(2000, () => calls.push('third'));
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(999);
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(calls).toEqual(['first']);
    vi.advanceTimersByTime(5000);
    expect(calls).toEqual(['first', 'second', 'third']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes calls back, and leaves no timer behind', () => {
    const call = vi.fn();
    callAt(1000, call)();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(2000);
    expect(call).not.toHaveBeenCalled();
  });
});
