import type { Suggestions } from '../../reference-app/contract/search.ts';
import { breakCalls } from './broken-calls.ts';
import { addressOf } from './employers.ts';
import { openBeforeScript, pauseClock, SearchPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { searchData } from './wire.ts';

const calls = '**/api/pcsx/suggestions/**';

/** What the server suggests, to compare the page with. */
async function suggestions(
  request: Parameters<typeof searchData>[0],
  field: 'query' | 'location',
  text: string,
): Promise<Suggestions['suggestions']> {
  const answer = await request.get(addressOf(`/api/pcsx/suggestions/${field}`, { text }));
  const { data } = (await answer.json()) as { data: Suggestions };
  return data.suggestions;
}

test('SEARCH-10 a field suggests what it may go on to be; the arrow keys and Enter search for one of them', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  const found = await suggestions(request, 'query', 'nur');
  const texts = found.map(({ text }) => text);
  const title = found.findIndex(({ kind }) => kind === 'title');
  await search.open();
  const asked: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/suggestions/')) asked.push(new URL(call.url()).searchParams.get('text') ?? '');
  });
  // what suggests comes with the focus, and asks for what it finds
  await search.query.focus();
  await expect(search.query).toHaveRole('combobox');
  // however long this machine takes for them, the keys are quick ones
  await pauseClock(page);
  await search.query.pressSequentially('  nur');
  await page.clock.resume();
  await expect(search.suggestions).toHaveCount(texts.length);
  // trimmed, and once for three quick keys
  expect(asked).toEqual(['nur']);
  await expect(search.query).toHaveRole('combobox');
  await expect(search.query).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('[data-pt-announcer="polite"]')).toHaveText(`${texts.length} suggestions`);
  for (let presses = 0; presses <= title; presses++) await search.query.press('ArrowDown');
  await expect(search.suggestions.nth(title)).toHaveAttribute('aria-selected', 'true');
  await expect(search.query).toHaveAttribute(
    'aria-activedescendant',
    (await search.suggestions.nth(title).getAttribute('id')) ?? '',
  );
  await search.query.press('Enter');
  await search.expectParameter('query', texts[title] ?? '');
  await expect(search.suggestions).toHaveCount(0);
  await expect(search.query).toHaveValue(texts[title] ?? '');
  await expect(search.query).toBeFocused();

  // Escape closes the list and keeps what is typed, which Enter then searches
  await search.query.fill('nur');
  await expect(search.suggestions.first()).toBeVisible();
  // it was asked before
  expect(asked.filter((text) => text === 'nur')).toHaveLength(1);
  await search.query.press('Escape');
  await expect(search.suggestions).toHaveCount(0);
  await expect(search.query).toHaveValue('nur');
  await search.query.press('Enter');
  await search.expectParameter('query', 'nur');
  await search.expectCount((await searchData(request, { query: 'nur' })).count);
});

test('SEARCH-10 SEARCH-20 a suggestion finds as many jobs as it says: a department is chosen as the filter that it is, a place leaves what is typed beside it, and another address brings its own words', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  const found = await suggestions(request, 'query', 'nursing');
  const department = found.find(({ kind, text }) => kind === 'department' && text === 'Nursing');
  await search.open();
  await search.query.fill('nursing');
  const option = search.suggestions.filter({ hasText: 'Department' }).filter({ hasText: 'Nursing' }).first();
  await expect(option).toContainText(`${department?.count} jobs`);
  // words find more than what is called so
  const titles = found.filter(({ kind }) => kind === 'title');
  for (const { text } of titles.slice(0, 2))
    await expect(search.suggestions.filter({ hasText: text }).first()).not.toContainText(/\d+ jobs?$/);
  await option.click();
  await search.expectParameter('filter_department', 'Nursing');
  await search.expectParameter('query', null);
  await expect(search.query).toHaveValue('');
  await search.expectCount(department?.count ?? 0);
  // beside something else it finds fewer, and nobody has counted them
  await search.query.fill('nursing');
  await expect(option).toHaveText('NursingDepartment');

  const [{ text: place = '' } = {}] = await suggestions(request, 'location', 'lon');
  await search.query.fill('nurse');
  await search.location.fill('lon');
  await search.suggestions.filter({ hasText: place }).first().click();
  await search.expectParameter('location', place);
  await search.expectParameter('query', 'nurse');
  const there = { filter_department: 'Nursing', query: 'nurse', location: place };
  await search.expectCount((await searchData(request, there)).count);

  await search.query.fill('doctor');
  await search.query.press('Enter');
  await search.expectParameter('query', 'doctor');
  await search.expectAnswer(request, { ...there, query: 'doctor' });
  await expect(search.query).toBeFocused();
  await page.goBack();
  await expect(search.query).toHaveValue('nurse');
});

