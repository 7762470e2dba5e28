import type { ThemeSections } from '@portico/tokens';
import { Button } from '@portico/components';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createFakeBackend, offline, refused } from '../testing/fake-backend.ts';
import { findings } from '../testing/findings.ts';
import { documentOf } from '../testing/open-editor.ts';
import { element, renderPanel } from '../testing/open-panel.tsx';
import { fieldText } from '../moment/moment.ts';
import type { ScheduleFailure } from './backend.ts';

const buttons = (primary_buttons: ThemeSections['primary_buttons']) => documentOf({ primary_buttons });
const green = buttons({ background: { value: '#0b6e5f' } });
const blue = buttons({ background: { value: '#1d4ed8' } });
const rgb = { green: 'rgb(11, 110, 95)' };

/** A site that was green, and is blue. */
function twoVersions(draft: ReturnType<typeof buttons> | null = null) {
  const fake = createFakeBackend({ published: green, draft });
  fake.server.published = { version: 2, document: blue };
  fake.note(fake.server.published, 'Bluer');
  return fake;
}

async function openVersions(options: Parameters<typeof renderPanel>[0] = {}) {
  const opened = renderPanel({ fake: twoVersions(), ...options });
  const { panel } = opened;
  const tab = options.locale === 'ar' ? 'الإصدارات' : 'Versions';
  await panel.getByRole('tab', { name: tab }).click();
  return {
    ...opened,
    item: (version: number) => panel.getByRole('listitem').filter({ hasText: `Version ${version}` }),
    alert: page.getByRole('alertdialog', { name: 'Go back to version 1?' }),
  };
}

afterEach(async () => {
  await page.viewport(1280, 800);
  document.documentElement.removeAttribute('dir');
});

