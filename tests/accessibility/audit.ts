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
export const audit = async (page: Page, rules: 'all' | keyof typeof some = 'all'): Promise<string[]> => {
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
};

/** That axe finds nothing, narrow in light and wide in dark. */
export const expectNothingFound = async (page: Page, state = 'the page'): Promise<void> => {
  for (const [width, colorScheme] of [
    [375, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    // wherever it was scrolled to, axe would measure of what a sticky bar covers in part only what looks out
    await page.evaluate(() => scrollTo(0, 0));
    expect.soft(await audit(page), `${state}, ${width} px, ${colorScheme}`).toEqual([]);
  }
};

/** Pixels by which the page is wider than its window; 0 = no scrolling in two directions. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
