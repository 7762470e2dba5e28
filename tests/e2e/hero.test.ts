import type { Page } from '@playwright/test';
import type { Envelope } from '../../reference-app/contract/envelope.ts';
import type { ThemeDocument, ThemeDraft } from '../../reference-app/contract/themes.ts';
import { addressOf, kestrel } from './employers.ts';
import { openPage } from './search-page.ts';
import { expect, test, type ThemedSite } from './site.ts';
import { findJob, logIn, write } from './wire.ts';

const domain = kestrel;
const pictures = '/employers/meridian.example';
const narrow = `${pictures}/hero-narrow.svg`;
const wide = `${pictures}/hero-wide.svg`;

/** Publishes a theme for the employer as a brand person would. */
async function publish(page: Page, { address }: ThemedSite, theme: Partial<ThemeDocument>): Promise<void> {
  const { request } = page.context();
  await logIn(page.context(), `brand@${domain}`, address);
  const at = { domain, site: address };
  const draft = await request.get(`${address}${addressOf('/api/pcsx/themes/draft', { domain })}`);
  const { revision } = ((await draft.json()) as Envelope<ThemeDraft>).data;
  const body = { schema: 2, product: 'default', sections: {}, ...theme };
  const headers = { 'if-match': `"${revision}"` };
  const saved = await write(request, 'PUT', '/api/pcsx/themes/draft', { ...at, body, headers });
  await expect(saved).toBeOK();
  const ofDraft = { 'if-match': saved.headers().etag ?? '' };
  await expect(
    await write(request, 'POST', '/api/pcsx/themes/publish', { ...at, body: {}, headers: ofDraft }),
  ).toBeOK();
}

const hero = (page: Page) => page.locator('.pt-pcsx_hero_image');
const picture = (page: Page) => hero(page).locator('img');
/** Waits for the picture of a width: for a moment after a resize the one before is still there. */
async function expectShownAt(page: Page, width: number, path: string): Promise<void> {
  await page.setViewportSize({ width, height: 700 });
  await expect(picture(page)).toBeVisible();
  await expect
    .poll(() =>
      picture(page).evaluate(
        (image: HTMLImageElement) =>
          image.complete && image.naturalWidth > 0 && new URL(image.currentSrc).pathname,
      ),
    )
    .toBe(path);
}

/** For wide and for narrow windows. */
const twoWidths: ThemeDocument['assets'] = {
  hero: [
    {
      page: 'jobs',
      minWidth: 900,
      alt: 'Hills',
      title: 'Work <b>here</b>',
      text: 'Wherever you live.',
      tokens: { image: { value: wide }, height: { value: 320 }, focal_y: { value: 10 } },
    },
    {
      page: 'jobs',
      minWidth: 0,
      alt: '',
      tokens: { image: { value: narrow }, height: { value: 160 }, focal_x: { value: 80 } },
    },
  ],
};
const ofJobs = (minWidth: number, image: string) => ({
  page: 'singlePosition' as const,
  minWidth,
  alt: '',
  tokens: { image: { value: image } },
});

test('SHELL-04 THEME-01 THEME-07 a page shows the picture of its theme, of each width with its words, focal point and height, and has no room for one at widths that have none', async ({
  page,
  themedSite,
  request,
}) => {
  const open = (path: string, parameters = {}) =>
    openPage(page, `${themedSite.address}${addressOf(path, { domain, ...parameters })}`);
  await test.step('a picture for all widths', async () => {
    await open('/careers');
    await expect(hero(page)).toHaveCount(0);
    await publish(page, themedSite, {
      sections: { pcsx_hero_image: { image: { value: wide }, height: { value: 180 } } },
    });
    await open('/careers');
    for (const width of [375, 800, 1280]) await expectShownAt(page, width, wide);
    await expect(hero(page)).toHaveCSS('min-height', '180px');
    await expect(picture(page)).toHaveAttribute('alt', '');
    await open('/careers', { theme: 'safe' });
    await expect(hero(page)).toHaveCount(0);
  });
  await test.step('a picture for each width', async () => {
    await publish(page, themedSite, { assets: twoWidths });
    await open('/careers');
    await expectShownAt(page, 899, narrow);
    await expect(hero(page)).toHaveCSS('min-height', '160px');
    await expect(picture(page)).toHaveCSS('object-position', '80% 50%');
    await expect(hero(page).getByText('Work <b>here</b>')).toBeHidden();
    await expectShownAt(page, 900, wide);
    await expect(hero(page)).toHaveCSS('min-height', '320px');
    // the narrower picture's focal point is not the wider one's
    await expect(picture(page)).toHaveCSS('object-position', '50% 10%');
    await expect(page.getByRole('img', { name: 'Hills' })).toBeVisible();
    await expect(hero(page).getByText('Work <b>here</b>')).toBeVisible();
    expect(await page.locator('.pt-pcsx_hero_image:is([style], :has([style]))').count()).toBe(0);
  });
  await test.step('none for some', async () => {
    await publish(page, themedSite, { assets: { hero: [ofJobs(700, wide), ofJobs(1200, '')] } });
    const job = await findJob(request, ({ isClosed }) => !isClosed, domain);
    await open(`/careers/job/${job.id}`);
    for (const [width, isShown] of [
      [699, false],
      [700, true],
      [1199, true],
      [1200, false],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await expect(hero(page), String(width)).toBeVisible({ visible: isShown });
    }
    await open('/careers');
    await expect(hero(page)).toHaveCount(0);
  });
});
