import { applicationStages } from '../../reference-app/contract/application-status.ts';
import { expectNothingFound } from '../accessibility/audit.ts';
import { expect, test } from './configured-site.ts';
import { Dashboard, readApplications } from './dashboard-page.ts';
import { addressOf, kestrel } from './employers.ts';
import { hydrated } from './search-page.ts';
import { logIn } from './wire.ts';

test('ROUTES-05 ROUTES-06 SHELL-10 DASH-04 with the flag on, `dashboard` opens with the overview in place, and `dashboardv2` always does; both are the page `dashboard`, seen once whatever tabs are chosen', async ({
  page,
  context,
}) => {
  const seen: string[] = [];
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/referrals')) asked.push(request.url());
    if (pathname === '/vslog') seen.push((JSON.parse(request.postData() ?? '{}') as { event: string }).event);
  });
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
  // what to do next, each application's progress, the next interview
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

  await expect.poll(() => seen).toEqual(['dashboard_view', 'dashboard_view']);

  await logIn(context, 'candidate@kestrel.example');
  for (const path of ['dashboard', 'dashboardv2'])
    await test.step(`${path} of ${kestrel}`, async () => {
      const before = seen.length;
      await dashboard.open({ path, domain: kestrel });
      await expect(page).toHaveURL(addressOf(`/careers/${path}`, { domain: kestrel }));
      await expect(overview.getByRole('progressbar')).toHaveCount(1);
      await expect(dashboard.tabs).toHaveText(['Applications', 'Interviews', 'Saved jobs', 'Offers']);
      // configured for the page of that name
      await expect(page).toHaveTitle('Your applications | Kestrel Robotics');
      await expect.poll(() => seen.slice(before)).toEqual(['dashboard_view']);
      await dashboard.tab('Offers').click();
      await expect(dashboard.part('Your offers')).toBeVisible();
      await page.goBack();
      await expect(dashboard.part('Active applications')).toBeVisible();
      expect(seen.slice(before)).toEqual(['dashboard_view']);
    });
  // where the gate does not let referrals in, nothing asks for them
  await expect(dashboard.cards('Active applications')).toHaveCount(1);
  await expect(dashboard.cards('People you have recommended')).toHaveCount(0);
  expect(asked).toEqual([]);
  await expectNothingFound(page);
});

test('ROUTES-01 DASH-01 the configuration sets the tabs; the chosen one is in the address, and is one step back; three of them are pages of their own, which lead back', async ({
  page,
  context,
}) => {
  await logIn(context, 'candidate@meridian.example');
  const dashboard = new Dashboard(page);
  const title = page.getByRole('heading', { level: 1 });
  const titlesIn = async (part: string) => {
    await expect(dashboard.cards(part)).not.toHaveCount(0);
    return dashboard.cards(part).getByRole('heading').allTextContents();
  };
  await dashboard.open();
  await expect(dashboard.tabs).toHaveText(['Applications', 'Interviews', 'Saved jobs', 'Events', 'Offers']);
  await expect(dashboard.tab('Applications')).toHaveAttribute('aria-selected', 'true');
  const applications = await titlesIn('Active applications');
  await dashboard.tab('Saved jobs').click();
  await expect(page).toHaveURL(addressOf('/careers/dashboard', { tab: 'savedPositions' }));
  await expect(dashboard.part('Your saved jobs')).toBeVisible();
  await expect(dashboard.part('Active applications')).toBeHidden();
  const saved = await titlesIn('Your saved jobs');
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
  await dashboard.tab('Interviews').click();
  const interviews = await titlesIn('Your interviews');
  // what the address names is there before any script
  const html = await (await context.request.get(addressOf('/careers/dashboard', { tab: 'events' }))).text();
  expect(html).toContain('Open evening at Meridian Children’s Hospital');

  for (const { path, name, part, cards } of [
    { path: 'applications', name: 'Applications', part: 'Active applications', cards: applications },
    { path: 'interviews', name: 'Interviews', part: 'Your interviews', cards: interviews },
    { path: 'saved-jobs', name: 'Saved jobs', part: 'Your saved jobs', cards: saved },
  ])
    await test.step(path, async () => {
      await dashboard.open({ path });
      await expect(title).toHaveText(name);
      await expect(dashboard.cards(part).getByRole('heading')).toHaveText(cards);
      await dashboard.main.getByRole('link', { name: 'Dashboard' }).click();
      await expect(page).toHaveURL(addressOf('/careers/dashboard'));
      await expect(title).toBeFocused();
    });
});

