import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createFakeBackend, offline, refused } from '../testing/fake-backend.ts';
import { findings } from '../testing/findings.ts';
import { element, renderPanel } from '../testing/open-panel.tsx';
import { themeRights } from '../team/theme-rights.ts';

/** Ada, who asks, and Bob, who may not publish. */
function asAdmin() {
  const fake = createFakeBackend();
  fake.team.builders = [
    {
      encId: 'ada',
      fullName: 'Ada Brand',
      email: 'ada@site.example',
      rights: themeRights,
      isOneself: true,
    },
    {
      encId: 'bob',
      fullName: 'Bob Builder',
      email: 'bob@site.example',
      rights: ['view', 'edit'],
      isOneself: false,
    },
  ];
  return fake;
}

async function openRights(options: Parameters<typeof renderPanel>[0] = {}) {
  const opened = renderPanel({ fake: asAdmin(), ...options });
  const { panel, fake } = opened;
  const tab = options.locale === 'ar' ? 'الإصدارات' : 'Versions';
  await panel.getByRole('tab', { name: tab }).click();
  return {
    ...opened,
    row: (name: string) => {
      const item = panel.getByRole('listitem').filter({ hasText: name });
      return {
        item,
        open: () => item.getByRole('heading').click(),
        right: (right: string) => item.getByRole('checkbox', { name: right, exact: true }),
        save: item.getByRole('button', { name: `Save: ${name}` }),
      };
    },
    rightsOf: (encId: string) => fake.team.builders?.find((each) => each.encId === encId)?.rights,
  };
}

afterEach(async () => {
  await page.viewport(1280, 800);
  document.documentElement.removeAttribute('dir');
});

describe('an admin (THEME-04, B12)', () => {
  it('reads what everybody may do, and gives a right, which is said once', async () => {
    const { row, rightsOf } = await openRights();
    const { item, open, right, save } = row('Bob Builder');
    await expect.element(item.getByText('May: View and Edit')).toBeVisible();
    await expect.element(row('Ada Brand').item.getByText('May do everything')).toBeVisible();
    await open();
    await expect.element(right('Publish')).not.toBeChecked();
    await expect.element(right('Publish')).toHaveAccessibleDescription(/give out preview links/);
    await expect.element(save).toHaveAttribute('aria-disabled', 'true');
    await right('Publish').click();
    await save.click();
    const said = item.getByText('Saved: Bob Builder. May: View, Edit, and Publish.');
    await expect.element(said).toBeVisible();
    expect(element(said).tagName).toBe('OUTPUT');
    await expect.element(save).toHaveFocus();
    expect(rightsOf('bob')).toEqual(['view', 'edit', 'publish']);
  });

  it('takes rights away by keyboard, and is warned of what ends with publishing', async () => {
    const fake = asAdmin();
    fake.team.builders = fake.team.builders?.map((each) => ({ ...each, rights: themeRights }));
    const { row, rightsOf } = await openRights({ fake });
    const { item, open, right, save } = row('Bob Builder');
    await open();
    element(right('Publish')).focus();
    await userEvent.keyboard(' ');
    await expect.element(item.getByText(/their preview links end\.$/)).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(save).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(item.getByText('Saved: Bob Builder. May: View, Edit, and Lock.')).toBeVisible();
    await expect.element(save).toHaveFocus();
    expect(item.getByText(/their preview links end\.$/).elements()).toEqual([]);
    expect(rightsOf('bob')).toEqual(['view', 'edit', 'lock']);
  });

  it('sends once what is pressed twice, and loses no tick that is made meanwhile', async () => {
    const { row, fake, rightsOf } = await openRights();
    const { item, open, right, save } = row('Bob Builder');
    await open();
    await right('Publish').click();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    fake.team.pause = promise;
    await save.dblClick();
    await right('Lock').click();
    resolve(undefined);
    await expect.element(item.getByText('May: View, Edit, and Publish', { exact: true })).toBeVisible();
    expect(fake.team.given).toBe(1);
    await expect.element(right('Lock')).toBeChecked();
    await save.click();
    await expect.element(item.getByText('May: View, Edit, Publish, and Lock', { exact: true })).toBeVisible();
    expect(rightsOf('bob')).toEqual(['view', 'edit', 'publish', 'lock']);
  });

  it.each([
    ['offline', offline(), /^Not saved: There is no connection\./],
    ['refused', refused('Theme builder not found'), 'Not saved: Theme builder not found'],
    ['answered by a server that stumbled', new Error('500'), /^Not saved: This could not be done\./],
  ])('keeps what was ticked when saving is %s, and can try again', async (_name, error, message) => {
    const { row, fake, rightsOf } = await openRights();
    const { item, open, right, save } = row('Bob Builder');
    await open();
    await right('Publish').click();
    fake.team.error = error;
    await save.click();
    await expect.element(item.getByText(message)).toBeVisible();
    await expect.element(save).toHaveFocus();
    await expect.element(right('Publish')).toBeChecked();
    expect(rightsOf('bob')).toEqual(['view', 'edit']);
    fake.team.error = undefined;
    await save.click();
    await expect.element(item.getByText(/^Saved: Bob Builder/)).toBeVisible();
    expect(item.getByText(message).elements()).toEqual([]);
  });

  it('can take rights from oneself, which the panel heeds at once, but not the way back', async () => {
    const { row, panel } = await openRights();
    const { open, right, save, item } = row('Ada Brand');
    await expect.element(item.getByText('Ada Brand (you)', { exact: true })).toBeVisible();
    await open();
    await expect.element(right('View')).toBeDisabled();
    await expect.element(right('View')).toHaveAccessibleDescription(/You cannot take this from yourself/);
    await right('Publish').click();
    await expect.element(panel.getByRole('heading', { name: 'Preview links' })).toBeVisible();
    await save.click();
    await expect.element(item.getByText(/^Saved: Ada Brand/)).toBeVisible();
    expect(panel.getByRole('heading', { name: 'Preview links' }).elements()).toEqual([]);
  });

  it('can ask again for a list that does not load', async () => {
    const fake = asAdmin();
    fake.team.error = offline();
    const { panel, row } = await openRights({ fake });
    const again = panel.getByRole('button', { name: 'Try again' });
    await expect.element(again).toBeVisible();
    fake.team.error = undefined;
    await again.click();
    await expect.element(row('Bob Builder').item).toBeVisible();
  });

  it('reads that nobody can open the builder where nobody can', async () => {
    const fake = asAdmin();
    fake.team.builders = [];
    const { panel } = await openRights({ fake });
    await expect.element(panel.getByText('Nobody can open the theme builder yet.')).toBeVisible();
  });
});

