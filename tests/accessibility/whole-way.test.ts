import type { APIRequestContext } from '@playwright/test';
import type { PositionDetails } from '../../reference-app/contract/positions.ts';
import { ApplyPage, plainJobs } from '../e2e/apply-page.ts';
import { addressOf } from '../e2e/employers.ts';
import { newEmail } from '../e2e/mailbox.ts';
import { hydrated, openPage, SearchPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { searchData } from '../e2e/wire.ts';
import { audit, overflowOf } from './audit.ts';
import { tabTo } from './tab-to.ts';

/** A job that anybody can apply to, among the first that are found by its name: some share theirs with others. */
async function jobFoundByName(request: APIRequestContext): Promise<PositionDetails> {
  for (const job of await plainJobs(request, 8)) {
    const { positions } = await searchData(request, { query: job.name });
    if (positions.some(({ id }) => Number(id) === Number(job.id))) return job;
  }
  throw new Error('No job is found by its name.');
}

for (const width of [320, 1280])
  test(`SEARCH-01 JOB-01 CART-02 APPLY-01 by keyboard alone at ${width} px one finds a job, puts it aside, applies, and every state on the way passes axe`, async ({
    page,
  }) => {
    const fits = async (state: string) => {
      expect.soft(await audit(page), state).toEqual([]);
      expect.soft(await overflowOf(page), state).toBe(0);
    };
    const search = new SearchPage(page);
    const apply = new ApplyPage(page);
    const job = await jobFoundByName(page.request);
    const query = job.name;
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, addressOf('/careers'));
    await tabTo(page, search.query);
    await page.keyboard.type(query);
    await page.keyboard.press('Enter');
    await search.expectParameter('query', query);
    const card = search.cards.locator(`a[href*="${job.id}"]`).first();
    await expect(card).toBeVisible();
    // what is asked for again is faint until it has come
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await fits('results');

    await tabTo(page, card);
    await page.keyboard.press('Enter');
    // the job before it is read until this one has come
    await expect(search.job.getByRole('heading', { level: 2, name: job.name })).toBeVisible();
    // in the place of the results it fills the screen already
    if (width > 992) {
      await tabTo(page, search.job.getByRole('link', { name: 'Open full page' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.name);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
    await fits('job');
    await tabTo(page, page.getByRole('button', { name: 'Add to cart' }));
    await page.keyboard.press('Enter');
    const opener = page.getByRole('button', { name: 'Job cart: 1 job' });
    await expect(opener).toBeVisible();
    await tabTo(page, opener, { back: true });
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Job cart' });
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    await fits('cart');
    await tabTo(page, panel.getByRole('link', { name: 'Apply to 1 job' }));
    await page.keyboard.press('Enter');
    await hydrated(page);

    await expect(apply.send).toBeVisible();
    await fits('application');
    await tabTo(page, apply.firstName);
    await page.keyboard.type('Grace');
    await tabTo(page, apply.email);
    await page.keyboard.type(newEmail());
    await tabTo(page, apply.motivation);
    await page.keyboard.type('I like people.');
    await tabTo(page, apply.start);
    await page.keyboard.type('Within a');
    await tabTo(page, page.getByRole('radio', { name: 'Yes' }).first());
    await page.keyboard.press('Space');
    await tabTo(page, apply.send);
    await page.keyboard.press('Enter');
    await expect(apply.lastName).toBeFocused();
    await fits('application with a mistake');
    await page.keyboard.type('Example');
    await tabTo(page, apply.send);
    await page.keyboard.press('Enter');
    await expect(apply.sent).toBeFocused();
    await fits('sent');
  });
