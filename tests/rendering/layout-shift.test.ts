import type { Page } from '@playwright/test';
import { ApplyPage } from '../e2e/apply-page.ts';
import { addressOf } from '../e2e/employers.ts';
import { openPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { logIn, write } from '../e2e/wire.ts';

/** Of the sum of all that moves by itself while a page loads, as browsers score it: 0 = nothing moved. */
const budget = 0.02;

/** Has its pages note what moves, and by how much. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] };
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '') });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved since the page was opened; what is still to be painted is painted first. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { shifts: { value: number; moved: string[] }[] }).shifts;
  });

/** Has each page loaded as at a first visit: what comes late moves others. */
async function keepNothing(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** A page in which everything that is in view has come. */
type Opened = { path: string; isThere?: (page: Page) => Promise<void> };

const resumeIsThere = (page: Page) => expect(new ApplyPage(page).resume).toBeVisible();
const documentIsThere = (page: Page) => expect(page.locator('[data-status="ready"] canvas')).toBeVisible();
const pagesOf: Readonly<Record<'visitor' | 'candidate', readonly Opened[]>> = {
  visitor: [
    { path: '/careers' },
    { path: '/careers/search?query=nurse&pid=3' },
    { path: '/careers/job/1' },
    { path: '/careers/apply?pid=5', isThere: resumeIsThere },
    { path: '/careers/login' },
  ],
  candidate: [
    { path: '/careers/job/1' },
    { path: '/careers/apply?pid=5', isThere: resumeIsThere },
    { path: '/careers/dashboard' },
    { path: '/careers/offers' },
    { path: '/careers/settings' },
    { path: '/careers/profile' },
    { path: '/careers/export-resume', isThere: documentIsThere },
  ],
};

for (const width of [375, 1280])
  for (const who of ['visitor', 'candidate'] as const)
    test(`at ${width} px no page of a ${who} moves anything that people may be about to press while it loads`, async ({
      page,
      context,
      site,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      if (who === 'candidate') {
        await logIn(context, 'candidate@meridian.example');
        // the cart comes after the job that is in it
        const body = { pids: ['1'], operation: 'add' };
        const added = await write(context.request, 'POST', '/api/pcsx/job_cart', {
          site: site.address,
          body,
        });
        await expect(added).toBeOK();
      }
      await keepNothing(page);
      await noteShifts(page);
      for (const { path, isThere } of pagesOf[who]) {
        await openPage(page, addressOf(path));
        await isThere?.(page);
        const shifts = await shiftsOf(page);
        const score = shifts.reduce((sum, { value }) => sum + value, 0);
        expect.soft(score, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(budget);
      }
    });
