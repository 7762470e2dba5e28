import type { Page } from '@playwright/test';
import { expectNothingFound } from '../accessibility/audit.ts';
import { listen } from '../accessibility/heard.ts';
import { candidateWith, countWrites, ines, letterParts, openDocument } from './offers.ts';
import { expect, test } from './site.ts';

const minute = 60_000;
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * minute).toISOString();

/** Has a word of the letter found in it, with the focus left in the field. */
async function findInLetter(page: Page) {
  const { main, sheet } = letterParts(page);
  await expect(sheet).toContainText('Dear Ines Okello');
  await main.getByRole('button', { name: 'Find in the document' }).click();
  await page.keyboard.type('Rotterdam');
  const found = main.locator('mark[data-current]');
  await expect(found).toHaveText('Rotterdam');
  return found;
}

test('LETTER-03 LETTER-06 whoever reads on until the end is warned in time, once, and told when it has come; the document stays as it is being read, the form goes', async ({
  page,
  site,
}) => {
  await page.clock.install();
  const heard = await listen(page);
  const writes = countWrites(page);
  const { offer } = await candidateWith(page, site, {
    expires_at: inMinutes(40),
    documents: [{ type: 'Offer' }, { name: 'Agreement', type: 'Agreement' }],
  });
  const { main, signature, submit, heading, sheet } = letterParts(page);
  const warning = (minutes: string) =>
    main.getByText(new RegExp(`^This offer expires in (?:${minutes}) minutes\\.$`));
  const end = async () => {
    await page.clock.fastForward(41 * minute);
    await expect(main.getByText('The job offer has expired.')).toBeVisible();
    await expect(submit).toHaveCount(0);
    await expect(main.getByRole('listitem')).toHaveCount(0);
  };

  await test.step('warned aloud, and not again with each minute', async () => {
    await openDocument(page, offer);
    await expect(sheet).toBeVisible();
    await page.clock.fastForward(15 * minute);
    await expect(warning('24|25')).toBeVisible();
    await page.clock.fastForward(5 * minute);
    await expect(warning('19|20')).toBeVisible();
    expect(heard).toEqual([expect.stringMatching(/^This offer expires in 2[45] minutes\.$/)]);
  });
  await test.step('while the name is typed', async () => {
    await signature.fill(ines);
    await end();
    await expect(page.locator('[data-pt-announcer="polite"]')).toContainText('The job offer has expired.');
    await expect(heading).toBeFocused();
    expect(writes).toEqual([]);
  });
  // for the server it has not ended, whatever the clock of the device says by now
  for (const index of [0, 1])
    await test.step(`while document ${index + 1} is searched`, async () => {
      await openDocument(page, offer, index);
      await expect(submit).toBeVisible();
      const found = await findInLetter(page);
      await end();
      await expect(main.getByRole('searchbox')).toBeFocused();
      await expect(found).toHaveText('Rotterdam');
    });
});

test('LETTER-10 each failure of declining is told in its words, and the question stays', async ({
  page,
  site,
}) => {
  const { offer, read, withdraw } = await candidateWith(page, site);
  await openDocument(page, offer);
  const { decline, toast, main } = letterParts(page);
  await decline.click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Decline offer' });
  await expect(confirm).toBeVisible();
  await expectNothingFound(page);
  const call = '**/decline?*';
  for (const [told, answer] of [
    ['There was a problem rejecting the offer', { status: 502, body: '<h1>502</h1>' }],
    ['Something went wrong when rejecting the offer', undefined],
  ] as const) {
    await page.route(call, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await confirm.click();
    await expect(toast.last()).toContainText(told);
    await page.unroute(call);
    await expect(confirm).toBeVisible();
  }
  expect((await read()).status).toBe('Extended');
  await withdraw();
  await confirm.click();
  await expect(toast.last()).toContainText('This offer was withdrawn. Please ask the employer.');
  await expect(main.getByText('The job offer has been canceled.')).toBeVisible();
});
