import type { Page } from '@playwright/test';
import { meridian } from './employers.ts';
import { expect, test, type OwnSite } from './site.ts';
import { logIn } from './wire.ts';

type Offer = {
  enc_id: string;
  status: string;
  offer_documents: { status: string; url: string | null }[];
};

/** A page of the site with the provider's frame in it, as the letter's page has one. */
const openFrame = async (page: Page, site: Pick<OwnSite, 'address'>) => {
  await logIn(page, `candidate@${meridian}`, site.address);
  const html = await (await page.request.get(`${site.address}/careers?domain=${meridian}`)).text();
  const host = /esignConfig&quot;:\{&quot;host&quot;:&quot;([^&]+)/.exec(html)?.[1] ?? '';
  const answer = await page.request.get(`${site.address}/api/offer/offers?domain=${meridian}`);
  const { data } = (await answer.json()) as { data: { offers: Offer[] } };
  const offer = data.offers.find(({ offer_documents: [letter] }) => letter?.url);
  const address = new URL('/public/esignWidget', host);
  address.searchParams.set('wid', offer?.offer_documents[0]?.url ?? '');
  await page.goto(`${site.address}/careers/no-such-page?domain=${meridian}`);
  // the page's own policy says whom it may frame
  await page.evaluate((source) => {
    document.body.innerHTML = '<iframe title="E-signature" width="700" height="700"></iframe><ul></ul>';
    window.addEventListener('message', ({ data: sent, origin }) => {
      const line = document.createElement('li');
      line.textContent = `${JSON.stringify(sent)} from ${origin}`;
      document.querySelector('ul')?.append(line);
    });
    document.querySelector('iframe')?.setAttribute('src', source);
  }, address.href);
  const read = async () => {
    const one = await page.request.get(`${site.address}/api/offer/${offer?.enc_id}?domain=${meridian}`);
    return ((await one.json()) as { data: Offer }).data;
  };
  return { frame: page.frameLocator('iframe'), told: page.getByRole('listitem'), host, read };
};

test('LETTER-02 who signs in the provider’s frame has signed here, and the page around it is told', async ({
  page,
  ownSite,
}) => {
  const { frame, told, host, read } = await openFrame(page, ownSite);
  await expect(frame.getByRole('heading', { name: 'Offer letter' })).toBeVisible();
  await frame.getByRole('checkbox').check();
  await frame.getByRole('textbox').fill('Somebody Else');
  await frame.getByRole('button', { name: 'Sign' }).click();
  await expect(frame.getByRole('status')).toContainText('Amara Okafor');
  await expect(told).toHaveCount(0);
  await frame.getByRole('textbox').fill('Amara Okafor');
  await frame.getByRole('button', { name: 'Sign' }).click();
  await expect(told).toHaveText([`{"type":"ESIGN"} from ${host}`]);
  await expect.poll(async () => (await read()).status).toBe('Accepted');
});

test('LETTER-02 who rejects in the provider’s frame has declined here', async ({ page, ownSite }) => {
  const { frame, told, host, read } = await openFrame(page, ownSite);
  await frame.getByRole('button', { name: 'Reject' }).click();
  await expect(told).toHaveText([`{"type":"REJECT"} from ${host}`]);
  expect((await read()).status).toBe('Declined');
});