describe('the history (THEME-04)', () => {
  it('says who made each version, when and why, and which one is live', async () => {
    const { item } = await openVersions();
    await expect.element(item(2).getByText('Bluer')).toBeVisible();
    await expect.element(item(2).getByText('Live', { exact: true })).toBeVisible();
    await expect.element(item(2).getByText(/Ada Brand,.*ago \(January 2, 2026 at/)).toBeVisible();
    expect(item(1).getByText('Live', { exact: true }).elements()).toEqual([]);
    expect(await findings()).toEqual([]);
  });

  it('compares a version with what is live and with the draft, in plain words', async () => {
    const { panel } = await openVersions({
      fake: twoVersions(buttons({ background: { value: '#7a1f5c' } })),
    });
    await panel.getByRole('button', { name: 'Compare version 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Version 1' });
    await expect.element(dialog.getByText('Background changed from #0b6e5f to #1d4ed8')).toBeVisible();
    await dialog.getByRole('combobox').selectOptions('draft');
    await expect.element(dialog.getByText('Background changed from #0b6e5f to #7a1f5c')).toBeVisible();
    expect(await findings()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(panel.getByRole('button', { name: 'Compare version 1' })).toHaveFocus();
  });

  it('goes back to a version, which makes a new one, and the page wears it', async () => {
    const { panel, fake, item, alert } = await openVersions({
      children: <Button variant="primary">Apply</Button>,
    });
    const apply = element(page.getByRole('button', { name: 'Apply' }));
    await panel.getByRole('button', { name: 'Go back to version 1…' }).click();
    await expect.element(alert.getByText('Background changed from #1d4ed8 to #0b6e5f')).toBeVisible();
    expect(await findings()).toEqual([]);
    await alert.getByRole('button', { name: 'Go back' }).click();
    await expect.element(item(3).getByText('Live', { exact: true })).toBeVisible();
    await expect.element(panel.getByText('Version 1 is live again, as version 3.')).toBeVisible();
    expect(fake.server.published).toEqual({ version: 3, document: green });
    expect(getComputedStyle(apply).backgroundColor).toBe(rgb.green);
  });

  it('keeps the draft when it goes back', async () => {
    const draft = buttons({ background: { value: '#1d4ed8' }, radius: { value: 3 } });
    const { panel, fake, alert, item } = await openVersions({ fake: twoVersions(draft) });
    await panel.getByRole('button', { name: 'Go back to version 1…' }).click();
    await alert.getByRole('button', { name: 'Go back' }).click();
    await expect.element(item(3)).toBeVisible();
    await expect
      .poll(() => fake.server.draft)
      .toEqual(buttons({ background: { value: '#0b6e5f' }, radius: { value: 3 } }));
    expect(panel.getByRole('alert').elements()).toEqual([]);
    await panel.getByRole('tab', { name: 'Style' }).click();
    await panel.getByRole('combobox').first().selectOptions('primary_buttons');
    await expect.element(panel.getByLabelText('Corners: value in px')).toHaveValue('3');
  });

  describe('behind what the draft changes, too (B10, B11)', () => {
    const draft = buttons({ background: { value: '#7a1f5c' }, radius: { value: 3 } });
    const goBack = async () => {
      const opened = await openVersions({ fake: twoVersions(draft) });
      await opened.panel.getByRole('button', { name: 'Go back to version 1…' }).click();
      await opened.alert.getByRole('button', { name: 'Go back' }).click();
      const question = opened.panel.getByRole('alert');
      await expect
        .element(question.getByText('The draft and the restored version both change one value'))
        .toBeVisible();
      return { ...opened, question };
    };

    it('asks which of the two goes on, with both values, and changes nothing until then', async () => {
      const { fake, question, panel } = await goBack();
      await expect.element(question.getByText('#7a1f5c')).toBeVisible();
      await expect.element(question.getByText('#0b6e5f')).toBeVisible();
      await expect.element(panel.getByText(/^Not saved: choose between the draft/)).toBeVisible();
      expect(await findings()).toEqual([]);
      expect(fake.server.draft).toEqual(draft);
    });

    it('keeps the draft’s value', async () => {
      const { fake, question, panel } = await goBack();
      await question.getByRole('button', { name: 'Keep the draft’s' }).click();
      await expect.element(panel.getByText('Draft saved')).toBeVisible();
      await expect.element(panel.getByRole('heading', { name: 'Edit theme' })).toHaveFocus();
      expect(fake.server.draft).toEqual(draft);
    });

    it('takes the restored value and nothing else of the draft, and undo brings the draft’s back', async () => {
      const { fake, question, panel } = await goBack();
      await question.getByRole('button', { name: 'Take the restored' }).click();
      await expect.element(panel.getByText('Draft saved')).toBeVisible();
      expect(fake.server.draft).toEqual(buttons({ background: { value: '#0b6e5f' }, radius: { value: 3 } }));
      await panel.getByRole('button', { name: /^Undo: / }).click();
      await expect.poll(() => fake.server.draft).toEqual(draft);
    });
  });

  it.each([
    ['of which the panel has not heard', false],
    ['of which the panel has heard', true],
  ])(
    'shows what somebody else has published meanwhile, %s, before it goes back behind that',
    async (_, isHeard) => {
      const { panel, fake, alert } = await openVersions();
      await panel.getByRole('button', { name: 'Go back to version 1…' }).click();
      await expect.element(alert.getByText(/Background changed from #1d4ed8/)).toBeVisible();
      const theirs = buttons({ background: { value: '#222222' } });
      fake.server.published = { version: 3, document: theirs };
      fake.note(fake.server.published, 'Darker');
      // as when one comes back to the tab
      if (isHeard) document.dispatchEvent(new Event('visibilitychange'));
      const change = isHeard ? /Background changed from #222222/ : /Background changed from #1d4ed8/;
      await expect.element(alert.getByText(change)).toBeVisible();
      await alert.getByRole('button', { name: 'Go back' }).click();
      await expect.element(alert.getByText(/somebody else has published version 3 meanwhile/)).toBeVisible();
      await expect.element(alert.getByText('Background changed from #222222 to #0b6e5f')).toBeVisible();
      expect(fake.server.published.document).toBe(theirs);
      await alert.getByRole('button', { name: 'Go back' }).click();
      await expect.element(alert).not.toBeInTheDocument();
      expect(fake.server.published).toEqual({ version: 4, document: green });
    },
  );

  it.each([
    ['offline', offline(), 'Not done: there is no connection.'],
    ['refused', refused('There is no version 1 of the theme.'), 'There is no version 1 of the theme.'],
  ])('says why it cannot go back when that is %s, and can be asked again', async (_name, error, message) => {
    const { panel, fake, alert } = await openVersions();
    await panel.getByRole('button', { name: 'Go back to version 1…' }).click();
    await expect.element(alert.getByText(/Background changed/)).toBeVisible();
    fake.publishing.error = error;
    await alert.getByRole('button', { name: 'Go back' }).click();
    await expect.element(alert.getByText(message)).toBeVisible();
    expect(fake.server.published.version).toBe(2);
    fake.publishing.error = undefined;
    await alert.getByRole('button', { name: 'Go back' }).click();
    await expect.element(alert).not.toBeInTheDocument();
    expect(fake.server.published.version).toBe(3);
  });

  it('can be asked for again when it does not load', async () => {
    const fake = twoVersions();
    fake.publishing.error = offline();
    const { panel, item } = await openVersions({ fake });
    const again = panel.getByRole('button', { name: 'Try again' }).first();
    await expect.element(again).toBeVisible();
    fake.publishing.error = undefined;
    await again.click();
    await expect.element(item(2).getByText('Bluer')).toBeVisible();
  });

  it('shows many versions a part at a time, and the focus goes to the first new one', async () => {
    const fake = twoVersions();
    for (let version = 3; version <= 14; version += 1) {
      fake.server.published = { version, document: blue };
      fake.note(fake.server.published, '');
    }
    const { panel } = await openVersions({ fake });
    const compare = panel.getByRole('button', { name: /^Compare version/ });
    await expect.poll(() => compare.elements().length).toBe(10);
    await panel.getByRole('button', { name: 'Show earlier versions' }).click();
    expect(compare.elements()).toHaveLength(14);
    expect(document.activeElement?.textContent).toContain('Version 4');
  });

  it.each([
    ['wide', 1280, 'en-US'],
    ['at 320 px', 320, 'en-US'],
    ['from right to left at 320 px', 320, 'ar'],
  ] as const)('has no accessibility findings and fits %s', async (_name, width, locale) => {
    await page.viewport(width, 800);
    document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr';
    const fake = twoVersions(green);
    fake.publishing.links = [{ id: 1, note: 'Board', expiresAt: '2030-01-01T10:00:00Z', by: 'Ada Brand' }];
    fake.publishing.schedule = {
      publishAt: '2030-01-01T10:00:00Z',
      isBehindDraft: true,
      note: 'Spring',
      by: 'Ada Brand',
      failure: null,
    };
    const { panel } = await openVersions({ fake, locale, children: <h1>Jobs</h1> });
    await expect.element(panel.getByText('Board')).toBeVisible();
    await expect.element(panel.getByText(/Spring/)).toBeVisible();
    expect(await findings()).toEqual([]);
    const root = element(panel);
    expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  });
});

describe('preview links (THEME-04)', () => {
  it('are made, shown once to be copied, listed and taken back', async () => {
    const { panel, fake } = await openVersions();
    await panel.getByRole('combobox', { name: 'How long' }).selectOptions('30 days');
    await panel.getByRole('textbox', { name: 'For whom (optional)' }).fill('Board');
    await panel.getByRole('button', { name: 'Make a link' }).click();
    const address = panel.getByRole('textbox', { name: 'The new link' });
    await expect.element(address).toHaveFocus();
    await expect.element(address).toHaveValue('https://site.example/careers?theme_preview=1');
    await expect.element(panel.getByRole('button', { name: 'Copy the link' })).toBeVisible();
    const item = panel.getByRole('listitem').filter({ hasText: 'Board' });
    await expect.element(item.getByText(/^Ends .*, made by Ada Brand$/)).toBeVisible();
    const days = (Date.parse(fake.publishing.links[0]?.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    await item.getByRole('button', { name: /^Take back: Board, ends/ }).click();
    await expect.element(panel.getByText('No link leads to the draft.')).toBeVisible();
    await expect.element(panel.getByRole('heading', { name: 'Preview links' })).toHaveFocus();
    expect(address.elements()).toEqual([]);
  });

  it('say why one cannot be made, and keep what was typed', async () => {
    const { panel, fake } = await openVersions();
    const note = panel.getByRole('textbox', { name: 'For whom (optional)' });
    await note.fill('Board');
    fake.publishing.error = refused('There are 50 preview links already.');
    await panel.getByRole('button', { name: 'Make a link' }).click();
    await expect.element(panel.getByText(/There are 50 preview links already/)).toBeVisible();
    await expect.element(note).toHaveValue('Board');
  });
});

const inDays = (days: number) => fieldText(new Date(Date.now() + days * 86_400_000));
async function openSchedule() {
  const opened = await openVersions({ fake: twoVersions(green) });
  return { ...opened, time: opened.panel.getByLabelText('Date and time') };
}

describe('publishing later (THEME-04)', () => {
  it('is offered with the zone that the time is in', async () => {
    const { panel, time } = await openSchedule();
    await expect.element(time).toHaveAccessibleDescription(/^In your time zone, ./);
    await time.fill(inDays(2));
    await panel.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect.element(panel.getByText(/^The draft is published on/)).toBeVisible();
    await expect.element(panel.getByText('Scheduled by Ada Brand')).toBeVisible();
    await panel.getByRole('button', { name: 'Cancel the schedule' }).click();
    await expect.element(panel.getByText('Nothing is scheduled any more.')).toBeVisible();
    await expect.element(panel.getByRole('heading', { name: 'Publish later' })).toHaveFocus();
  });

  it.each([
    ['no time', undefined, 'Choose a date and a time.'],
    ['a time that is past', -1, 'Choose a time to come.'],
    ['a time in two years', 730, 'Choose a time within a year.'],
  ])('refuses %s at its field', async (_name, days, message) => {
    const { panel, time, fake } = await openSchedule();
    if (days !== undefined) await time.fill(inDays(days));
    await panel.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect.element(time).toHaveFocus();
    await expect.element(time).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(fake.publishing.schedule).toBeNull();
  });

  it('says that the draft has changed since', async () => {
    const fake = twoVersions(green);
    fake.publishing.schedule = {
      publishAt: '2030-01-01T10:00:00Z',
      isBehindDraft: true,
      note: '',
      by: null,
      failure: null,
    };
    const { panel } = await openVersions({ fake });
    await expect.element(panel.getByText(/^The draft has changed since/)).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Schedule in its place' })).toBeVisible();
  });
});

/** A site whose schedule was not done. */
function failed(failure: ScheduleFailure) {
  const fake = twoVersions(green);
  fake.publishing.schedule = {
    publishAt: '2026-01-01T10:00:00Z',
    isBehindDraft: false,
    note: 'Spring',
    by: 'Bob Brand',
    failure,
  };
  return fake;
}

describe('what could not be published at its time (THEME-04)', () => {
  it.each<[ScheduleFailure, RegExp]>([
    [{ reason: 'rights' }, /Whoever scheduled it may not publish any more/],
    [
      { reason: 'locked', sections: ['navbar', 'pcsx_hero_image'] },
      /It changes what has been locked: Navigation bar and Hero image\./,
    ],
    [{ reason: 'unreadable' }, /some of it cannot be read/],
    [{ reason: 'overtaken' }, /What it changes has been published otherwise since/],
  ])('is said with the reason %j', async (failure, reason) => {
    const { panel } = await openVersions({ fake: failed(failure) });
    await expect.element(panel.getByText(/^The draft was not published on .*2026/)).toBeVisible();
    await expect.element(panel.getByText(reason)).toBeVisible();
    await expect.element(panel.getByText('Scheduled by Bob Brand · Spring')).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Schedule', exact: true })).toBeVisible();
    expect(await findings()).toEqual([]);
  });

  it('is dismissed, and the focus goes to the heading', async () => {
    const fake = failed({ reason: 'overtaken' });
    const { panel } = await openVersions({ fake });
    await panel.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(panel.getByRole('heading', { name: 'Publish later' })).toHaveFocus();
    expect(panel.getByText(/^The draft was not published/).elements()).toEqual([]);
    expect(fake.publishing.schedule).toBeNull();
  });
});

describe('somebody who may not publish (THEME-04, B12)', () => {
  it('sees the history, and reads why nothing else is offered', async () => {
    const fake = twoVersions();
    fake.team.rights = ['view', 'edit'];
    const { panel } = await openVersions({ fake });
    await expect.element(panel.getByRole('button', { name: 'Compare version 1' })).toBeVisible();
    await expect.poll(() => panel.getByText(/^You may not publish\./).elements().length).toBe(2);
    for (const name of ['Go back to version 1…', 'Make a link', 'Schedule', 'Publish…'])
      expect(panel.getByRole('button', { name, exact: true }).elements(), name).toEqual([]);
  });
});
