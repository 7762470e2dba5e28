import { expect, test } from 'vitest';
import { createSharedWrite } from './shared-write.ts';

/** Writes that end when they are told to. */
function aWriter({ patience = 60_000 } = {}) {
  const begun: { items: readonly string[]; end: PromiseWithResolvers<string> }[] = [];
  const write = createSharedWrite(
    (_: string, items: readonly string[]) => {
      const end = Promise.withResolvers<string>();
      begun.push({ items, end });
      return end.promise;
    },
    { patience },
  );
  return { begun, write };
}

test('API-08 writes that come while one is under way go together in the next, and are answered as it is', async () => {
  const { begun, write } = aWriter();
  const first = write('one', ['a']);
  const others = [write('one', ['b']), write('one', ['c', 'd'])];
  void write('two', ['e']);
  expect(begun.map(({ items }) => items)).toEqual([['a'], ['e']]);
  begun[0]!.end.resolve('first');
  expect(await first).toBe('first');
  await expect.poll(() => begun.length).toBe(3);
  expect(begun[2]!.items).toEqual(['b', 'c', 'd']);
  begun[2]!.end.resolve('next');
  expect(await Promise.all(others)).toEqual(['next', 'next']);
});

test('API-08 a write that fails fails those that went in it, and no other', async () => {
  const { begun, write } = aWriter();
  const first = write('one', ['a']);
  const next = write('one', ['b']);
  begun[0]!.end.reject(new Error('Full.'));
  await expect(first).rejects.toThrow('Full.');
  await expect.poll(() => begun.length).toBe(2);
  begun[1]!.end.resolve('next');
  expect(await next).toBe('next');
});

test('API-08 a write that never ends keeps no other waiting for longer than the patience', async () => {
  const { begun, write } = aWriter({ patience: 20 });
  void write('one', ['a']);
  const next = write('one', ['b']);
  await expect.poll(() => begun.length).toBe(2);
  begun[1]!.end.resolve('next');
  expect(await next).toBe('next');
});
