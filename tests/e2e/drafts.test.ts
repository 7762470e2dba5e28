import type { BrowserContext, Page } from '@playwright/test';
import { ApplyPage, closedJob, listOf, plainJobs } from './apply-page.ts';
import { Dashboard } from './dashboard-page.ts';
import { addressOf } from './employers.ts';
import { openAccount } from './mailbox.ts';
import { expect, test } from './site.ts';
import { write } from './wire.ts';

const path = '/api/pcsx/draft_applications';
const calls = '**/api/pcsx/draft_applications?*';

async function begin({ request }: BrowserContext, id: number) {
  const body = { position_ids: [id], answers: { motivation: 'I like people.' } };
  await expect(await write(request, 'PUT', path, { body })).toBeOK();
}

/** A new candidate, logged in on this page, who has begun applications; the names as they are listed. */
async function candidateWithDrafts(page: Page, site: Parameters<typeof openAccount>[1], count: number) {
  const context = page.context();
  await openAccount(context.request, site);
  const jobs = await plainJobs(context.request, count);
  for (const { id } of jobs.toReversed()) await begin(context, id);
  return jobs.map(({ name }) => name);
}

const deleteOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Delete draft application: ${name}`, exact: true });

const idsOf = async ({ request }: BrowserContext) =>
  (await listOf(request, 'draftApplications')).map(({ position_ids }) => position_ids);

/** Holds the answers to deletions back until they are let go. */
async function holdDeletions(page: Page) {
  const held = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    if (route.request().method() === 'DELETE') await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('DRAFT-01 a deleted draft goes at once, also one whose job is closed; the focus goes on with the next one, and it is told', async ({
  page,
  context,
  site,
}) => {
  const [first = '', second = '', third = ''] = await candidateWithDrafts(page, site, 3);
  const closed = await closedJob(context.request);
  await begin(context, closed.id);
  const dashboard = new Dashboard(page);
  await dashboard.open({ path: 'applications' });
  const names = dashboard.cards('Draft applications').getByRole('heading');
  await expect(names).toHaveText([first, second, third, closed.name]);
  const release = await holdDeletions(page);
  await deleteOf(page, second).press('Enter');
  await expect(names).toHaveText([first, third, closed.name]);
  await expect(dashboard.main.getByRole('heading', { name: third })).toBeFocused();
  await deleteOf(page, closed.name).press('Enter');
  await expect(names).toHaveText([first, third]);
  await expect(dashboard.main.getByRole('heading', { name: third })).toBeFocused();
  release();
  await expect(dashboard.toast).toHaveText([/^Deleted draft application/, /^Deleted draft application/]);
  await expect.poll(async () => (await idsOf(context)).length).toBe(2);
  for (const name of [third, first]) await deleteOf(page, name).press('Enter');
  await expect(dashboard.part('Draft applications')).toContainText('You have no draft applications.');
  await expect(dashboard.part('Draft applications').getByRole('heading', { level: 2 })).toBeFocused();
  // it has gone from the page before it has from the server
  await expect.poll(() => idsOf(context)).toEqual([]);
  await page.reload();
  await expect(dashboard.part('Draft applications')).toContainText('You have no draft applications.');
});

test('DRAFT-01 what could not be deleted is back, with the reason; what was written elsewhere meanwhile is not deleted unseen', async ({
  page,
  context,
  site,
}) => {
  const [first = '', second = ''] = await candidateWithDrafts(page, site, 2);
  const dashboard = new Dashboard(page);
  await dashboard.open();
  const names = dashboard.cards('Draft applications').getByRole('heading');

  await test.step('the server fails', async () => {
    await page.route(calls, (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    );
    await deleteOf(page, first).click();
    await expect(dashboard.toast).toContainText(
      'Failed to delete draft application. Server error. Please try again.',
    );
    await expect(names).toHaveText([first, second]);
    await page.unroute(calls);
    await deleteOf(page, first).click();
    await expect(names).toHaveText([second]);
    await expect.poll(async () => (await idsOf(context)).length).toBe(1);
  });

  await test.step('another device has written since', async () => {
    // the page does not hear of it before it asks to delete
    const known = await (await context.request.get(addressOf(path))).body();
    let isDeleting = false;
    await page.route(calls, async (route) => {
      const method = route.request().method();
      isDeleting ||= method === 'DELETE';
      await (method === 'GET' && !isDeleting
        ? route.fulfill({ contentType: 'application/json', body: known })
        : route.continue());
    });
    const [draft] = await listOf(context.request, 'draftApplications');
    const body = { position_ids: draft!['position_ids'], answers: { motivation: 'Written on my phone.' } };
    await expect(await write(context.request, 'PUT', path, { body })).toBeOK();
    const askedAnew = page.waitForResponse(
      (response) => isDeleting && response.request().method() === 'GET' && response.url().includes(path),
    );
    await deleteOf(page, second).click();
    const refused = dashboard.toast.filter({
      hasText:
        'Failed to delete draft application. This application was changed in another tab or on another device.',
    });
    await expect(refused).toBeVisible();
    await expect(deleteOf(page, second)).toBeVisible();
    expect(await idsOf(context)).toHaveLength(1);
    // as it stands by now
    await (await askedAnew).finished();
    await deleteOf(page, second).click();
    await expect(dashboard.part('Draft applications')).toContainText('You have no draft applications.');
  });
});

test('DRAFT-01 nothing of a deleted draft stays in the browser, and undoing brings all of it back', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  const [job] = await plainJobs(context.request, 1);
  const apply = new ApplyPage(page);
  await apply.open(String(job!.id));
  await apply.motivation.fill('I like people.');
  await expect.poll(async () => (await idsOf(context)).length).toBe(1);
  const kept = () =>
    page.evaluate(() => Object.values(localStorage).some((text) => text.includes('I like people.')));
  expect(await kept()).toBe(true);

  const dashboard = new Dashboard(page);
  await dashboard.open();
  await deleteOf(page, job!.name).click();
  await expect(dashboard.toast).toContainText('Deleted draft application');
  expect(await kept()).toBe(false);
  expect(await idsOf(context)).toEqual([]);
  await dashboard.toast.getByRole('button', { name: 'Undo' }).click();
  await expect(dashboard.toast.last()).toHaveText('Restored draft application');
  await expect(deleteOf(page, job!.name)).toBeVisible();
  expect(await kept()).toBe(true);
  await apply.open(String(job!.id));
  await expect(apply.motivation).toHaveValue('I like people.');

  await dashboard.open();
  await deleteOf(page, job!.name).click();
  await expect(dashboard.toast).toContainText('Deleted draft application');
  await apply.open(String(job!.id));
  await expect(apply.motivation).toHaveValue('');
  await expect(page.getByText(/^We restored what you typed on /)).toHaveCount(0);
});
