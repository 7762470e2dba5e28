import type { Page, Route } from '@playwright/test';

/**
 * Has calls fail until `mendWhile` is called: what is asked during that has its answer afterwards, and it is the
 * server's. A page tries again by itself what may pass; mended any earlier, its button could be gone before it is
 * pressed.
 */
export async function breakCalls(page: Page, address: string, fail: (route: Route) => Promise<void>) {
  const mended = Promise.withResolvers<void>();
  let isMending = false;
  await page.route(address, async (route) => {
    if (!isMending) return fail(route);
    await mended.promise;
    return route.continue();
  });
  return {
    mendWhile: async (press: () => Promise<void>): Promise<void> => {
      isMending = true;
      await press();
      mended.resolve();
    },
  };
}
