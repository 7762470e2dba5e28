import type { Page } from '@playwright/test';
import { expectNothingFound } from '../accessibility/audit.ts';
import { endSessions } from './apply-page.ts';
import { candidateWhoApplied, Dashboard, decide, readApplications } from './dashboard-page.ts';
import { addressOf } from './employers.ts';
import { openAccount } from './mailbox.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { logIn, write } from './wire.ts';

const calls = {
  nudges: '**/api/pcsx/dashboard/nudges?*',
  events: '**/api/pcsx/dashboard/events?*',
  interviews: '**/api/pcsx/dashboard/interviews?*',
  referrals: '**/api/pcsx/dashboard/referrals?*',
  applications: '**/api/pcsx/dashboard/applications?*',
  drafts: '**/api/pcsx/draft_applications?*',
  saved: '**/api/pcsx/positions/saved?*',
  offers: '**/api/offer/offers?*',
} as const;
const withdrawals = '**/api/pcsx/applications/*/withdraw?*';

/** What each tab of Meridian's dashboard has, by its heading, with the call that brings it. */
const parts = [
  { tab: 'Applications', part: 'Active applications', call: calls.applications },
  { tab: 'Applications', part: 'Draft applications', call: calls.drafts },
  { tab: 'Applications', part: 'People you have recommended', call: calls.referrals },
  { tab: 'Interviews', part: 'Your interviews', call: calls.interviews },
  { tab: 'Saved jobs', part: 'Your saved jobs', call: calls.saved },
  { tab: 'Offers', part: 'Your offers', call: calls.offers },
  { tab: 'Events', part: 'Events for you', call: calls.events },
] as const;

/** Opens the dashboard by its link, so that the page itself makes the calls. */
async function enter(page: Page) {
  await openPage(page, addressOf('/careers'));
  return async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  };
}

test('DASH-03 OFFERS-01 each part says that it has nothing, and where to begin; axe finds nothing on empty and failed parts', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  const dashboard = new Dashboard(page);
  await dashboard.open();
  await expect(dashboard.part('What you can do next')).toContainText('Nothing waits for you right now.');
  await expect(dashboard.part('Active applications')).toContainText('You have no active applications');
  await expect(dashboard.part('Draft applications')).toContainText('You have no draft applications.');
  await expect(dashboard.part('Past applications')).toHaveCount(0);
  await expect(dashboard.part('People you have recommended')).toContainText(
    'You have not recommended anybody yet.',
  );
  await expectNothingFound(page);
  await page.route(calls.events, (route) => route.fulfill({ status: 400, body: '' }));
  await dashboard.tab('Events').click();
  const alert = dashboard.part('Events for you').getByRole('alert');
  await expect(alert).toBeVisible();
  await expectNothingFound(page);
  await page.unroute(calls.events);
  await alert.getByRole('button', { name: 'Try again' }).click();
  for (const { tab, part, says } of [
    { tab: 'Events', part: 'Events for you', says: 'There are no events for you' },
    { tab: 'Interviews', part: 'Your interviews', says: 'You have no interviews' },
    { tab: 'Saved jobs', part: 'Your saved jobs', says: 'You have no saved jobs' },
    { tab: 'Offers', part: 'Your offers', says: 'No offers found' },
  ]) {
    await dashboard.tab(tab).click();
    await expect(dashboard.part(part).getByRole('heading', { level: 3 })).toHaveText(says);
  }
  await dashboard.tab('Applications').click();
  await dashboard.part('Active applications').getByRole('link', { name: 'All jobs' }).click();
  await expect(page).toHaveURL(addressOf('/careers'));
});

test('DASH-03 each part loads by itself; if one fails the others stay, and it can be asked for again; what failed offline comes back with the connection, without a press', async ({
  page,
  context,
}) => {
  await logIn(context, 'candidate@meridian.example');
  const dashboard = new Dashboard(page);
  const go = await enter(page);
  for (const call of Object.values(calls))
    await page.route(call, (route) =>
      route.fulfill({ status: 400, json: { status: 400, message: 'Broken' } }),
    );
  await page.unroute(calls.nudges);
  const held = Promise.withResolvers<void>();
  await page.route(calls.nudges, async (route) => {
    await held.promise;
    await route.continue();
  });
  await go();
  const nudges = dashboard.part('What you can do next');
  await expect(nudges).toHaveAttribute('aria-busy', 'true');
  for (const { tab, part, call } of parts)
    await test.step(part, async () => {
      await dashboard.tab(tab).click();
      const shown = dashboard.part(part);
      const alert = shown.getByRole('alert');
      await expect(alert).toContainText('could not be loaded. Broken');
      await page.unroute(call);
      if (part === 'Events for you') return;
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(shown.getByRole('listitem').first()).toBeVisible();
      // the button is gone
      await expect(shown.getByRole('heading', { level: 2 })).toBeFocused();
      await expect(nudges).toHaveAttribute('aria-busy', 'true');
    });
  held.resolve();
  await expect(dashboard.cards('What you can do next')).toHaveCount(4);

  // what the shell loads late
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await context.setOffline(true);
  const events = dashboard.part('Events for you').getByRole('alert');
  await events.getByRole('button', { name: 'Try again' }).click();
  await expect(events).toContainText('No connection');
  await expect(dashboard.cards('What you can do next')).toHaveCount(4);
  await context.setOffline(false);
  await expect(dashboard.cards('Events for you')).toHaveCount(3);
});

