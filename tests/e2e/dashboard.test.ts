import type { Page } from '@playwright/test';
import { applicationStages } from '../../reference-app/contract/application-status.ts';
import { endSessions } from './apply-page.ts';
import { candidateWhoApplied, Dashboard, decide, readApplications } from './dashboard-page.ts';
import { addressOf, kestrel, meridian } from './employers.ts';
import { openAccount } from './mailbox.ts';
import { readOffers } from './offers.ts';
import { hydrated, openPage } from './search-page.ts';
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
  { tab: 'Events', part: 'Events for you', call: calls.events },
  { tab: 'Offers', part: 'Your offers', call: calls.offers },
] as const;

/** Opens the dashboard by its link, so that the page itself makes the calls. */
const enter = async (page: Page) => {
  await openPage(page, addressOf('/careers'));
  return async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  };
};

test('ROUTES-05 with the flag on, `dashboard` opens with the overview in place; `dashboardv2` always does', async ({
  page,
  context,
}) => {
  const dashboard = new Dashboard(page);
  const overview = dashboard.part('How your applications stand');
  const next = dashboard.part('Your next interview');
  await logIn(context, 'candidate@meridian.example');
  await dashboard.open();
  await expect(dashboard.tabs).toHaveCount(5);
  await expect(overview).toHaveCount(0);
  await dashboard.open({ path: 'dashboardv2' });
  await expect(page).toHaveURL(addressOf('/careers/dashboardv2'));
  await expect(dashboard.tabs).toHaveCount(5);
  // R-32: what to do next, each application's progress, the next interview
  await expect(dashboard.cards('What you can do next')).toHaveCount(4);
  await expect(next.getByRole('heading', { level: 3 })).toHaveCount(1);
  // written two days ahead; how the days are counted has tests of its own
  await expect(next.getByText(/^Starts in (2 days|1 day)$/)).toBeVisible();
  const active = await dashboard.cards('Active applications').getByRole('heading').allTextContents();
  expect(active.length).toBeGreaterThan(1);
  await expect(overview.getByRole('heading', { level: 3 })).toHaveText(active);
  await expect(overview.getByRole('progressbar')).toHaveCount(active.length);
  await expect(overview.getByRole('progressbar', { name: 'Offer' })).toHaveAttribute(
    'aria-valuetext',
    'Step 4 of 5',
  );

  await logIn(context, 'candidate@kestrel.example');
  await dashboard.open({ domain: kestrel });
  await expect(page).toHaveURL(addressOf('/careers/dashboard', { domain: kestrel }));
  await expect(overview.getByRole('progressbar')).toHaveCount(1);
  await expect(dashboard.tabs).toHaveText(['Applications', 'Interviews', 'Saved jobs', 'Offers']);
});

test('ROUTES-01 DASH-01 applications, interviews and saved jobs are pages of their own, which lead back', async ({
  page,
  context,
}) => {
  await logIn(context, 'candidate@meridian.example');
  const dashboard = new Dashboard(page);
  const title = page.getByRole('heading', { level: 1 });
  for (const { path, name, part } of [
    { path: 'applications', name: 'Applications', part: 'Active applications' },
    { path: 'interviews', name: 'Interviews', part: 'Your interviews' },
    { path: 'saved-jobs', name: 'Saved jobs', part: 'Your saved jobs' },
  ]) {
    await dashboard.open();
    await dashboard.tab(name).click();
    await expect(dashboard.cards(part)).not.toHaveCount(0);
    const cards = await dashboard.cards(part).getByRole('heading').allTextContents();
    await dashboard.open({ path });
    await expect(title).toHaveText(name);
    await expect(dashboard.cards(part).getByRole('heading')).toHaveText(cards);
    await dashboard.main.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL(addressOf('/careers/dashboard'));
    await expect(title).toBeFocused();
  }
});

test('ROUTES-06 SHELL-10 both addresses are the page `dashboard`, seen once whatever tabs are chosen', async ({
  page,
  context,
}) => {
  await logIn(context, 'candidate@kestrel.example');
  const seen: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/vslog') return;
    seen.push((JSON.parse(request.postData() ?? '{}') as { event: string }).event);
  });
  const dashboard = new Dashboard(page);
  for (const path of ['dashboard', 'dashboardv2']) {
    const before = seen.length;
    await dashboard.open({ path, domain: kestrel });
    // configured for the page of that name
    await expect(page).toHaveTitle('Your applications | Kestrel Robotics');
    await expect.poll(() => seen.slice(before)).toEqual(['dashboard_view']);
    await dashboard.tab('Offers').click();
    await expect(dashboard.part('Your offers')).toBeVisible();
    await page.goBack();
    await expect(dashboard.part('Active applications')).toBeVisible();
    expect(seen.slice(before)).toEqual(['dashboard_view']);
  }
});

