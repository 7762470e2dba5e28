import type { Locator, Page } from '@playwright/test';

/** Presses Tab until the element has the focus; with `back`, what comes before. @throws Error when it never does */
export async function tabTo(
  page: Page,
  target: Locator,
  { back = false, most = 100 }: { back?: boolean; most?: number } = {},
): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    const isFocused = await target.evaluateAll((found) =>
      found.some((element) => element === document.activeElement),
    );
    if (isFocused) return;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error('Tab never came there');
}