describe('somebody who is no admin (THEME-04, B12)', () => {
  it('reads what they may do and what not, with nothing to press', async () => {
    const fake = createFakeBackend();
    fake.team.rights = ['view', 'edit', 'custom_html'];
    const { panel } = await openRights({ fake });
    await expect.element(panel.getByRole('heading', { name: 'What you may do' })).toBeVisible();
    for (const words of ['Change the draft.', 'Write the HTML of the navigation bar and the footer.'])
      await expect.element(panel.getByText(words)).toBeVisible();
    await expect.element(panel.getByText(/^You may not: Publish and Lock\. Ask an admin/)).toBeVisible();
    expect(panel.getByRole('checkbox').elements()).toEqual([]);
    expect(await findings()).toEqual([]);
  });

  it('is offered what an admin has given since the panel was opened', async () => {
    const fake = createFakeBackend();
    fake.team.rights = ['view', 'edit'];
    const { panel } = renderPanel({ fake });
    await expect.element(panel.getByText(/^You may not publish\./)).toBeVisible();
    fake.team.rights = themeRights;
    await panel.getByRole('tab', { name: 'Versions' }).click();
    await expect.element(panel.getByRole('heading', { name: 'Preview links' })).toBeVisible();
    expect(panel.getByText(/^You may not publish\./).elements()).toEqual([]);
  });
});

describe('the list of rights (THEME-04)', () => {
  it.each([
    ['wide', 1280, 'en-US', 'Who may do what'],
    ['at 320 px', 320, 'en-US', 'Who may do what'],
    ['from right to left at 320 px', 320, 'ar', 'من يحق له ماذا'],
  ] as const)('has no accessibility findings and fits %s', async (_name, width, locale, title) => {
    await page.viewport(width, 800);
    document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr';
    const { panel, row } = await openRights({ locale });
    await expect.element(panel.getByRole('heading', { name: title })).toBeVisible();
    for (const name of ['Ada Brand', 'Bob Builder']) await row(name).open();
    await expect.element(panel.getByText('bob@site.example')).toBeVisible();
    await expect.element(panel.getByText('ada@site.example')).toBeVisible();
    expect(await findings()).toEqual([]);
    const root = element(panel);
    expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  });
});
