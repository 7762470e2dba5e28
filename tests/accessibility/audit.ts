import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everything = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const some = {
  contrast: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  'more contrast': { type: 'rule', values: ['color-contrast-enhanced'] },
};

/** What axe finds on the page as it is now, a line for each element; empty = nothing. */
export async function audit(page: Page, rules: 'all' | keyof typeof some = 'all'): Promise<string[]> {
  // once per document: Playwright's builder for axe reads it anew each time, and opens a page for its report
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    (runOnly) => (window as unknown as { axe: typeof axe }).axe.run({ runOnly, resultTypes: ['violations'] }),
    (rules === 'all' ? everything : some[rules]) as axe.RunOnly,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const [reason] = [...any, ...all, ...none];
      return `${id}: ${help} — ${target.join(' ')}${reason ? ` (${reason.message})` : ''}`;
    }),
  );
}

const looks = [
  { width: 375, colorScheme: 'light', rules: 'all' },
  { width: 375, colorScheme: 'dark', rules: 'contrast' },
  { width: 1280, colorScheme: 'dark', rules: 'all' },
  { width: 1280, colorScheme: 'light', rules: 'contrast' },
] as const;

/** Narrow in light and wide in dark; also the other way round, by the rules about colors; narrow in light alone. */
type Looks = 'two' | 'every' | 'one';
const looksOf = {
  two: looks.filter(({ rules }) => rules === 'all'),
  every: looks,
  one: looks.slice(0, 1),
} as const satisfies Record<Looks, readonly object[]>;

/**
 * Expects axe to find nothing.
 *
 * @param which looks; `one` for a page in another language, whose colors are the same
 */
export async function expectNothingFound(
  page: Page,
  state = 'the page',
  which: Looks = 'two',
): Promise<void> {
  for (const { width, colorScheme, rules } of looksOf[which]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    // wherever it was scrolled to, axe would measure of what a sticky bar covers in part only what looks out
    await page.evaluate(async () => {
      scrollTo(0, 0);
      // what follows the size of the window by script, as the map does, is drawn a frame later
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    });
    expect.soft(await audit(page, rules), `${state}, ${width} px, ${colorScheme}`).toEqual([]);
  }
}

/** Expects all text to have a contrast of 7 : 1 where people ask for more contrast, in light and in dark. */
export async function expectMoreContrast(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    expect.soft(await audit(page, 'more contrast'), `${state}, more contrast, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ contrast: 'no-preference' });
}

/** Waits until nothing is loading, and what a logged-in candidate's page shows last, the bell, is there. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^(?:Notifications|الإشعارات)/ })).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Pixels by which the page is wider than its window; 0 = no scrolling in two directions. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