test('DASH-01 DASH-02 DASH-03 DASH-04 applications are active or past, each with how it stands, beside drafts, referrals, interviews and events; an open draft is gone on with where it was left', async ({
  page,
  context,
  site,
}) => {
  await logIn(context, 'candidate@meridian.example');
  const { applications, inactiveApplications } = await readApplications(context.request, site);
  const dashboard = new Dashboard(page);
  await dashboard.open();
  await test.step('applications', async () => {
    await expect(dashboard.cards('Active applications')).toHaveCount(applications.length);
    for (const [index, { name, status, history, positionUrl }] of applications.entries()) {
      const card = dashboard.cards('Active applications').nth(index);
      await expect(card.getByRole('link', { name })).toHaveAttribute('href', new RegExp(positionUrl));
      const step = applicationStages.findIndex((stage) => stage === status) + 1;
      await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', `Step ${step} of 5`);
      await expect(card).toContainText(history.at(-1)?.note ?? '');
    }
    const past = dashboard.cards('Past applications');
    await expect(past.getByRole('heading')).toHaveText(inactiveApplications.map(({ name }) => name));
    await expect(past.getByText('Withdrawn', { exact: true })).toBeVisible();
    await expect(past.getByText('Not selected', { exact: true })).toBeVisible();
    await expect(past.getByRole('button')).toHaveCount(0);
  });
  await test.step('referrals', async () => {
    const cards = dashboard.cards('People you have recommended');
    await expect(cards.getByRole('heading')).toHaveText([
      'Samuel Adeyemi',
      'Tomasz Wieczorek',
      'Hanna Lindgren',
      'Greta Vos',
    ]);
    for (const status of ['Invited', 'Applied', 'Interviewing', 'Hired'])
      await expect(cards.getByText(status, { exact: true })).toBeVisible();
  });
  await test.step('interviews', async () => {
    await dashboard.tab('Interviews').click();
    const interviews = dashboard.cards('Your interviews').filter({ has: page.getByRole('heading') });
    await expect(interviews).toHaveCount(4);
    await expect(interviews.first()).toContainText('Noor Bakker');
    await expect(interviews.first()).toContainText('Central European Standard Time');
    await expect(interviews.first().getByRole('link', { name: /^See the job/ })).toBeVisible();
    await expect(interviews.getByText('Canceled', { exact: true })).toHaveCount(1);
    // what is over cannot be joined
    await expect(interviews.last().getByRole('link')).toHaveCount(0);
  });
  await test.step('events', async () => {
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
  await test.step('drafts', async () => {
    await dashboard.tab('Applications').click();
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
});

test('DASH-02 where the employer hides the status, the page has no word and no bar of it', async ({
  page,
  context,
  site,
  configure,
}) => {
  const applicationsPageConfig = { tabs: { submitted: { hideApplicationStatus: true } } };
  await configure(({ pcsxConfig }) => ({
    pcsxConfig: { ...(pcsxConfig as object), applicationsPageConfig },
  }));
  await logIn(context, 'candidate@meridian.example');
  const { applications } = await readApplications(context.request, site);
  const dashboard = new Dashboard(page);
  for (const path of ['dashboard', 'dashboardv2']) {
    await dashboard.open({ path });
    const cards = dashboard.cards('Active applications');
    await expect(cards).toHaveCount(applications.length);
    await expect(dashboard.main.getByRole('progressbar')).toHaveCount(0);
    await expect(cards.getByText('Next step')).toHaveCount(0);
    for (const word of ['Sent', 'In review', 'Interview', 'Offer', 'Withdrawn', 'Not selected'])
      await expect(dashboard.main.getByRole('tabpanel').getByText(word, { exact: true })).toHaveCount(0);
    await expect(cards.first().getByText(/^Applied /)).toBeVisible();
  }
});
