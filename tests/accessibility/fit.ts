import type { Page } from '@playwright/test';
import { expect } from '../e2e/site.ts';
import { overflowOf } from './audit.ts';

/** Controls that are cut off at the sides of the window. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input:not([type="hidden"]), select, summary')]
      // a row of tabs scrolls by itself
      .filter(
        (element) => element.checkVisibility() && !element.closest('[href="#content"], [role="tablist"]'),
      )
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.left < -1 || box.right > innerWidth + 1))
      .map(({ element }) => element.outerHTML.slice(0, 100)),
  );

/** Targets under 24 px, links in running text aside. */
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input:not([type="hidden"]), select, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // a label is pressed with its box, a card as a whole; for employers' own HTML see axe's rule on spacing
      .map((element) => element.closest<HTMLElement>('label, [data-interactive]') ?? element)
      .filter((element) => !element.closest('p, [class*="custom-"]'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
      .map(({ element }) => element.outerHTML.slice(0, 120)),
  );

/** Texts that do not show as a whole. */
const clipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, label, h1, h2, h3, p, summary')]
      .filter((element) => element.checkVisibility() && !element.closest('details:not([open])'))
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        return (
          (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
          (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .filter((element) => element.clientWidth > 1)
      .map((element) => element.outerHTML.slice(0, 100)),
  );

/** Expects the page to fit 320 px, 400 % zoom and text twice as large, with targets of 24 px. */
export async function expectToFit(page: Page, state = 'the page'): Promise<void> {
  for (const [width, height] of [
    [320, 640],
    // 1280 × 1024 at 400 %
    [320, 256],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const look = `${state}, ${width} × ${height} px`;
    expect.soft(await overflowOf(page), look).toBe(0);
    expect.soft(await cutOff(page), look).toEqual([]);
    expect.soft(await tooSmall(page), look).toEqual([]);
  }
  const setTextSize = (size: string) =>
    page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
  await setTextSize('200%');
  expect.soft(await overflowOf(page), `${state}, text twice as large`).toBe(0);
  expect.soft(await clipped(page), `${state}, text twice as large`).toEqual([]);
  await setTextSize('');
}
