import axe from 'axe-core';
import { Button } from '@portico/components';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BackendFailure } from '../backend/backend.ts';
import { findings } from '../testing/findings.ts';
import { createFakeBackend, refused } from '../testing/fake-backend.ts';
import { documentOf } from '../testing/open-editor.ts';
import { element, openPanel, renderPanel, wearTheme } from '../testing/open-panel.tsx';

const unreadable = documentOf({
  core_properties: Object.fromEntries(
    [
      'surface',
      'surface_raised',
      'surface_sunken',
      'text',
      'text_muted',
      'link',
      'brand',
      'brand_text',
      'border_strong',
      'danger',
    ].map((token) => [token, { value: '#ffffff', schemes: { dark: '#ffffff' } }]),
  ),
  primary_buttons: { background: { value: '#ffffff' }, text: { value: '#ffffff' } },
});
const readable = documentOf({
  primary_buttons: { background: { value: '#0b6e5f' }, text: { value: '#ffffff' } },
});
const badContrast = documentOf({
  primary_buttons: { background: { value: '#777777' }, text: { value: '#888888' } },
});

afterEach(async () => {
  await page.viewport(1280, 800);
  document.documentElement.removeAttribute('dir');
});

describe('the panel itself (THEME-03)', () => {
  it('opens and works where the browser has no room, and says once that unsaved work is not kept (B9)', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('exceeded the quota', 'QuotaExceededError');
    });
    onTestFinished(() => full.mockRestore());
    const fake = createFakeBackend();
    const { panel } = await openPanel({ fake });
    const warning = panel.getByText(/^This browser has no room for unsaved changes/);
    expect(warning.elements()).toEqual([]);
    await panel.getByLabelText('Corners: value in px').fill('3');
    await userEvent.keyboard('{Enter}');
    await expect.element(warning).toBeVisible();
    await expect.element(panel.getByText('Draft saved')).toBeVisible();
    expect(warning.elements()).toHaveLength(1);
    expect(fake.server.draft?.sections.primary_buttons).toBeDefined();
  });

  it('stays readable under a theme that is white on white', async () => {
    wearTheme(unreadable);
    const { panel } = await openPanel({
      fake: createFakeBackend({ published: unreadable }),
      children: <p>Page</p>,
    });
    expect(getComputedStyle(element(page.getByText('Page'))).color).toBe('rgb(255, 255, 255)');
    const title = getComputedStyle(element(panel.getByRole('heading', { name: 'Edit theme' })));
    expect(title.color).not.toBe('rgb(255, 255, 255)');
    const contrastFindings = (await axe.run(element(panel), { runOnly: ['color-contrast'] })).violations;
    expect(contrastFindings).toEqual([]);
    await panel.getByLabelText('Corners: value in px').fill('3');
    await panel.getByRole('button', { name: 'Publish…' }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    expect(element(dialog).closest('[data-portico-panel]')).not.toBeNull();
    expect((await axe.run(element(dialog), { runOnly: ['color-contrast'] })).violations).toEqual([]);
  });

  it.each([
    ['beside a wide page', 1280, 'en-US'],
    ['as a sheet on a phone', 375, 'en-US'],
    ['at 320 px', 320, 'en-US'],
    ['from right to left', 1280, 'ar'],
    ['from right to left at 320 px', 320, 'ar'],
  ] as const)('has no accessibility findings and fits %s', async (_name, width, locale) => {
    await page.viewport(width, 800);
    document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr';
    const { panel } = await openPanel({
      locale,
      fake: createFakeBackend({ draft: badContrast }),
      children: <h1>Jobs</h1>,
    });
    for (const details of document.querySelectorAll('details')) details.open = true;
    expect(await findings()).toEqual([]);
    const root = element(panel);
    expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const box = root.getBoundingClientRect();
    expect(box.width).toBeLessThanOrEqual(width);
    expect(box.height).toBeLessThanOrEqual(width < 1200 ? 800 * 0.6 + 1 : 800);
    // at the end of the line, where it is as wide as the page at both
    const gap = locale === 'ar' ? box.left : document.documentElement.clientWidth - box.right;
    expect(Math.abs(gap)).toBeLessThan(1);
  });

  it('is worked by keyboard from its heading to its close, which gives the focus back', async () => {
    const opener = document.createElement('button');
    opener.textContent = 'Edit theme now';
    document.body.append(opener);
    opener.focus();
    const { panel, onClose } = await openPanel();
    await expect.element(panel.getByRole('heading', { name: 'Edit theme' })).toHaveFocus();
    const reached: (string | null)[] = [];
    for (let step = 0; step < 40; step += 1) {
      await userEvent.tab();
      const at = document.activeElement;
      if (!element(panel).contains(at)) break;
      reached.push(at?.getAttribute('aria-label') ?? at?.textContent ?? null);
    }
    expect(reached).toEqual(
      expect.arrayContaining(['Close', 'Background: pick a colour', 'Reset all', 'Publish…']),
    );
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    element(panel.getByRole('button', { name: 'Close' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(opener);
    opener.remove();
  });

  it('can be tried again when the theme does not load', async () => {
    const fake = createFakeBackend();
    fake.fail('load', refused('You may not edit this theme.'), 2);
    renderPanel({ fake });
    await expect.element(page.getByText(/You may not edit this theme/)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByLabelText('Part of the site')).toBeVisible();
  });
});

describe('what a token does (THEME-01)', () => {
  it('is told at its field, in view and to those who listen', async () => {
    const { panel } = await openPanel();
    const help = 'Fills the button; the colours of its states follow from it.';
    await expect.element(panel.getByText(help)).toBeVisible();
    await expect
      .element(panel.getByLabelText('Background: value', { exact: true }))
      .toHaveAccessibleDescription(expect.stringContaining(help));
  });

  it('is told at a state when somebody asks, and to those who listen at all times', async () => {
    const { panel } = await openPanel();
    const help = 'Fills the button while the pointer is over it; a small step is enough.';
    await panel.getByText('Computed from these').click();
    const field = panel.getByLabelText('Background, hovered: value');
    await expect.element(panel.getByText(help)).not.toBeVisible();
    await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(help));
    await panel.getByRole('button', { name: 'Explain each' }).click();
    await expect.element(panel.getByText(help)).toBeVisible();
  });

  it('is told in Arabic', async () => {
    const { panel } = await openPanel({ locale: 'ar' });
    await expect.element(panel.getByText('تملأ الزر؛ ومنها تُستمد ألوان حالاته.')).toBeVisible();
  });
});

describe('contrast (THEME-05)', () => {
  it('shows a failing pair at its field and in the list, and repairs it in one step', async () => {
    const { panel, fake } = await openPanel({
      fake: createFakeBackend({ draft: badContrast }),
      children: <Button variant="primary">Apply</Button>,
    });
    await expect
      .element(panel.getByText(/Primary buttons: text on Background: 1\.2\d : 1, needed 4\.5 : 1 \(light\)/))
      .toBeVisible();
    await expect
      .element(panel.getByText('Seen: job page, sign-in, application form, profile, offers, dialogs').first())
      .toBeVisible();
    await panel.getByRole('button', { name: 'Change “Text”, light', exact: true }).first().click();
    await expect
      .element(panel.getByText(/Primary buttons: text on Background: .*\(light\)/))
      .not.toBeInTheDocument();
    await panel.getByRole('button', { name: 'Undo: Contrast repaired: Primary buttons: text' }).click();
    await expect.element(panel.getByText(/Primary buttons: text on Background: .*\(light\)/)).toBeVisible();
    await panel.getByRole('button', { name: 'Change “Background”, light', exact: true }).first().click();
    await expect
      .element(panel.getByText(/Primary buttons: text on Background: .*\(light\)/))
      .not.toBeInTheDocument();
    expect(fake.server.published.version).toBe(0);
  });

  it('names the part that a background is of, where it is not the text’s', async () => {
    const { panel } = await openPanel({
      fake: createFakeBackend({ draft: documentOf({ core_properties: { text: { value: '#eeeeee' } } }) }),
    });
    await expect
      .element(panel.getByText(/^Core: text on Cards: background: .*\(light\)/).first())
      .toBeVisible();
    expect(panel.getByText(/^Core: text on Background: .*\(light\)/).elements()).toEqual([]);
  });

  it('leads from the list to a field that is folded away', async () => {
    const { panel } = await openPanel({
      fake: createFakeBackend({
        draft: documentOf({
          primary_buttons: { ...readable.sections.primary_buttons, text_hover: { value: '#0b6e5f' } },
        }),
      }),
    });
    await panel.getByRole('button', { name: 'Show: Text, hovered, light' }).click();
    await expect.element(panel.getByLabelText('Text, hovered: value')).toHaveFocus();
    await expect.element(panel.getByLabelText('Text, hovered: value')).toBeVisible();
  });

  it('publishes what cannot be read only with a reason', async () => {
    const { panel, fake } = await openPanel({ fake: createFakeBackend({ draft: badContrast }) });
    await panel.getByRole('button', { name: 'Publish…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish the theme' });
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect.element(dialog.getByRole('textbox', { name: /^Why may these stay/ })).toHaveFocus();
    await expect.element(dialog.getByText('Give a reason, or go back and repair them.')).toBeVisible();
    expect(fake.server.published.version).toBe(0);
    await dialog.getByRole('textbox', { name: /^Why may these stay/ }).fill('Campaign colours');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(fake.server.published.document?.waivers?.[0]).toMatchObject({
      by: 'Ada Brand',
      reason: 'Campaign colours',
    });
  });
});

describe('a page that is older than what is published (THEME-03)', () => {
  it('shows what the fields say', async () => {
    wearTheme(documentOf({ primary_buttons: { background: { value: '#7a1f5c' } } }));
    const { panel } = await openPanel({
      fake: createFakeBackend({ published: readable }),
      pageVersion: 0,
      children: <Button variant="primary">Apply</Button>,
    });
    const apply = element(page.getByRole('button', { name: 'Apply' }));
    await expect.element(panel.getByLabelText('Background: value', { exact: true })).toHaveValue('#0b6e5f');
    expect(getComputedStyle(apply).backgroundColor).toBe('rgb(11, 110, 95)');
  });
});

describe('draft and publication (THEME-04)', () => {
  it('shows the changes in plain words, publishes them, and the page keeps its look', async () => {
    const { panel, fake } = await openPanel({
      fake: createFakeBackend({ draft: documentOf({ primary_buttons: { text: { value: '#ffffff' } } }) }),
      children: <Button variant="primary">Apply</Button>,
    });
    const apply = element(page.getByRole('button', { name: 'Apply' }));
    await panel.getByLabelText('Background: value', { exact: true }).fill('#0b6e5f');
    await userEvent.keyboard('{Enter}');
    await panel.getByRole('button', { name: 'Publish…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish the theme' });
    const group = dialog.getByRole('group').filter({ hasText: 'Primary buttons: 2 changes' });
    await expect.element(group.getByText(/^Background set to #0b6e5f \(was #/)).toBeVisible();
    expect(await findings()).toEqual([]);
    await dialog.getByLabelText('Note (optional)').fill('Green');
    fake.fail('publish', refused('The theme is locked today.'));
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect.element(dialog.getByText(/The theme is locked today/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect.element(panel.getByText('Published. Visitors see the new theme.')).toBeInTheDocument();
    expect(fake.notes).toEqual(['Green']);
    await panel.getByRole('button', { name: 'Close' }).click();
    expect(getComputedStyle(apply).backgroundColor).toBe('rgb(11, 110, 95)');
  });

  it('publishes a draft in which only pictures changed, and says so', async () => {
    const { panel, fake } = await openPanel({
      fake: createFakeBackend({
        draft: {
          ...documentOf({}),
          assets: {
            hero: [{ page: 'jobs', minWidth: 0, alt: '', tokens: { image: { value: '/a.webp' } } }],
          },
        },
      }),
    });
    await panel.getByRole('button', { name: 'Publish…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish the theme' });
    await expect.element(dialog.getByRole('heading', { name: '1 change' })).toBeVisible();
    await expect.element(dialog.getByText('Picture of the page “jobs” added: /a.webp')).toBeVisible();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect.element(panel.getByText('Published. Visitors see the new theme.')).toBeInTheDocument();
    expect(fake.server.published.document?.assets).toHaveProperty('hero');
  });

  it('says how the draft stands', async () => {
    const { panel } = await openPanel();
    await expect.element(panel.getByText('No changes yet')).toBeVisible();
    await panel.getByLabelText('Corners: value in px').fill('3');
    await expect.element(panel.getByText('Saving…')).toBeVisible();
    await expect.element(panel.getByText('Draft saved')).toBeVisible();
    await panel.getByRole('button', { name: 'Discard draft' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
    await expect.element(panel.getByText('Draft discarded. You can undo this.')).toBeInTheDocument();
  });

  it('is discarded only once it is asked who else has part in it, and says why it was not', async () => {
    const fake = createFakeBackend({ draft: documentOf({ primary_buttons: { radius: { value: 3 } } }) });
    fake.team.others = [{ encId: 'bob', fullName: 'Bob Builder', section: null }];
    const { panel } = await openPanel({ fake });
    await expect.element(panel.getByText('Bob Builder is editing')).toBeVisible();
    const opener = panel.getByRole('button', { name: 'Discard draft' });
    await opener.click();
    const dialog = page.getByRole('alertdialog', { name: 'Discard the draft?' });
    await expect
      .element(dialog.getByText('Bob Builder is editing the theme too. Ask them first.'))
      .toBeVisible();
    expect(await findings()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveFocus();
    expect(fake.server.draft).not.toBeNull();
    await opener.click();
    fake.fail('discardDraft', new Error('500'));
    const confirm = dialog.getByRole('button', { name: 'Discard draft' });
    await confirm.click();
    await expect
      .element(dialog.getByText(/^The draft was not discarded, because something went wrong/))
      .toBeVisible();
    fake.server.draft = documentOf({
      primary_buttons: { radius: { value: 3 } },
      cards: { padding: { value: 30 } },
    });
    fake.server.revision += 1;
    await confirm.click();
    await expect.element(dialog.getByText(/^Somebody else has just changed the draft/)).toBeVisible();
    expect(fake.server.draft?.sections.cards).toBeDefined();
    await confirm.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(fake.server.draft).toBeNull();
  });

  it('asks to log in again where the session has ended, and saves nothing until then', async () => {
    const fake = createFakeBackend();
    const logIn = vi.fn();
    fake.backend.logIn = logIn;
    const message = 'Please log in again.';
    fake.fail('saveDraft', new BackendFailure({ kind: 'refused', message, isLoggedOut: true }));
    const { panel } = await openPanel({ fake });
    await panel.getByLabelText('Corners: value in px').fill('3');
    // else leaving the field would be another try
    await userEvent.keyboard('{Enter}');
    await expect.element(panel.getByText('Not saved: Please log in again.')).toBeVisible();
    await panel.getByRole('button', { name: 'Log in' }).click();
    expect(logIn).toHaveBeenCalledOnce();
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect.element(panel.getByText('Draft saved')).toHaveFocus();
  });
});
