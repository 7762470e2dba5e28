import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendFailure } from '../backend/backend.ts';
import { createFakeBackend, offline, refused } from '../testing/fake-backend.ts';
import { documentOf, openEditor } from '../testing/open-editor.ts';
import { discardDraft } from '../draft/discarding.ts';
import { publishTheme } from '../draft/publishing.ts';

const height = (value: number) => ({ path: 'navbar.height', scheme: 'light', value }) as const;
const edited = (value: number) => documentOf({ navbar: { height: { value } } });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function openAndEdit(...options: Parameters<typeof openEditor>) {
  const opened = await openEditor(...options);
  opened.editor.edit(height(90));
  opened.editor.endGesture();
  return opened;
}

describe('saving the draft (THEME-04)', () => {
  it('sends the draft once, at the latest two seconds after the last edit, by the panel’s clock (B9)', async () => {
    const { editor, fake } = await openAndEdit();
    await vi.advanceTimersByTimeAsync(500);
    editor.edit(height(91));
    editor.endGesture();
    expect(editor.read().draft.status).toBe('waiting');
    await vi.advanceTimersByTimeAsync(2000);
    expect(fake.saves()).toBe(1);
    expect(fake.server.draft).toEqual(edited(91));
    expect(editor.read()).toMatchObject({ draft: { status: 'saved' }, hasDraft: true });
  });

  it('saves a drag that pauses, before it ends', async () => {
    const { editor, fake, runFrame } = await openEditor();
    editor.edit(height(95));
    runFrame();
    await vi.advanceTimersByTimeAsync(2000);
    expect(fake.server.draft).toEqual(edited(95));
  });

  it('tries again, less and less often, and keeps what is unsaved in the tab', async () => {
    const fake = createFakeBackend();
    fake.fail('saveDraft', new Error('502'), 3);
    const { editor, storage } = await openAndEdit({ fake });
    await vi.advanceTimersByTimeAsync(1000);
    expect(editor.read().draft.status).toBe('retrying');
    await vi.advanceTimersByTimeAsync(1000 + 2000);
    expect(fake.saves()).toBe(3);
    expect(JSON.parse(storage.getItem('portico.theme-builder.meridian.example') ?? '')).toMatchObject({
      isSaved: false,
      document: edited(90),
    });
    await vi.advanceTimersByTimeAsync(4000);
    expect(editor.read().draft.status).toBe('saved');
    expect(fake.server.draft).toEqual(edited(90));
  });

  it('says that it is offline, and saves as soon as the connection is back', async () => {
    const fake = createFakeBackend();
    fake.fail('saveDraft', offline(), 1);
    const { editor } = await openAndEdit({ fake });
    await vi.advanceTimersByTimeAsync(1000);
    expect(editor.read().draft.status).toBe('offline');
    editor.saver()?.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(editor.read().draft.status).toBe('saved');
  });

  it('shows the words of a server that refuses, and does not ask again', async () => {
    const fake = createFakeBackend();
    fake.fail('saveDraft', refused('You may not edit this theme.'));
    const { editor } = await openAndEdit({ fake });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(editor.read().draft).toEqual({ status: 'refused', message: 'You may not edit this theme.' });
    expect(fake.saves()).toBe(1);
  });

  it('brings unsaved work back after a reload, and saves it', async () => {
    const fake = createFakeBackend();
    fake.fail('saveDraft', offline(), 100);
    const { storage } = await openAndEdit({ fake });
    await vi.advanceTimersByTimeAsync(1500);
    vi.clearAllTimers();
    const online = createFakeBackend();
    const { editor } = await openEditor({ fake: online, storage });
    expect(editor.read().live.document).toEqual(edited(90));
    await vi.advanceTimersByTimeAsync(2000);
    expect(online.server.draft).toEqual(edited(90));
  });
});

