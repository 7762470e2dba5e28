import { tokenHelp } from '@portico/tokens/help';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BackendFailure } from '../backend/backend.ts';
import { createFakeBackend, offline, refused } from '../testing/fake-backend.ts';
import { findings } from '../testing/findings.ts';
import { documentOf } from '../testing/open-editor.ts';
import { openPanel } from '../testing/open-panel.tsx';
import { themeRights } from './theme-rights.ts';

const bob = { encId: 'bob', fullName: 'Bob Builder', section: 'navbar' };

afterEach(() => page.viewport(1280, 800));

describe('others who edit (THEME-04)', () => {
  it('are named with where they are, and told once to those who listen', async () => {
    const fake = createFakeBackend();
    fake.team.others = [bob, { encId: 'eve', fullName: 'Eve Editor', section: null }];
    const { panel } = await openPanel({ fake });
    await expect.element(panel.getByText('Bob Builder is editing: Navigation bar')).toBeVisible();
    await expect.element(panel.getByText('Eve Editor is editing', { exact: true })).toBeVisible();
    const said = panel.getByText('Bob Builder and Eve Editor are editing the theme too.');
    await expect.element(said).toBeInTheDocument();
    expect(said.element().closest('output')).not.toBeNull();
    expect(await findings()).toEqual([]);
  });

  it('are seen with what they save, without an edit of one’s own', async () => {
    const fake = createFakeBackend();
    fake.team.others = [bob];
    const { panel } = await openPanel({ fake, section: 'cards' });
    await expect.element(panel.getByText('Bob Builder is editing: Navigation bar')).toBeVisible();
    fake.server.draft = documentOf({ cards: { padding: { value: 33 } } });
    fake.server.revision += 1;
    // the next section is told, and the answer brings news
    await panel.getByRole('combobox').first().selectOptions('tabs');
    await panel.getByRole('combobox').first().selectOptions('cards');
    await expect.element(panel.getByLabelText('Padding: value in px')).toHaveValue('33');
    await expect.element(panel.getByText('Draft saved')).toBeVisible();
  });

  it('hear where one is, and that one has left', async () => {
    const { panel, fake } = await openPanel({ section: 'cards' });
    await expect.poll(() => fake.team.said.at(-1)).toBe('cards');
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => fake.team.said.at(-1)).toBe('left');
  });
});

function locked() {
  const fake = createFakeBackend();
  fake.team.locks = [{ section: 'primary_buttons', by: 'Bob Builder' }];
  return fake;
}

describe('a locked section (THEME-04, B12)', () => {
  it('says by whom, and cannot be changed by who may not unlock it', async () => {
    const fake = locked();
    fake.team.rights = ['view', 'edit', 'publish'];
    const { panel } = await openPanel({ fake });
    await expect.element(panel.getByText('Locked by Bob Builder')).toBeVisible();
    await expect.element(panel.getByLabelText('Background: value', { exact: true })).toBeDisabled();
    expect(panel.getByRole('button', { name: /^(?:Lock|Unlock):/ }).elements()).toEqual([]);
    await panel.getByRole('combobox').first().selectOptions('cards');
    await expect.element(panel.getByLabelText('Background: value', { exact: true })).toBeEnabled();
    expect(await findings()).toEqual([]);
  });

  it('is unlocked and locked by who may, by keyboard', async () => {
    const fake = locked();
    const { panel } = await openPanel({ fake });
    const unlock = panel.getByRole('button', { name: 'Unlock: Primary buttons' });
    await expect.element(unlock).toBeVisible();
    await expect.element(panel.getByLabelText('Background: value', { exact: true })).toBeEnabled();
    unlock.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(panel.getByRole('button', { name: 'Lock: Primary buttons' })).toHaveFocus();
    expect(fake.team.locks).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.element(panel.getByText('Locked by Ada Brand')).toBeVisible();
    expect(fake.team.locks).toMatchObject([{ section: 'primary_buttons' }]);
  });

  it('stays as it is when that cannot be said to the server', async () => {
    const fake = locked();
    const { panel } = await openPanel({ fake });
    const unlock = panel.getByRole('button', { name: 'Unlock: Primary buttons' });
    await expect.element(unlock).toBeVisible();
    fake.team.error = offline();
    await unlock.click();
    await expect.element(panel.getByText('The lock was not changed: there is no connection.')).toBeVisible();
    await expect.element(panel.getByText('Locked by Bob Builder')).toBeVisible();
  });
});

