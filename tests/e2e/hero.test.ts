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
const publish = async (page: Page, { address }: ThemedSite, theme: Partial<ThemeDocument>): Promise<void> => {
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
};

const hero = (page: Page) => page.locator('.pt-pcsx_hero_image');
const picture = (page: Page) => hero(page).locator('img');
/** Waits for the picture of a width: for a moment after a resize the one before is still there. */
const expectShownAt = async (page: Page, width: number, path: string): Promise<void> => {
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
};

test('SHELL-04 THEME-01 a theme that only sets the picture shows it on the search page, at every width', async ({
  page,
  themedSite,
}) => {
  const { address } = themedSite;
  await openPage(page, `${address}${addressOf('/careers', { domain })}`);
  await expect(hero(page)).toHaveCount(0);
  await publish(page, themedSite, {
    sections: { pcsx_hero_image: { image: { value: wide }, height: { value: 180 } } },
  });
  await openPage(page, `${address}${addressOf('/careers', { domain })}`);
  for (const width of [375, 800, 1280]) await expectShownAt(page, width, wide);
  await expect(hero(page)).toHaveCSS('min-height', '180px');
  await expect(picture(page)).toHaveAttribute('alt', '');
  await openPage(page, `${address}${addressOf('/careers', { domain, theme: 'safe' })}`);
  await expect(hero(page)).toHaveCount(0);
});

test('SHELL-04 THEME-07 each width of a page has its picture, words, focal point and height, with no inline style', async ({
  page,
  themedSite,
}) => {
  const { address } = themedSite;
  await publish(page, themedSite, {
    assets: {
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
    },
  });
  await openPage(page, `${address}${addressOf('/careers', { domain })}`);
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

test('SHELL-04 a page has no room for a picture at widths that have none', async ({
  page,
  themedSite,
  request,
}) => {
  const { address } = themedSite;
  const at = (minWidth: number, image: string) => ({
    page: 'singlePosition',
    minWidth,
    alt: '',
    tokens: { image: { value: image } },
  });
  await publish(page, themedSite, { assets: { hero: [at(700, wide), at(1200, '')] } });
  const job = await findJob(request, ({ isClosed }) => !isClosed, domain);
  await openPage(page, `${address}${addressOf(`/careers/job/${job.id}`, { domain })}`);
  for (const [width, isShown] of [
    [699, false],
    [700, true],
    [1199, true],
    [1200, false],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await expect(hero(page), String(width)).toBeVisible({ visible: isShown });
  }
  await openPage(page, `${address}${addressOf('/careers', { domain })}`);
  await expect(hero(page)).toHaveCount(0);
});