test('AUTH-02 a session that has ended is told where it matters, with the way to log in again', async ({
  page,
  site,
  playwright,
}) => {
  const { email, jobs } = await candidateWhoApplied(page, site);
  const dashboard = new Dashboard(page);
  await dashboard.open();
  const elsewhere = await playwright.request.newContext();
  await endSessions(elsewhere, email, site);
  await elsewhere.dispose();
  await dashboard.tab('Events').click();
  const alert = dashboard.part('Events for you').getByRole('alert');
  await expect(alert).toContainText('Your session has timed out. Please log in again.');
  await alert.getByRole('button', { name: 'Log in' }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await expect(login).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(alert.getByRole('button', { name: 'Log in' })).toBeFocused();
  // what is done then is not done, and says so
  await dashboard.tab('Applications').click();
  await page.getByRole('button', { name: `Withdraw application: ${jobs[0]?.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw application' }).click();
  await expect(login).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog').getByRole('alert')).toHaveText(
    'Your session has timed out. Please log in again.',
  );
});

test('DASH-04 an application is withdrawn once it was confirmed, and stands among the past ones; what could not be withdrawn is still there, and what has ended meanwhile says so', async ({
  page,
  context,
  site,
}) => {
  const { email, jobs } = await candidateWhoApplied(page, site, 2);
  const [name, other] = jobs.map((job) => job.name) as [string, string];
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/withdraw?') && sent.push(request.url()));
  const dashboard = new Dashboard(page);
  await dashboard.open();
  const active = dashboard.part('Active applications').getByRole('heading', { level: 2 });
  const past = dashboard.cards('Past applications');
  const dialog = page.getByRole('alertdialog', { name: 'Withdraw your application?' });
  const confirm = dialog.getByRole('button', { name: 'Withdraw application' });
  const withdraw = (job: string) => page.getByRole('button', { name: `Withdraw application: ${job}` });

  await test.step('kept', async () => {
    await withdraw(name).click();
    await expect(dialog).toHaveAccessibleDescription(
      `Meridian Health will no longer consider you for ${name}. You can apply again while the job is open.`,
    );
    await expectNothingFound(page);
    await expect(dialog.getByRole('button', { name: 'Keep application' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(withdraw(name)).toBeFocused();
    expect(sent).toEqual([]);
  });
  await test.step('withdrawn', async () => {
    await withdraw(name).click();
    await confirm.dblclick();
    await expect(dialog).toBeHidden();
    await expect(dashboard.toast).toHaveText(/Application withdrawn: /);
    await expect(active).toBeFocused();
    await expect(dashboard.cards('Active applications').getByRole('heading')).toHaveText([other]);
    await expect(past.getByRole('heading')).toHaveText([name]);
    await expect(past.getByText('Withdrawn', { exact: true })).toBeVisible();
    expect(sent).toHaveLength(1);
    const { inactiveApplications } = await readApplications(context.request, site);
    expect(inactiveApplications).toMatchObject([{ name, status: 'withdrawn' }]);
  });
  await test.step('not withdrawn', async () => {
    await withdraw(other).click();
    await page.route(withdrawals, (route) => route.fulfill({ status: 503, body: '' }));
    await confirm.click();
    await expect(dialog.getByRole('alert')).toHaveText('Server error. Please try again.');
    expect((await readApplications(page.request, site)).applications).toHaveLength(1);
    await page.unroute(withdrawals);
    await decide(page.request, site, { email, position: jobs[1]?.id ?? 0, status: 'not_selected' });
    await confirm.click();
    await expect(dialog).toBeHidden();
    await expect(dashboard.toast.last()).toContainText(
      'This application has ended already and cannot be withdrawn.',
    );
    await expect(past.getByText('Not selected', { exact: true })).toBeVisible();
    await expect(active).toBeFocused();
  });
  // one can apply again
  await past.getByRole('link', { name }).click();
  await expect(page.getByRole('link', { name: 'Apply now' })).toBeVisible();
});

test('DASH-01 a saved job is let go of in its tab, and the toast takes that back', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  for (const id of [1, 18])
    await expect(await write(context.request, 'PUT', `/api/pcsx/positions/saved/${id}`)).toBeOK();
  const dashboard = new Dashboard(page);
  await dashboard.open({ tab: 'savedPositions' });
  const cards = dashboard.cards('Your saved jobs');
  await expect(cards).toHaveCount(2);
  await expect(cards.getByText('No longer open')).toHaveCount(1);
  const name = (await cards.first().getByRole('heading').textContent()) ?? '';
  await cards
    .first()
    .getByRole('button', { name: `Save ${name}` })
    .click();
  await expect(cards).toHaveCount(1);
  await expect(dashboard.part('Your saved jobs').getByRole('heading', { level: 2 })).toBeFocused();
  await dashboard.toast.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(2);
  await expect(cards.first().getByRole('heading')).toHaveText(name);
});