function lockedFor(...sections: readonly string[]) {
  const fake = createFakeBackend();
  fake.team.rights = ['view', 'edit', 'publish'];
  fake.team.locks = sections.map((section) => ({ section, by: 'Bob Builder' }));
  return fake;
}

describe('locked parts, elsewhere than at their fields (THEME-04, B12)', () => {
  it('leave the pictures of pages as they are', async () => {
    const { panel } = await openPanel({ fake: lockedFor('pcsx_hero_image') });
    await panel.getByRole('tab', { name: 'Content' }).click();
    await expect.element(panel.getByText('Locked by Bob Builder')).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Add a picture' })).toBeDisabled();
  });

  it('are left out of a preset, which says so and is saved', async () => {
    const { panel, fake } = await openPanel({ fake: lockedFor('navbar') });
    await expect.poll(() => fake.calls).toContain('load');
    await panel.getByRole('tab', { name: 'Presets' }).click();
    await panel.getByRole('button', { name: 'Try it: Arcade' }).click();
    await expect
      .element(panel.getByText(/values? stays? as (?:it is|they are), because (?:it is|they are) locked/))
      .toBeVisible();
    expect(panel.getByRole('checkbox', { name: 'Navigation bar' }).elements()).toEqual([]);
    await panel.getByRole('button', { name: /^Accept \d+ changes$/ }).click();
    await expect.element(panel.getByText('Draft saved')).toBeVisible();
    expect(fake.server.draft?.sections.core_properties).toBeDefined();
    expect(fake.server.draft?.sections.navbar).toBeUndefined();
  });

  it('are left out of a repair of everything, which mends the rest of what it can', async () => {
    const unreadable = { background: { value: '#777777' }, text: { value: '#888888' } };
    const sections = { navbar: unreadable, primary_buttons: unreadable };
    const fake = lockedFor('navbar');
    fake.server.draft = documentOf(sections);
    fake.server.revision = 1;
    const { panel } = await openPanel({ fake, section: 'navbar' });
    await expect.element(panel.getByText('Locked by Bob Builder')).toBeVisible();
    await panel.getByRole('button', { name: 'Repair everything' }).click();
    await expect
      .element(panel.getByText(/pairs? cannot be repaired, because what would have to change must stay$/))
      .toBeVisible();
    await panel.getByRole('button', { name: /^Accept \d+ changes?$/ }).click();
    await expect.element(panel.getByText('Draft saved')).toBeVisible();
    expect(fake.server.draft.sections.navbar).toEqual(sections.navbar);
    expect(fake.server.draft.sections.primary_buttons).not.toEqual(sections.primary_buttons);
  });

  it('are left out of an import, which says how many values that are', async () => {
    const { panel, fake } = await openPanel({ fake: lockedFor('navbar'), section: 'navbar' });
    await expect.element(panel.getByText('Locked by Bob Builder')).toBeVisible();
    await panel.getByRole('tab', { name: 'Presets' }).click();
    await panel.getByText('Import a file').click();
    await panel
      .getByRole('textbox', { name: 'Or paste the text' })
      .fill(':root { --pt-navbar-height: 96px; --pt-navbar-background: #ffe0f0; --pt-card-padding: 30px; }');
    await panel.getByRole('button', { name: 'Read the text' }).click();
    await expect
      .element(panel.getByText('2 values stay as they are, because they are locked.'))
      .toBeVisible();
    await panel.getByRole('button', { name: 'Accept 1 change' }).click();
    await expect.poll(() => fake.server.draft?.sections).toEqual({ cards: { padding: { value: 30 } } });
  });

  it('are not changed by taking back a step from before, which is told', async () => {
    const fake = lockedFor();
    const { panel } = await openPanel({ fake, section: 'navbar' });
    const height = panel.getByLabelText('Height: value in px');
    await height.fill('90');
    await userEvent.keyboard('{Enter}');
    await expect.element(panel.getByText('Draft saved')).toBeVisible();
    fake.team.locks = [{ section: 'navbar', by: 'Bob Builder' }];
    // what one looks at is told to the server, whose answer brings the lock
    await panel.getByRole('combobox').first().selectOptions('tabs');
    await panel.getByRole('combobox').first().selectOptions('navbar');
    await expect.element(panel.getByText('Locked by Bob Builder')).toBeVisible();
    const undo = panel.getByRole('button', { name: 'Undo: Navigation bar: height' });
    await undo.click();
    await expect
      .element(
        panel
          .getByText('Not undone: Navigation bar: height. Navigation bar is locked and stays as it is.')
          .first(),
      )
      .toBeInTheDocument();
    await expect.element(undo).toHaveFocus();
    await expect.element(undo).toBeEnabled();
    await expect.element(height).toHaveValue('90');
    expect(fake.server.draft?.sections).toEqual({ navbar: { height: { value: 90 } } });
  });

  it.each([
    ['default', 'talent_experience_core'],
    ['pcsx', 'pcsx_core'],
  ] as const)(
    'are not gone around by what overrides them: with the core, that of the product “%s” cannot be changed either',
    async (product, section) => {
      const fake = lockedFor('core_properties');
      const { panel } = await openPanel({ fake, product, section });
      await expect
        .element(panel.getByText('Core is locked by Bob Builder, and this part with it'))
        .toBeVisible();
      await expect.element(panel.getByRole('textbox', { name: 'Brand: value', exact: true })).toBeDisabled();
      await panel.getByRole('combobox').first().selectOptions('cards');
      await expect.element(panel.getByLabelText('Background: value', { exact: true })).toBeEnabled();
      expect(await findings()).toEqual([]);
    },
  );

  it('that were locked while somebody edited them are named, and can be taken back', async () => {
    const fake = lockedFor();
    const { panel } = await openPanel({ fake, section: 'navbar' });
    const message = 'You may not change what is locked.';
    fake.fail('saveDraft', new BackendFailure({ kind: 'refused', message, places: ['sections.navbar'] }));
    fake.team.locks = [{ section: 'navbar', by: 'Bob Builder' }];
    await panel.getByLabelText('Height: value in px').fill('90');
    await expect
      .element(panel.getByText(/^Navigation bar is locked: what you changed there is not saved/))
      .toBeVisible();
    await expect.element(panel.getByText('Locked by Bob Builder')).toBeVisible();
    await panel.getByRole('button', { name: 'Take it back' }).click();
    await expect.element(panel.getByText('No changes yet')).toHaveFocus();
    expect(fake.server.draft).toBeNull();
    expect(await findings()).toEqual([]);
  });
});

