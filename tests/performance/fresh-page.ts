import type { Browser, Page } from 'playwright';

/**
 * A page in a context of its own, with nothing done in it yet.
 *
 * @param ready the name of the global function by which the page says that its script is there
 */
export const freshPage =
  (ready: string) =>
  async <Answer>(browser: Browser, origin: string, act: (page: Page) => Promise<Answer>): Promise<Answer> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    try {
      const page = await context.newPage();
      await page.goto(origin, { waitUntil: 'networkidle' });
      await page.waitForFunction((name) => name in window, ready);
      return await act(page);
    } finally {
      await context.close();
    }
  };
