import type { APIRequestContext } from '@playwright/test';
import type { Envelope } from '../../reference-app/contract/envelope.ts';
import type { Match } from '../../reference-app/contract/match.ts';
import { addressOf } from './employers.ts';
import { openAccount } from './mailbox.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { logIn } from './wire.ts';

const calls = '**/api/pcsx/match_details?*';
const jobAddress = addressOf('/careers/job/1');

async function matchOf(request: APIRequestContext): Promise<Match> {
  const answer = await request.get(addressOf('/api/pcsx/match_details', { position_id: '1' }));
  return ((await answer.json()) as Envelope<Match>).data;
}
/** As it shows: never rounded up. */
const percentOf = ({ score, maximum }: Match) => `${Math.floor((score / maximum) * 100 + 1e-9)}%`;

test('JOB-01 JOB-04 the match loads and fails by itself; with the next try a candidate sees the score, why it is so, and which skills match and which do not', async ({
  page,
  context,
}) => {
  await logIn(context, 'candidate@meridian.example');
  const match = await matchOf(context.request);
  await page.route(calls, (route) => route.fulfill({ status: 400, json: { status: 400 } }));
  await openPage(page, jobAddress);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const panel = page.getByRole('region', { name: 'Your match' });
  await expect(panel.getByRole('alert')).toContainText(
    'Your match could not be loaded. Error in api response',
  );
  await expect(page.getByRole('region', { name: 'What similar jobs ask for' })).toContainText(/\d+ jobs/);
  await page.unroute(calls);
  await panel.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(panel.getByRole('meter')).toBeVisible();
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();

  const line = page.getByRole('meter', { name: 'Your match' }).first();
  await expect(line).toHaveAttribute('aria-valuetext', percentOf(match));
  await page.getByRole('button', { name: 'Why?' }).press('Enter');
  await expect(panel.getByRole('meter')).toBeInViewport();
  await expect(panel.getByRole('meter')).toHaveAttribute('aria-valuetext', percentOf(match));
  await expect(panel.getByText(match.isStrongMatch ? 'Strong match' : 'Partial match')).toBeVisible();
  for (const { name } of match.skills.matched)
    await expect(panel.getByRole('list', { name: 'Skills that match' })).toContainText(name);
  const missing = panel.getByRole('button', { name: /^Add .* to your profile$/ });
  await expect(missing).toHaveText(match.skills.missing);
  const parts = panel.getByRole('list', { name: 'What the score is made of' }).getByRole('listitem');
  await expect(parts).toHaveCount(match.parts.length);
  const { askedYears, years } = match.experience;
  await expect(parts.nth(1)).toContainText(`The job asks for ${askedYears} years`);
  await expect(parts.nth(1)).toContainText(`you have ${years}`);
  await panel.getByRole('link', { name: 'Correct your profile' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/careers/profile');
});

test('JOB-04 who has told nothing yet finds the way to their match at the head of the job; a skill that one has is put right at once, by one call for two presses, and taken back', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  await openPage(page, jobAddress);
  const see = page.getByRole('button', { name: 'See how well you match' });
  const panel = page.getByRole('region', { name: 'Your match' });
  await see.press('Enter');
  await expect(panel.getByRole('button', { name: 'Upload resume' })).toBeInViewport();
  await expect(see).not.toBeFocused();

  const missing = panel.getByRole('button', { name: /^Add .* to your profile$/ });
  // nothing is known of them yet: they are invited, and see what the job asks for
  await expect(panel.getByRole('meter')).toHaveCount(0);
  const skill = (await missing.first().textContent()) ?? '';
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('profile_edit') && sent.push(request.url()));
  await missing.first().dblclick();
  await expect(panel.getByRole('list', { name: 'Skills that match' })).toContainText(skill);
  expect(sent).toHaveLength(1);
  await expect(panel.getByRole('meter')).toHaveAttribute(
    'aria-valuetext',
    percentOf(await matchOf(context.request)),
  );
  await expect(page.getByText(`${skill} is in your profile now.`)).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByRole('button', { name: `Add ${skill} to your profile` })).toBeVisible();
  await page.route('**/api/pcsx/profile_edit?*', (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' }),
  );
  await missing.first().click();
  await expect(page.getByRole('alert')).toContainText('Server error. Please try again.');
  await expect(panel.getByRole('button', { name: `Add ${skill} to your profile` })).toBeEnabled();
});

test('JOB-01 JOB-04 the match is asked for beside the job, and its answer may be late; where none can be told it says why, without a score', async ({
  page,
  context,
}) => {
  await logIn(context, 'candidate@meridian.example');
  const held = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await held.promise;
    await route.continue();
  });
  await openPage(page, jobAddress);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const panel = page.getByRole('region', { name: 'Your match' });
  await expect(panel).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('region', { name: 'What similar jobs ask for' })).toContainText(/\d+ jobs/);
  held.resolve();
  await expect(panel.getByRole('meter')).toBeVisible();
  await expect(panel).toHaveAttribute('aria-busy', 'false');
  await page.unroute(calls);

  await page.route(calls, (route) =>
    route.fulfill({
      json: {
        status: 200,
        data: {
          state: 'unknown',
          message: '',
          threshold: 4,
          maximum: 5,
          experience: { askedYears: null, years: 3 },
        },
      },
    }),
  );
  await openPage(page, jobAddress);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(panel).toContainText('The job names no skills.');
  await expect(panel).toContainText('The job asks for no years of experience.');
  await expect(page.getByRole('meter')).toHaveCount(0);
});

test('JOB-04 a session that is over is told in place of a match, with the way back in', async ({
  page,
  context,
}) => {
  await logIn(context, 'candidate@meridian.example');
  await openPage(page, addressOf('/careers'));
  await context.clearCookies();
  const search = page.getByRole('region', { name: 'Jobs', exact: true });
  const card = search.getByRole('listitem').nth(1).getByRole('link');
  await card.click();
  const job = page.getByRole('region', { name: 'Job', exact: true });
  // the job before it is read until this one has come
  await expect(job.getByRole('heading', { level: 2 }).first()).toHaveText(await card.innerText());
  await job.getByRole('list', { name: 'Skills' }).scrollIntoViewIfNeeded();
  await page.keyboard.press('End');
  const panel = job.getByRole('region', { name: 'Your match' });
  await panel.scrollIntoViewIfNeeded();
  await panel.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});