test('SEARCH-10 suggestions that fail say so and come when they are asked for again; searching works all the while', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await search.open();
  await page.route(calls, (route) =>
    route.fulfill({ status: 400, json: { status: 400, message: 'That is not a word.' } }),
  );
  const form = page.getByRole('search');
  await search.query.fill('xy');
  await expect(form.getByText('That is not a word.')).toBeVisible();
  await page.unroute(calls);
  await page.route(calls, (route) => route.fulfill({ status: 200, body: 'All good!' }));
  await search.query.fill('nur');
  await expect(form.getByText('An error occurred while loading the results')).toBeVisible();
  await page.unroute(calls);
  await search.query.press('Tab');
  await expect(form.getByRole('button', { name: 'Try again' })).toBeFocused();
  // from there too Escape closes it and leads back
  await page.keyboard.press('Escape');
  await expect(form.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(search.query).toBeFocused();
  const broken = await breakCalls(page, calls, (route) => route.abort());
  await search.query.fill('nurs');
  await expect(form.getByRole('button', { name: 'Try again' })).toBeVisible();
  await broken.mendWhile(async () => {
    await search.query.press('Tab');
    await page.keyboard.press('Enter');
  });
  await expect(search.query).toBeFocused();
  await expect(search.suggestions.first()).toBeVisible();
  await search.query.press('Enter');
  await search.expectParameter('query', 'nurs');
});

test('SEARCH-14 the place field offers remote work before anything is typed, and the current location, which is sought by its coordinates and shows by its name', async ({
  page,
  context,
  request,
}) => {
  const search = new SearchPage(page);
  const here = search.suggestions.filter({ hasText: 'Current location' });
  await search.open();
  await search.location.focus();
  await expect(search.suggestions).toHaveText(['Remote', 'Current location']);
  await search.location.press('ArrowDown');
  await search.location.press('Enter');
  await search.expectParameter('location', 'Remote');
  await search.expectCount((await searchData(request, { location: 'Remote' })).count);

  // who does not tell where they are is told what that means, once they chose it
  await search.location.fill('');
  await here.click();
  await expect(
    page.getByRole('search').getByText('You have not allowed this site to know where you are'),
  ).toBeVisible();
  await expect(search.location).toBeFocused();

  await context.setGeolocation({ latitude: 51.5074, longitude: -0.1278 });
  await context.grantPermissions(['geolocation']);
  await search.location.press('Escape');
  await search.query.focus();
  await search.location.focus();
  await here.click();
  await search.expectParameter('location', 'Current location:::51.51,-0.13');
  await expect(search.location).toHaveValue('Current location');
  await search.expectCount((await searchData(request, { location: '51.51,-0.13' })).count);
  // it stays that place when something else is searched for there
  await search.query.fill('nurse');
  await search.query.press('Enter');
  await search.expectParameter('query', 'nurse');
  await search.expectParameter('location', 'Current location:::51.51,-0.13');
  await expect(page).toHaveTitle('nurse at Current location');
});

test('SEARCH-10 a field that people are in before the page’s script has come suggests what was typed there', async ({
  page,
}) => {
  const search = new SearchPage(page);
  const letScriptCome = await openBeforeScript(page, addressOf('/careers'));
  await search.query.pressSequentially('nur');
  await letScriptCome();
  await expect(search.suggestions.first()).toBeVisible();
  await expect(search.query).toHaveRole('combobox');
  await expect(search.query).toHaveValue('nur');
});