test('DASH-01 the configuration sets the tabs; the chosen one is in the address, and is one step back', async ({
  page,
  context,
}) => {
  await logIn(context, 'candidate@meridian.example');
  const dashboard = new Dashboard(page);
  await dashboard.open();
  await expect(dashboard.tabs).toHaveText(['Applications', 'Interviews', 'Saved jobs', 'Events', 'Offers']);
  await expect(dashboard.tab('Applications')).toHaveAttribute('aria-selected', 'true');
  await dashboard.tab('Saved jobs').click();
  await expect(page).toHaveURL(addressOf('/careers/dashboard', { tab: 'savedPositions' }));
  await expect(dashboard.part('Your saved jobs')).toBeVisible();
  await expect(dashboard.part('Active applications')).toBeHidden();
  await dashboard.tab('Events').click();
  await expect(page).toHaveURL(addressOf('/careers/dashboard', { tab: 'events' }));
  await page.reload();
  await hydrated(page);
  await expect(dashboard.tab('Events')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(dashboard.tab('Saved jobs')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL(addressOf('/careers/dashboard'));
  await expect(dashboard.part('Active applications')).toBeVisible();
  await dashboard.open({ tab: 'nonsense' });
  await expect(dashboard.tab('Applications')).toHaveAttribute('aria-selected', 'true');
  // what the address names is there before any script
  const html = await (await context.request.get(addressOf('/careers/dashboard', { tab: 'events' }))).text();
  expect(html).toContain('Open evening at Meridian Children’s Hospital');
});

test('DASH-01 a draft is open or closed; an open one is gone on with where it was left', async ({
  page,
  context,
}) => {
  await logIn(context, 'candidate@meridian.example');
  const dashboard = new Dashboard(page);
  await dashboard.open();
  const drafts = dashboard.part('Draft applications');
  await expect(drafts.getByRole('heading', { level: 3 })).toHaveText(['Open', 'Closed']);
  await expect(dashboard.cards('Draft applications')).toHaveCount(3);
  await expect(drafts.getByRole('heading', { level: 4 }).nth(1)).toHaveText(/ and 1 more job$/);
  const closed = dashboard.cards('Draft applications').last();
  await expect(closed.getByText('This job takes no more applications.')).toBeVisible();
  await expect(closed.getByRole('link')).toHaveCount(0);
  await drafts
    .getByRole('link', { name: /^Continue application: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/careers\/apply\?pid=\d+/);
  await expect(page.getByRole('textbox', { name: 'What draws you to this job?' })).toHaveValue(
    'What I liked about your open evening was',
  );
});

test('DASH-02 applications are active or past, each with how it stands', async ({ page, context, site }) => {
  await logIn(context, 'candidate@meridian.example');
  const { applications, inactiveApplications } = await readApplications(context.request, site);
  const dashboard = new Dashboard(page);
  await dashboard.open();
  await expect(dashboard.cards('Active applications')).toHaveCount(applications.length);
  await expect(dashboard.cards('Past applications').getByRole('heading')).toHaveText(
    inactiveApplications.map(({ name }) => name),
  );
  for (const [index, { name, status, history, positionUrl }] of applications.entries())
    await test.step(name, async () => {
      const card = dashboard.cards('Active applications').nth(index);
      await expect(card.getByRole('link', { name })).toHaveAttribute('href', new RegExp(positionUrl));
      const step = applicationStages.findIndex((stage) => stage === status) + 1;
      await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', `Step ${step} of 5`);
      await expect(card).toContainText(history.at(-1)?.note ?? '');
    });
  const past = dashboard.cards('Past applications');
  await expect(past.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(past.getByText('Not selected', { exact: true })).toBeVisible();
  await expect(past.getByRole('button')).toHaveCount(0);
});

test('DASH-02 where the employer hides the status, the page has no word and no bar of it', async ({
  page,
  context,
  ownSite,
  playwright,
}) => {
  const at = { site: ownSite.address };
  const admin = await playwright.request.newContext();
  await logIn({ request: admin }, 'admin@meridian.example', ownSite.address);
  const before = await admin.get(`${ownSite.address}${addressOf('/api/pcsx/config')}`);
  const { data } = (await before.json()) as { data: { config: { pcsxConfig: object } } };
  const tabs = { submitted: { hideApplicationStatus: true } };
  const pcsxConfig = { ...data.config.pcsxConfig, applicationsPageConfig: { tabs } };
  const body = { config: { ...data.config, pcsxConfig } };
  const headers = { 'if-match': '*' };
  await expect(await write(admin, 'PUT', '/api/pcsx/config', { ...at, body, headers })).toBeOK();
  await admin.dispose();
  await logIn(context, 'candidate@meridian.example', ownSite.address);
  const { applications } = await readApplications(context.request, ownSite);
  for (const path of ['dashboard', 'dashboardv2']) {
    await openPage(page, `${ownSite.address}${addressOf(`/careers/${path}`)}`);
    const dashboard = new Dashboard(page);
    const cards = dashboard.cards('Active applications');
    await expect(cards).toHaveCount(applications.length);
    await expect(dashboard.main.getByRole('progressbar')).toHaveCount(0);
    await expect(cards.getByText('Next step')).toHaveCount(0);
    for (const word of ['Sent', 'In review', 'Interview', 'Offer', 'Withdrawn', 'Not selected'])
      await expect(dashboard.main.getByRole('tabpanel').getByText(word, { exact: true })).toHaveCount(0);
    await expect(cards.first().getByText(/^Applied /)).toBeVisible();
  }
});

test('DASH-03 OFFERS-01 each part says that it has nothing, and where to begin', async ({
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
  for (const { tab, part, says } of [
    { tab: 'Interviews', part: 'Your interviews', says: 'You have no interviews' },
    { tab: 'Saved jobs', part: 'Your saved jobs', says: 'You have no saved jobs' },
    { tab: 'Events', part: 'Events for you', says: 'There are no events for you' },
    { tab: 'Offers', part: 'Your offers', says: 'No offers found' },
  ]) {
    await dashboard.tab(tab).click();
    await expect(dashboard.part(part).getByRole('heading', { level: 3 })).toHaveText(says);
  }
  await dashboard.tab('Applications').click();
  await dashboard.part('Active applications').getByRole('link', { name: 'All jobs' }).click();
  await expect(page).toHaveURL(addressOf('/careers'));
});

test('DASH-03 each part loads by itself; if one fails the others stay, and it can be asked for again', async ({
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
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(calls.nudges, async (route) => {
    await held;
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
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(shown.getByRole('listitem').first()).toBeVisible();
      // the button is gone
      await expect(shown.getByRole('heading', { level: 2 })).toBeFocused();
      await expect(nudges).toHaveAttribute('aria-busy', 'true');
    });
  release();
  await expect(dashboard.cards('What you can do next')).toHaveCount(4);
});

test('DASH-03 what failed offline comes back with the connection, without a press', async ({
  page,
  context,
}) => {
  await logIn(context, 'candidate@meridian.example');
  const dashboard = new Dashboard(page);
  await dashboard.open();
  // what the shell loads late
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await dashboard.tab('Events').click();
  await expect(dashboard.part('Events for you').getByRole('alert')).toContainText('No connection');
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

test('DASH-04 an application is withdrawn once it was confirmed, and stands among the past ones', async ({
  page,
  context,
  site,
}) => {
  const { jobs } = await candidateWhoApplied(page, site, 2);
  const name = jobs[0]?.name ?? '';
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/withdraw?') && sent.push(request.url()));
  const dashboard = new Dashboard(page);
  await dashboard.open();
  const withdraw = page.getByRole('button', { name: `Withdraw application: ${name}` });
  const dialog = page.getByRole('alertdialog', { name: 'Withdraw your application?' });
  await withdraw.click();
  await expect(dialog).toHaveAccessibleDescription(
    `Meridian Health will no longer consider you for ${name}. You can apply again while the job is open.`,
  );
  await expect(dialog.getByRole('button', { name: 'Keep application' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(withdraw).toBeFocused();
  expect(sent).toEqual([]);

  await withdraw.click();
  await dialog.getByRole('button', { name: 'Withdraw application' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(dashboard.toast).toHaveText(new RegExp(`Application withdrawn: `));
  await expect(dashboard.part('Active applications').getByRole('heading', { level: 2 })).toBeFocused();
  await expect(dashboard.cards('Active applications').getByRole('heading')).toHaveText([jobs[1]?.name ?? '']);
  await expect(dashboard.cards('Past applications').getByRole('heading')).toHaveText([name]);
  await expect(dashboard.cards('Past applications').getByText('Withdrawn', { exact: true })).toBeVisible();
  expect(sent).toHaveLength(1);
  const { inactiveApplications } = await readApplications(context.request, site);
  expect(inactiveApplications).toMatchObject([{ name, status: 'withdrawn' }]);
  // one can apply again
  await dashboard.cards('Past applications').getByRole('link', { name }).click();
  await expect(page.getByRole('link', { name: 'Apply now' })).toBeVisible();
});

test('DASH-04 what could not be withdrawn is still there, and what has ended meanwhile says so', async ({
  page,
  site,
}) => {
  const { email, jobs } = await candidateWhoApplied(page, site);
  const [job] = jobs;
  const dashboard = new Dashboard(page);
  await dashboard.open();
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', { name: 'Withdraw application' });
  await page.getByRole('button', { name: `Withdraw application: ${job?.name}` }).click();
  await page.route(withdrawals, (route) => route.fulfill({ status: 503, body: '' }));
  await confirm.click();
  await expect(dialog.getByRole('alert')).toHaveText('Server error. Please try again.');
  expect((await readApplications(page.request, site)).applications).toHaveLength(1);
  await page.unroute(withdrawals);
  await decide(page.request, site, { email, position: job?.id ?? 0, status: 'not_selected' });
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(dashboard.toast).toContainText('This application has ended already and cannot be withdrawn.');
  await expect(dashboard.cards('Past applications').getByText('Not selected', { exact: true })).toBeVisible();
  await expect(dashboard.part('Active applications').getByRole('heading', { level: 2 })).toBeFocused();
});

test('DASH-04 referrals stand beside the applications where the gate lets them, and nothing asks for them elsewhere', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/referrals') && asked.push(request.url()));
  const dashboard = new Dashboard(page);
  await logIn(context, 'candidate@meridian.example');
  await dashboard.open();
  const cards = dashboard.cards('People you have recommended');
  await expect(cards.getByRole('heading')).toHaveText([
    'Samuel Adeyemi',
    'Tomasz Wieczorek',
    'Hanna Lindgren',
    'Greta Vos',
  ]);
  for (const status of ['Invited', 'Applied', 'Interviewing', 'Hired'])
    await expect(cards.getByText(status, { exact: true })).toBeVisible();
  await logIn(context, 'candidate@kestrel.example');
  await dashboard.open({ domain: kestrel });
  await expect(dashboard.cards('Active applications')).toHaveCount(1);
  await expect(cards).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('DASH-03 interviews and events tell when, where and how; one that is over cannot be joined', async ({
  page,
  context,
}) => {
  await logIn(context, 'candidate@meridian.example');
  const dashboard = new Dashboard(page);
  await dashboard.open({ tab: 'interviews' });
  const interviews = dashboard.cards('Your interviews').filter({ has: page.getByRole('heading') });
  await expect(interviews).toHaveCount(4);
  await expect(interviews.first()).toContainText('Noor Bakker');
  await expect(interviews.first()).toContainText('Central European Standard Time');
  await expect(interviews.first().getByRole('link', { name: /^See the job/ })).toBeVisible();
  await expect(interviews.getByText('Canceled', { exact: true })).toHaveCount(1);
  await expect(interviews.last().getByRole('link')).toHaveCount(0);
  await dashboard.tab('Events').click();
  const events = dashboard.cards('Events for you');
  await expect(events.getByRole('link')).toHaveCount(2);
  await expect(events.first().getByRole('link')).toHaveAttribute(
    'href',
    'https://events.meridian.example/open-evening',
  );
  await expect(events.nth(1)).toContainText('Online');
  await expect(events.last()).toContainText('Over');
});

test('OFFERS-02 the tab of offers shows the same cards as the page of offers', async ({
  page,
  context,
  site,
}) => {
  await logIn(context, 'candidate@meridian.example');
  const offers = await readOffers(context.request, site);
  const cardsOf = async (level: number) => {
    const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'View job offer' });
    await expect(cards).toHaveCount(offers.length);
    await expect(cards.getByRole('heading', { level })).toHaveCount(offers.length);
    return cards.evaluateAll((elements) =>
      elements.map(({ innerHTML }) => innerHTML.replaceAll(/(<\/?h)\d/g, '$1')),
    );
  };
  await openPage(page, addressOf('/careers/offers'));
  const onPage = await cardsOf(2);
  await openPage(page, addressOf('/careers/dashboard', { tab: 'offers' }));
  expect(await cardsOf(3)).toEqual(onPage);
  await page
    .getByRole('link', { name: /^View job offer: / })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Job offer for /);
  await expect(page).toHaveURL(new RegExp(`domain=${meridian}`));
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
