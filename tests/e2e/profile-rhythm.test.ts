import { ProfilePage } from './profile-page.ts';
import { expect, test } from './site.ts';
import { logIn } from './wire.ts';

test('PROFILE-01 the parts of the profile stand equally far apart, with as much room below each', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn(context, 'candidate@meridian.example');
  const profile = new ProfilePage(page);
  await profile.open();
  await expect(profile.section('Your resumes').getByRole('listitem').first()).toBeVisible();
  await expect(profile.section('What your profile says').getByRole('listitem').first()).toBeVisible();
  const cards = await profile.main.locator('[class*="pt-cards"]').evaluateAll((all) =>
    all
      .filter((card) => !card.parentElement?.closest('[class*="pt-cards"]'))
      .map((card) => {
        const { left, top, bottom } = card.getBoundingClientRect();
        return { left: Math.round(left), top, bottom };
      }),
  );
  const gaps = [...Map.groupBy(cards, ({ left }) => left).values()].flatMap((column) =>
    column
      .toSorted((one, other) => one.top - other.top)
      .flatMap((card, at, all) => {
        const next = all[at + 1];
        return next ? [Math.round(next.top - card.bottom)] : [];
      }),
  );
  expect(gaps.length).toBeGreaterThan(9);
  expect(new Set(gaps)).toEqual(new Set([20]));

  const roomBelow = (name: string) =>
    profile.section(name).evaluate((section) => {
      const leaves = [...section.querySelectorAll('*')].filter(
        ({ childElementCount }) => childElementCount === 0,
      );
      const last = Math.max(...leaves.map((leaf) => leaf.getBoundingClientRect().bottom));
      return Math.round(section.getBoundingClientRect().bottom - last);
    });
  const usual = await roomBelow('Headline');
  for (const name of ['Experience', 'Education', 'Languages', 'Certifications'])
    expect.soft(Math.abs((await roomBelow(name)) - usual), name).toBeLessThanOrEqual(8);
});
