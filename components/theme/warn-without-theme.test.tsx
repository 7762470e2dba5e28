import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../actions/button/button.tsx';
import { render } from '../testing/render.tsx';
import { isThemed, themeWarning } from './warn-without-theme.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
function setTheme(isThere: boolean) {
  for (const sheet of document.styleSheets) sheet.disabled = !isThere;
}

beforeEach(() => {
  warn.mockClear();
  // it waits a second for stylesheets
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  setTheme(true);
});
// files share the page
afterAll(() => warn.mockRestore());

it('says once that no theme reaches the page, and what to do', () => {
  setTheme(false);
  const { container } = render(<Button>Save</Button>);
  expect(isThemed(container.firstElementChild!)).toBe(false);
  const warnWithoutTheme = themeWarning();
  warnWithoutTheme();
  warnWithoutTheme();
  vi.advanceTimersByTime(10_000);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("Import '@portico/tokens/themes'"));
});

it('says nothing when the theme comes while it waits', () => {
  setTheme(false);
  themeWarning()();
  vi.advanceTimersByTime(100);
  setTheme(true);
  const { container } = render(<Button>Save</Button>);
  expect(isThemed(container.firstElementChild!)).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(warn).not.toHaveBeenCalled();
});
