import type { Page } from '@playwright/test';

/**
 * Goes to another address in the same document, as the site's own links do: axe has to be loaded and compiled anew for each
 * document, which takes longer than to look at one. The caller waits for what is there.
 */
export const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    // as React Router writes it, whose blockers count the steps
    history.pushState({ idx: idx + 1, key: to, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);

/** Goes to a page with another heading, and waits for it. */
export async function goToPage(page: Page, address: string): Promise<void> {
  const before = await page.locator('main h1').first().textContent();
  await goTo(page, address);
  await page.waitForFunction((left) => {
    const heading = document.querySelector('main h1');
    return heading !== null && heading.textContent !== left;
  }, before);
}
