import { expect, it, onTestFinished, vi } from 'vitest';
import { warnOfNoColor } from './warn-of-no-color.ts';

it('names a text that is no colour once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  for (const color of ['brand', 'brand', '']) warnOfNoColor(color);
  expect(warn.mock.calls.map(([message]) => /“(.*?)”/.exec(String(message))?.[1])).toEqual(['brand', '']);
});
