import { addressOf, meridian } from './employers.ts';
import { openBeforeScript, openPage, SearchPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { findJob, searchData, type Job } from './wire.ts';

const jobAddress = (id: number) => addressOf(`/careers/job/${id}`);
const statusOf = ({ position }: Job) => position.positionUserActions.applyAction.status;

test('JOB-02 JOB-03 ROUTES-07 the apply button follows what can be done with a job: one elsewhere, an expired one, a private one, and a closed one, which leads to similar ones without reloading the document', async ({
  page,
  request,
}) => {
  const apply = page.getByRole('link', { name: 'Apply now' });
  const title = page.getByRole('heading', { level: 1 });
  const [external, expired, hidden, closed] = await Promise.all([
    findJob(request, ({ position }) => position.positionUserActions.applyAction.applyUrl !== null),
    findJob(request, (job) => statusOf(job) === 'expired'),
    findJob(request, ({ position, isClosed }) => position.isPrivate && !isClosed),
    findJob(request, ({ isClosed }) => isClosed),
  ]);
  await openPage(page, jobAddress(external.id));
  const { applyUrl } = external.positionUserActions.applyAction;
  await expect(apply).toHaveAttribute('href', applyUrl ?? '');

  await openPage(page, jobAddress(expired.id));
  await expect(title).toHaveText(expired.name);
  await expect(apply).toHaveCount(0);

  // by its address only
  await openPage(page, addressOf('/careers/job/private', { pid: String(hidden.id) }));
  await expect(title).toHaveText(hidden.name);
  await apply.click();
  await expect(page).toHaveURL(new RegExp(`/careers/apply/private\\?pid=${hidden.id}`));

  await openPage(page, jobAddress(closed.id));
  await expect(title).toHaveText(closed.name);
  await expect(page.getByText('This job is no longer open')).toBeVisible();
  await expect(apply).toHaveCount(0);
  const documents: string[] = [];
  page.on('request', (asked) => {
    if (asked.isNavigationRequest()) documents.push(asked.url());
  });
  await page.getByRole('link', { name: 'Search similar jobs' }).click();
  await expect(page).toHaveURL(/\/careers\/search\?/);
  const search = new SearchPage(page);
  await search.expectParameter('query', closed.name);
  await search.expectParameter('domain', meridian);
  await search.expectCount((await searchData(request, { query: closed.name })).count);
  expect(documents).toEqual([]);
});

test('JOB-01 the end of a job’s page stays where it is when the page’s script comes', async ({ page }) => {
  const letScriptCome = await openBeforeScript(page, addressOf('/careers/job/1'));
  const end = page.getByRole('contentinfo');
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  const before = await end.boundingBox();
  await letScriptCome();
  expect((await end.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});