describe('somebody who may only look (THEME-04, B12)', () => {
  it('reads why, can look through all sections, and changes nothing', async () => {
    const fake = createFakeBackend({
      draft: documentOf({ primary_buttons: { background: { value: '#0b6e5f' } } }),
    });
    fake.team.rights = ['view'];
    const { panel } = await openPanel({ fake });
    await expect.element(panel.getByText('You can look at the theme, but not change it.')).toBeVisible();
    await expect.element(panel.getByText(/Ask an admin of your company for the right “edit”/)).toBeVisible();
    const background = panel.getByLabelText('Background: value', { exact: true });
    await expect.element(background).toBeDisabled();
    await expect.element(background).toHaveValue('#0b6e5f');
    await panel.getByRole('button', { name: 'Reset all' }).click({ force: true });
    await expect.element(background).toHaveValue('#0b6e5f');
    await panel.getByRole('button', { name: 'Discard draft' }).click({ force: true });
    expect(fake.calls).not.toContain('discardDraft');
    await panel.getByRole('button', { name: 'See all states' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Primary buttons in all states' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel.getByRole('button', { name: 'See all states' })).toHaveFocus();
    expect(fake.saves()).toBe(0);
    expect(await findings()).toEqual([]);
  });
});

const explain = ({ panel }: Awaited<ReturnType<typeof openPanel>>) =>
  panel.getByRole('button', { name: 'Explain each' });

describe('what the computed values of a part do (THEME-04, B12, B18)', () => {
  const hoverHelp = tokenHelp('primary_buttons.background_hover');

  it('is told to who may only look, without a button that they could not press', async () => {
    const fake = createFakeBackend();
    fake.team.rights = ['view'];
    const opened = await openPanel({ fake });
    await expect.element(opened.panel.getByLabelText('Background: value', { exact: true })).toBeDisabled();
    await opened.panel.getByText('Computed from these').click();
    await expect.element(opened.panel.getByText(hoverHelp, { exact: true })).toBeVisible();
    expect(explain(opened).elements()).toEqual([]);
    expect(await findings()).toEqual([]);
  });

  it('keeps the focus in the panel when a lock takes the button away that asks for it', async () => {
    const fake = lockedFor();
    const opened = await openPanel({ fake, section: 'navbar' });
    const { panel } = opened;
    await panel.getByLabelText('Height: value in px').fill('90');
    await expect.element(panel.getByText('Draft saved')).toBeVisible();
    await panel.getByText('Computed from these').click();
    await explain(opened).click();
    await expect.element(explain(opened)).toHaveFocus();
    fake.team.locks = [{ section: 'navbar', by: 'Bob Builder' }];
    fake.fail(
      'saveDraft',
      new BackendFailure({ kind: 'refused', message: 'It is locked.', places: ['sections.navbar'] }),
    );
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(panel.getByText('Locked by Bob Builder')).toHaveFocus();
    expect(explain(opened).elements()).toEqual([]);
  });
});

describe('a right that is taken away while the panel is open (THEME-04, B12)', () => {
  const mayNot = 'You may not change the theme. Ask an admin for the right “edit”.';
  /** As an admin does it, who is obeyed from the next call on. */
  const takeAway = (fake: ReturnType<typeof createFakeBackend>, right: 'edit' | 'publish') => {
    fake.team.rights = themeRights.filter((each) => each !== right);
    fake.fail(right === 'edit' ? 'saveDraft' : 'publish', refused(mayNot));
  };
  const readOnly = 'You can look at the theme, but not change it.';

  it('leaves the panel to be read, with the edits, says so once, and leaves nobody without the focus', async () => {
    const fake = createFakeBackend();
    const { panel } = await openPanel({ fake });
    const radius = panel.getByLabelText('Corners: value in px');
    await expect.element(radius).toBeEnabled();
    takeAway(fake, 'edit');
    await radius.fill('3');
    await expect.element(panel.getByText(`Not saved: ${mayNot}`)).toBeVisible();
    await expect.element(panel.getByText(readOnly)).toBeVisible();
    await expect.element(panel.getByText(/^What you have changed is kept here/)).toBeVisible();
    await expect.element(radius).toBeDisabled();
    await expect.element(radius).toHaveValue('3');
    expect(document.activeElement?.closest('[data-portico-panel]')).not.toBeNull();
    // the refusal is what is read aloud, and not the bar as well
    expect(panel.getByRole('status').filter({ hasText: readOnly }).elements()).toEqual([]);
    expect(await findings()).toEqual([]);
    expect(fake.server.draft).toBeNull();

    fake.team.rights = themeRights;
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect.element(panel.getByText('Draft saved')).toHaveFocus();
    await expect.element(radius).toBeEnabled();
    expect(panel.getByText(readOnly).elements()).toEqual([]);
    expect(fake.server.draft?.sections.primary_buttons?.radius).toEqual({ value: 3 });
  });

  it('takes the button away that was refused, and the focus stays in the panel', async () => {
    const fake = createFakeBackend({
      draft: documentOf({ primary_buttons: { radius: { value: 3 } } }),
    });
    const { panel } = await openPanel({ fake });
    await panel.getByRole('button', { name: 'Publish…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish the theme' });
    takeAway(fake, 'publish');
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.element(dialog.getByText(mayNot)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(panel.getByText(/^You may not publish\./)).toBeVisible();
    await expect.poll(() => document.activeElement?.closest('[data-portico-panel]') !== null).toBe(true);
    expect(panel.getByRole('button', { name: 'Publish…' }).elements()).toEqual([]);
    expect(fake.server.draft).not.toBeNull();
  });
});
