import type { Browser, Page } from 'playwright';
import { counts, focusField, inFreshPage, keys, middleOf, mount, typeLetters } from './measure.ts';

declare global {
  interface Window {
    renderedFields: number;
  }
}

/** Counts the fields that React renders, by the commits that it tells developer tools of, also in production. */
const countRenderedFields = (page: Page) =>
  page.addInitScript(() => {
    type Fiber = {
      alternate: Fiber | null;
      child: Fiber | null;
      sibling: Fiber | null;
      memoizedProps: Record<string, unknown> | null;
      flags: number;
    };
    const performedWork = 1;
    window.renderedFields = 0;
    /** Adds the fields that were rendered; what React skipped has the same children as before. */
    const walk = (fiber: Fiber, fields: Set<unknown>, name: unknown): void => {
      const before = fiber.alternate;
      const own = fiber.memoizedProps?.['data-field'] ?? name;
      const changed = !before || before.memoizedProps !== fiber.memoizedProps;
      if (own !== undefined && (changed || (fiber.flags & performedWork) > 0)) fields.add(own);
      if (before && before.child === fiber.child) return;
      for (let child = fiber.child; child; child = child.sibling) walk(child, fields, own);
    };
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount: () => {},
        onPostCommitFiberRoot: () => {},
        onCommitFiberRoot: (_: unknown, root: { current: Fiber }) => {
          const fields = new Set<unknown>();
          walk(root.current, fields, undefined);
          window.renderedFields += fields.size;
        },
      },
    });
  });

/** How many of our fields React renders while a key is typed. @throws Error when mounting renders none */
export const renderedPerKey = (browser: Browser, origin: string): Promise<number> =>
  inFreshPage(browser, origin, async (page) => {
    const [count] = counts;
    await countRenderedFields(page);
    await page.reload({ waitUntil: 'networkidle' });
    await page.waitForFunction(() => 'mountForm' in window);
    await mount(page, count);
    const rendered = () => page.evaluate(() => window.renderedFields);
    const atFirst = await rendered();
    if (atFirst < count) throw new Error(`Mounting ${count} fields is seen as rendering ${atFirst}`);
    await focusField(page, middleOf(count));
    const before = await rendered();
    await typeLetters(page, middleOf(count));
    return ((await rendered()) - before) / keys;
  });
