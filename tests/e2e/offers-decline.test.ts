import { candidateWith, countWrites, letterParts, openDocument } from './offers.ts';
import { expect, test } from './site.ts';

test('LETTER-08 declining is asked once more, can be left as it is, and is done once', async ({
  page,
  site,
}) => {
  const { offer, read } = await candidateWith(page, site);
  const writes = countWrites(page);
  await openDocument(page, offer);
  const { decline, signature, heading, main, toast, sheet } = letterParts(page);
  await expect(sheet).toBeVisible();
  await signature.fill('Ines');
  await decline.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Decline offer?' });
  await expect(dialog.getByRole('heading')).toHaveText('Decline offer?');
  await expect(dialog).toHaveAccessibleDescription(
    'Declining this offer will remove it from your pending opportunities and will notify the company. The action cannot be undone.',
  );
  await expect(dialog.getByRole('button')).toHaveText(['Back to offer', 'Decline offer']);
  await expect(dialog.getByRole('button', { name: 'Back to offer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(decline).toBeFocused();
  await expect(signature).toHaveValue('Ines');
  expect(writes).toEqual([]);

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Decline offer' }).dblclick();
  await expect(toast).toContainText('Successfully rejected the offer');
  await expect(dialog).toHaveCount(0);
  await expect(heading).toBeFocused();
  await expect(main.getByText('You have declined the job offer.')).toBeVisible();
  await expect(signature).toHaveCount(0);
  await expect(sheet).toBeVisible();
  expect(writes).toEqual(['decline']);
  expect((await read()).status).toBe('Declined');
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