describe('publishing (THEME-04, THEME-05)', () => {
  it('saves what is unsaved, publishes it, and goes on from there', async () => {
    const { editor, fake, page } = await openAndEdit();
    expect(await publishTheme(editor, { note: 'Taller bar', reason: '' })).toEqual({ status: 'published' });
    expect(fake.server.published).toEqual({ version: 1, document: edited(90) });
    expect(fake.notes).toEqual(['Taller bar']);
    expect(page.worn()?.leaf('navbar.height', 'light').value).toBe(90);
    editor.edit(height(80));
    editor.endGesture();
    await vi.advanceTimersByTimeAsync(2000);
    expect(fake.server.draft).toEqual(edited(80));
  });

  it('is held up by text that cannot be read, until somebody says why that is meant', async () => {
    const { editor, fake } = await openEditor();
    editor.edit({ path: 'primary_buttons.background', scheme: 'light', value: '#777777' });
    editor.edit({ path: 'primary_buttons.text', scheme: 'light', value: '#888888' });
    editor.endGesture();
    expect(await publishTheme(editor, { note: '', reason: '' })).toEqual({ status: 'reason-needed' });
    expect(fake.server.published.version).toBe(0);
    expect(await publishTheme(editor, { note: '', reason: 'Campaign colours' })).toEqual({
      status: 'published',
    });
    expect(fake.server.published.document?.waivers).toContainEqual({
      pair: 'primary_buttons.text on primary_buttons.background (light)',
      by: 'Ada Brand',
      reason: 'Campaign colours',
      colors: ['#888888', '#777777'],
    });
  });

  it('asks once why what cannot be read is meant, for as long as its colours stay', async () => {
    const published = documentOf({
      navbar: { background: { value: '#777777' }, text: { value: '#888888' } },
    });
    const { editor } = await openEditor({ fake: createFakeBackend({ published }) });
    editor.edit({ path: 'primary_buttons.radius', scheme: 'light', value: 2 });
    expect(await publishTheme(editor, { note: '', reason: '' })).toEqual({ status: 'reason-needed' });
    expect(await publishTheme(editor, { note: '', reason: 'Agreed' })).toEqual({ status: 'published' });
    editor.edit({ path: 'primary_buttons.radius', scheme: 'light', value: 3 });
    expect(await publishTheme(editor, { note: '', reason: '' })).toEqual({ status: 'published' });
    editor.edit({ path: 'navbar.text', scheme: 'light', value: '#898989' });
    expect(await publishTheme(editor, { note: '', reason: '' })).toEqual({ status: 'reason-needed' });
  });

  it('shows the words of a server that refuses', async () => {
    const { editor, fake } = await openAndEdit();
    fake.fail('publish', refused('There is no draft to publish.'));
    expect(await publishTheme(editor, { note: '', reason: '' })).toEqual({
      status: 'failed',
      message: 'There is no draft to publish.',
    });
  });

  it('says that it is published where only the answer was lost, at once or when it is tried again', async () => {
    for (const [isDown, outcomes] of [
      [false, ['published']],
      [true, ['unanswered', 'published']],
    ] as const) {
      const { editor, fake } = await openAndEdit();
      const { publish } = fake.backend;
      fake.backend.publish = async (...call) => {
        await publish(...call);
        if (isDown) fake.fail('load', offline());
        throw new BackendFailure({ kind: 'offline' });
      };
      for (const status of outcomes)
        expect(await publishTheme(editor, { note: '', reason: '' })).toEqual({ status });
      expect(fake.server.published).toEqual({ version: 1, document: edited(90) });
      expect(editor.read()).toMatchObject({ hasDraft: false, published: { version: 1 } });
    }
  });

  it('says that nothing is published where the server knows of nothing', async () => {
    const { editor, fake } = await openAndEdit();
    fake.fail('publish', offline());
    expect(await publishTheme(editor, { note: '', reason: '' })).toEqual({ status: 'failed' });
    expect(fake.server.published.version).toBe(0);
  });

  it('says that a login would help', async () => {
    const ended = new BackendFailure({ kind: 'refused', message: 'Log in again.', isLoggedOut: true });
    for (const call of ['saveDraft', 'publish'] as const) {
      const { editor, fake } = await openAndEdit();
      fake.fail(call, ended);
      expect(await publishTheme(editor, { note: '', reason: '' })).toEqual({
        status: 'logged-out',
        message: 'Log in again.',
      });
    }
  });

  it('discards a draft, which undo brings back', async () => {
    const { editor, fake, page } = await openAndEdit();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await discardDraft(editor)).toEqual({ status: 'discarded' });
    expect(fake.server.draft).toBeNull();
    expect(page.worn()?.leaf('navbar.height', 'light').value).toBe(60);
    editor.undo();
    await vi.advanceTimersByTimeAsync(2000);
    expect(fake.server.draft).toEqual(edited(90));
  });

  it('says why a draft was not discarded, saves what it has, and does not call that offline', async () => {
    const { editor, fake } = await openAndEdit();
    fake.fail('discardDraft', new Error('500'));
    expect(await discardDraft(editor)).toEqual({ status: 'failed' });
    fake.fail('discardDraft', offline());
    expect(await discardDraft(editor)).toEqual({ status: 'offline' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(fake.server.draft).toEqual(edited(90));
    expect(editor.read().draft.status).toBe('saved');
  });
});

const allowed = (value: number) =>
  documentOf({ navbar: { height: { value: 60 } }, cards: { padding: { value } } });

describe('what somebody else has locked meanwhile (THEME-04, B12)', () => {
  const places = ['sections.navbar'];
  const locked = new BackendFailure({
    kind: 'refused',
    message: 'You may not change what is locked.',
    places,
  });
  const padding = { path: 'cards.padding', scheme: 'light', value: 30 } as const;
  const openLocked = async () => {
    const fake = createFakeBackend({ draft: edited(60) });
    const opened = await openEditor({ fake });
    fake.fail('saveDraft', locked);
    opened.editor.edit(height(90));
    opened.editor.edit(padding);
    opened.editor.endGesture();
    await vi.advanceTimersByTimeAsync(2000);
    return opened;
  };
  it('is said, and all else is saved, now and with the next edit', async () => {
    const { editor, fake } = await openLocked();
    expect(fake.server.draft).toEqual(allowed(30));
    expect(editor.read().draft).toMatchObject({ status: 'refused', places });
    expect(editor.read().live.document.sections.navbar?.height).toEqual({ value: 90 });
    editor.edit({ ...padding, value: 20 });
    editor.endGesture();
    await vi.advanceTimersByTimeAsync(2000);
    expect(fake.server.draft).toEqual(allowed(20));
    expect(editor.read().draft).toMatchObject({ status: 'refused', places });
    expect(editor.saver()?.isSaved()).toBe(false);
  });

  it('is taken back in one step, which leaves nothing to save', async () => {
    const { editor, fake } = await openLocked();
    const saves = fake.saves();
    editor.takeRefusedBack();
    await vi.advanceTimersByTimeAsync(2000);
    expect(editor.read().live.document).toEqual(allowed(30));
    expect(editor.read().draft.status).toBe('idle');
    expect([editor.saver()?.isSaved(), fake.saves() - saves]).toEqual([true, 0]);
  });

  it('is saved by another try when it is locked no more', async () => {
    const { editor, fake } = await openLocked();
    await editor.saver()?.again();
    expect(fake.server.draft?.sections.navbar?.height).toEqual({ value: 90 });
    expect(editor.read().draft.status).toBe('saved');
  });
});
