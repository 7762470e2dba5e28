import { afterEach, expect, test, vi } from 'vitest';
import { createSharedRead } from './shared-read.ts';

const source = {};

afterEach(() => vi.useRealTimers());

/** A read that ends when it is told to, and how often it was begun. */
function pendingReads() {
  const begun: { key: string; end: (value: string) => void; fail: (error: Error) => void }[] = [];
  const read = createSharedRead(
    (_: object, key: string) =>
      new Promise<string>((end, fail) => {
        begun.push({ key, end, fail });
      }),
  );
  return { begun, read };
}

test('whoever asks while a read is under way shares the next one, which begins after they asked', async () => {
  const { begun, read } = pendingReads();
  const first = read(source, 'a');
  const later = [read(source, 'a'), read(source, 'a')];
  expect(begun).toHaveLength(1);
  begun[0]?.end('before');
  expect(await first).toBe('before');
  await vi.waitFor(() => expect(begun).toHaveLength(2));
  begun[1]?.end('after');
  expect(await Promise.all(later)).toEqual(['after', 'after']);
});

test('each source and each key has reads of its own, and one that ended is not told again', async () => {
  const { begun, read } = pendingReads();
  const asked = [read(source, 'a'), read(source, 'b'), read({}, 'a')];
  expect(begun.map(({ key }) => key)).toEqual(['a', 'b', 'a']);
  for (const { end, key } of begun) end(key);
  expect(await Promise.all(asked)).toEqual(['a', 'b', 'a']);
  const again = read(source, 'a');
  await vi.waitFor(() => expect(begun).toHaveLength(4));
  begun[3]?.end('new');
  expect(await again).toBe('new');
});

test('a read that fails is its askers’ alone: the next one begins', async () => {
  const { begun, read } = pendingReads();
  const first = read(source, 'a');
  const later = read(source, 'a');
  begun[0]?.fail(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await vi.waitFor(() => expect(begun).toHaveLength(2));
  begun[1]?.end('fine');
  expect(await later).toBe('fine');
});

test('a read that never ends holds nobody for longer than a fifth of a second', async () => {
  vi.useFakeTimers();
  const { begun, read } = pendingReads();
  void read(source, 'a');
  const later = read(source, 'a');
  await vi.advanceTimersByTimeAsync(199);
  expect(begun).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toHaveLength(2);
  begun[1]?.end('fine');
  expect(await later).toBe('fine');
});
