import type { Page } from '@playwright/test';
import { addressOf } from '../e2e/employers.ts';
import { candidateWith, countWrites, ines, letterParts, openDocument } from '../e2e/offers.ts';
import { openPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { listen } from './heard.ts';
import { tabTo } from './tab-to.ts';

const position = 'Senior Behavioral Health Technician';

/** What a screen reader says of the element that has the focus: role, name and state. */
async function focused(page: Page): Promise<string> {
  const [said = ''] = (await page.locator(':focus').ariaSnapshot()).split('\n');
  return said.replace(/^- /, '').replaceAll("'", '').replace(/:$/, '');
}

/** Where Tab leads from here, until the last of them. */
async function tabThrough(page: Page, last: string): Promise<string[]> {
  const stops: string[] = [];
  while (stops.at(-1) !== last && stops.length < 30) {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
  }
  return stops;
}

test('by keyboard and ear alone one opens an offer, reads its letter and signs it', async ({
  page,
  site,
}) => {
  const { read } = await candidateWith(page, site);
  const heard = await listen(page);
  const { heading, sheet, agree, signature, submit, main } = letterParts(page);
  const agreeing = 'checkbox "I have read and agree to the terms and conditions"';
  const signing = 'textbox "Please enter your full name as the electronic signature"';

  await test.step('open', async () => {
    await openPage(page, addressOf('/careers/offers'));
    await tabTo(page, page.getByRole('link', { name: /^View job offer/ }));
    expect(await focused(page)).toBe(`link "View job offer: ${position}"`);
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText(`Job offer for ${position}`);
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(`${position} | Meridian Health`);
    expect(await tabThrough(page, 'link "Start: Offer letter"')).toEqual(['link "Start: Offer letter"']);
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('Offer letter');
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(`Offer letter · ${position} | Meridian Health`);
  });

  await test.step('read', async () => {
    await expect(sheet).toBeVisible();
    expect(await tabThrough(page, 'button "Submit signed offer"')).toEqual([
      'button "View: Offer letter": View',
      'button "Download: Offer letter": Download',
      // a toolbar is one stop: arrows lead from tool to tool
      'button "Next page" [disabled]',
      'region "Offer letter.pdf"',
      agreeing,
      signing,
      'button "Decline"',
      'button "Submit signed offer"',
    ]);
    const pages = main.getByRole('region', { name: 'Offer letter.pdf' });
    await tabTo(page, pages, { back: true });
    await page.keyboard.press('End');
    await expect.poll(() => pages.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  });
  expect(heard, 'nothing has happened yet').toEqual([]);

  await test.step('sign, with each mistake once', async () => {
    await tabTo(page, submit);
    await page.keyboard.press('Enter');
    await expect(agree).toBeFocused();
    expect(await focused(page)).toBe(`${agreeing} [invalid]`);
    await expect(agree).toHaveAccessibleDescription('This field is required');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(signature).toHaveAccessibleDescription('This field is required');
    await page.keyboard.type('Ines');
    await page.keyboard.press('Enter');
    const wrong = 'Please enter your full name as shown on the offer letter and your profile';
    await expect(signature).toHaveAccessibleDescription(wrong);
    await expect(signature).toBeFocused();
    // the focus was there already, and says nothing again
    await expect.poll(() => heard).toEqual([wrong]);
    await page.keyboard.type(ines.slice('Ines'.length));
    await page.keyboard.press('Enter');
    await expect(heading).toBeFocused();
    expect(await focused(page)).toBe('heading "Offer letter" [level=1]');
    await expect(main.getByText('Document has been signed', { exact: true })).toBeVisible();
    expect((await read()).status).toBe('Accepted');
    // a letter that is signed at once may be there before anything says that it is being made
    await expect
      .poll(() => heard.filter((text) => !text.endsWith('is being generated.')))
      .toEqual([wrong, 'Successfully submitted form for verification', 'Document has been signed']);
  });
  expect(new Set(heard).size, 'each was said once').toBe(heard.length);
  // the signed letter takes the place of the other
  await expect(sheet).toBeVisible();
  await expect(main.getByRole('button', { name: 'Next page' })).toBeEnabled();
  expect(await tabThrough(page, 'region "Offer letter.pdf"')).toEqual([
    'button "Download evidence: Offer letter": Download evidence',
    'button "View: Offer letter": View',
    'button "Download: Offer letter": Download',
    'button "Next page"',
    'region "Offer letter.pdf"',
  ]);
});

test('LETTER-08 by keyboard and ear alone one changes one’s mind about declining, which is asked once more and leaves everything as it is, and then declines, once', async ({
  page,
  site,
}) => {
  const { offer, read } = await candidateWith(page, site);
  const writes = countWrites(page);
  const heard = await listen(page);
  await openDocument(page, offer);
  const { decline, heading, sheet, signature, toast, main } = letterParts(page);
  await expect(sheet).toBeVisible();
  await tabTo(page, signature);
  await page.keyboard.type('Ines');
  await tabTo(page, decline);
  expect(await focused(page)).toBe('button "Decline"');
  const dialog = page.getByRole('alertdialog', { name: 'Decline offer?' });
  const ask = async () => {
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveAccessibleDescription(
      'Declining this offer will remove it from your pending opportunities and will notify the company. The action cannot be undone.',
    );
    await expect(dialog.getByRole('button', { name: 'Back to offer' })).toBeFocused();
  };
  await ask();
  await expect(dialog.getByRole('heading')).toHaveText('Decline offer?');
  await expect(dialog.getByRole('button')).toHaveText(['Back to offer', 'Decline offer']);
  // the dialog keeps the focus
  expect(await tabThrough(page, 'button "Back to offer"')).toEqual([
    'button "Decline offer"',
    'button "Back to offer"',
  ]);
  for (const key of ['Enter', 'Escape']) {
    await page.keyboard.press(key);
    await expect(dialog).toHaveCount(0);
    await expect(decline).toBeFocused();
    await expect(signature).toHaveValue('Ines');
    await ask();
  }
  expect((await read()).status).toBe('Extended');
  expect(writes).toEqual([]);
  expect(heard, 'nothing was done').toEqual([]);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(toast).toContainText('Successfully rejected the offer');
  await expect(dialog).toHaveCount(0);
  await expect(heading).toBeFocused();
  expect(await focused(page)).toBe('heading "Offer letter" [level=1]');
  await expect(main.getByText('You have declined the job offer.')).toBeVisible();
  await expect(signature).toHaveCount(0);
  await expect(sheet).toBeVisible();
  expect(writes).toEqual(['decline']);
  expect((await read()).status).toBe('Declined');
  await expect.poll(() => heard).toEqual(['Successfully rejected the offer']);
});
