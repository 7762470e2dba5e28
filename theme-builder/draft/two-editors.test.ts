import type { ThemeDocument, ThemeSections } from '@portico/tokens';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendFailure } from '../backend/backend.ts';
import { createFakeBackend, offline } from '../testing/fake-backend.ts';
import { createMemoryStorage, documentOf, openEditor } from '../testing/open-editor.ts';
import { createLastingStorage } from '../store/lasting-storage.ts';
import { discardDraft } from './discarding.ts';
import { publishTheme } from './publishing.ts';
import { resolveConflict } from './resolving.ts';

const key = 'portico.theme-builder.meridian.example';
const bar = (height: number, text?: string) =>
  documentOf({ navbar: { height: { value: height }, ...(text && { text: { value: text } }) } });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Opened = Awaited<ReturnType<typeof openEditor>>;
type Fake = ReturnType<typeof createFakeBackend>;
function setHeight({ editor }: Pick<Opened, 'editor'>, value: number) {
  editor.edit({ path: 'navbar.height', scheme: 'light', value });
  editor.endGesture();
}
const saving = () => vi.advanceTimersByTimeAsync(2000);
function theySave({ server }: Fake, document: ThemeDocument | null) {
  server.draft = document;
  server.revision += 1;
}
const theyChange = (fake: Fake, sections: ThemeSections) => theySave(fake, documentOf(sections));

/** Both start from a bar of 60 with black text, mine becomes 90, theirs is given. */
async function meet(theirs: ThemeDocument, options: { storage?: Storage } = {}) {
  const fake = createFakeBackend({ draft: bar(60, '#000000') });
  const opened = await openEditor({ fake, ...options });
  setHeight(opened, 90);
  theySave(fake, theirs);
  await saving();
  return opened;
}

describe('two editors of different tokens (THEME-04)', () => {
  it('are merged without a question, on the page and on the server', async () => {
    const { editor, fake, page } = await meet(bar(60, '#222222'));
    const both = bar(90, '#222222');
    expect(editor.read().draft).toEqual({ status: 'saved' });
    expect(fake.server.draft).toEqual(both);
    expect(editor.read().live.document).toEqual(both);
    expect(page.worn()?.leaf('navbar.text', 'light').value).toBe('#222222');
    expect(editor.read().announcement.said).toEqual({ what: 'merged', count: 1 });
  });

  it('are merged again and again, each time from what both last saw', async () => {
    const opened = await meet(bar(60, '#222222'));
    theySave(opened.fake, bar(90, '#333333'));
    setHeight(opened, 100);
    await saving();
    expect(opened.fake.server.draft).toEqual(bar(100, '#333333'));
    theySave(opened.fake, bar(70, '#333333'));
    opened.editor.edit({ path: 'navbar.text', scheme: 'light', value: '#444444' });
    opened.editor.endGesture();
    await saving();
    expect(opened.fake.server.draft).toEqual(bar(70, '#444444'));
  });

  it('undo what they did themselves, and nothing of the other', async () => {
    const { editor, fake } = await meet(bar(60, '#222222'));
    expect(editor.read().history.past.map(({ name }) => name)).toEqual([
      { kind: 'edit', about: 'navbar.height' },
    ]);
    editor.undo();
    await saving();
    expect(fake.server.draft).toEqual(bar(60, '#222222'));
    editor.redo();
    expect(editor.read().live.document).toEqual(bar(90, '#222222'));
  });

  it('keep the other’s dark colour when the light one of the same token is undone', async () => {
    const fake = createFakeBackend({ draft: documentOf({ navbar: { text: { value: '#000000' } } }) });
    const { editor } = await openEditor({ fake });
    editor.edit({ path: 'navbar.text', scheme: 'light', value: '#111111' });
    editor.endGesture();
    theyChange(fake, { navbar: { text: { value: '#000000', schemes: { dark: '#eeeeee' } } } });
    await saving();
    editor.undo();
    expect(editor.read().live.document.sections.navbar?.text).toEqual({
      value: '#000000',
      schemes: { dark: '#eeeeee' },
    });
  });

  it('do not go back behind what the other made of a value that was saved', async () => {
    const opened = await openEditor({ fake: createFakeBackend({ draft: bar(60, '#000000') }) });
    setHeight(opened, 65);
    setHeight(opened, 70);
    await saving();
    theySave(opened.fake, bar(80, '#000000'));
    opened.editor.edit({ path: 'navbar.text', scheme: 'light', value: '#111111' });
    opened.editor.endGesture();
    await saving();
    expect(opened.editor.read().live.document).toEqual(bar(80, '#111111'));
    opened.editor.undo();
    expect(opened.editor.read().live.document).toEqual(bar(80, '#000000'));
    expect(opened.editor.read().history.past).toEqual([]);
  });

  it('are merged in the middle of a drag, which goes on', async () => {
    const fake = createFakeBackend({ draft: bar(60) });
    const { editor, runFrame } = await openEditor({ fake });
    editor.edit({ path: 'navbar.height', scheme: 'light', value: 80 });
    runFrame();
    theySave(fake, bar(60, '#222222'));
    await saving();
    editor.edit({ path: 'navbar.height', scheme: 'light', value: 90 });
    editor.endGesture();
    await saving();
    expect(fake.server.draft).toEqual(bar(90, '#222222'));
  });

  it('are merged after a reload with unsaved work', async () => {
    const storage = createMemoryStorage();
    const fake = createFakeBackend({ draft: bar(60, '#000000') });
    fake.fail('saveDraft', offline(), 100);
    const opened = await openEditor({ fake, storage });
    setHeight(opened, 90);
    await saving();
    vi.clearAllTimers();
    const online = createFakeBackend({ draft: bar(60, '#222222'), revision: 2 });
    const { editor } = await openEditor({ fake: online, storage });
    await saving();
    expect(editor.read().draft.status).toBe('saved');
    expect(online.server.draft).toEqual(bar(90, '#222222'));
    editor.undo();
    expect(editor.read().live.document).toEqual(bar(60, '#222222'));
  });

  it('are merged by the save of a panel that closes, and the page does not wear that', async () => {
    const fake = createFakeBackend({ draft: bar(60) });
    const opened = await openEditor({ fake });
    setHeight(opened, 90);
    theySave(fake, bar(60, '#222222'));
    opened.editor.close();
    const shown = opened.page.shown.length;
    await saving();
    expect(fake.server.draft).toEqual(bar(90, '#222222'));
    expect(opened.page.shown.length).toBe(shown);
  });

  it('publish only what they have seen', async () => {
    const opened = await openEditor({ fake: createFakeBackend({ draft: bar(60) }) });
    setHeight(opened, 90);
    theySave(opened.fake, bar(60, '#222222'));
    const publish = () => publishTheme(opened.editor, { note: '', reason: 'Meant' });
    expect(await publish()).toEqual({ status: 'merged' });
    expect(opened.fake.server.published.version).toBe(0);
    theySave(opened.fake, bar(90, '#333333'));
    expect(await publish()).toEqual({ status: 'merged' });
    expect(await publish()).toEqual({ status: 'published' });
    expect(opened.fake.server.published.document?.sections).toEqual(bar(90, '#333333').sections);
  });

  it('are told that the other was first with the same, however they have heard of it', async () => {
    for (const isHeard of [false, true]) {
      const fake = createFakeBackend({ draft: bar(60) });
      const { editor } = await openEditor({ fake });
      const { publish } = fake.backend;
      fake.backend.publish = async (note, base) => {
        await publish('Theirs', base);
        if (isHeard) await editor.follow();
        return publish(note, base);
      };
      expect(await publishTheme(editor, { note: '', reason: '' })).toEqual({ status: 'published-by-other' });
      expect(editor.read()).toMatchObject({ hasDraft: false, published: { version: 1 } });
      expect(fake.notes).toEqual(['Theirs']);
      fake.backend.publish = publish;
      // nor is it published once more
      await publishTheme(editor, { note: '', reason: '' });
      expect(fake.server.published.version).toBe(1);
    }
  });

  it('undo after a reload what they did themselves, though the other has saved in between', async () => {
    const storage = createMemoryStorage();
    const fake = createFakeBackend({ draft: bar(60, '#000000') });
    const opened = await openEditor({ fake, storage });
    setHeight(opened, 80);
    setHeight(opened, 90);
    await saving();
    theySave(fake, bar(90, '#222222'));
    vi.clearAllTimers();
    const { editor } = await openEditor({ fake, storage });
    expect(editor.read().history.past).toHaveLength(2);
    editor.undo();
    expect(editor.read().live.document).toEqual(bar(80, '#222222'));
    editor.undo();
    await saving();
    expect(fake.server.draft).toEqual(bar(60, '#222222'));
  });

  it('see what the other saves, discards or publishes before they edit anything themselves', async () => {
    const fake = createFakeBackend({ published: bar(50), draft: bar(60) });
    const { editor, page } = await openEditor({ fake });
    theySave(fake, bar(60, '#222222'));
    await editor.follow();
    expect(editor.read().live.document).toEqual(bar(60, '#222222'));
    expect(editor.read().announcement.said).toEqual({ what: 'merged', count: 1 });
    expect(page.worn()?.leaf('navbar.text', 'light').value).toBe('#222222');
    theySave(fake, null);
    await editor.follow();
    expect(editor.read()).toMatchObject({ hasDraft: false, live: { document: bar(50) } });
    fake.server.published = { version: 2, document: bar(80) };
    theySave(fake, null);
    await editor.follow();
    expect(editor.read()).toMatchObject({ published: { version: 2 }, live: { document: bar(80) } });
    setHeight({ editor }, 90);
    await saving();
    expect(fake.server.draft).toEqual(bar(90));
    expect(fake.saves()).toBe(1);
  });

  it('take nothing back for an answer that is older than what they saved or published since', async () => {
    const fake = createFakeBackend({ published: bar(50), draft: bar(60) });
    const opened = await openEditor({ fake });
    const { load } = fake.backend;
    const followSlowly = () => {
      const answer = load();
      const { promise: isLate, resolve: arrive } = Promise.withResolvers<void>();
      fake.backend.load = () => isLate.then(() => answer);
      const followed = opened.editor.follow();
      fake.backend.load = load;
      return async () => {
        arrive();
        await followed;
      };
    };
    const beforeSaving = followSlowly();
    setHeight(opened, 90);
    await saving();
    await beforeSaving();
    expect(opened.editor.read()).toMatchObject({ hasDraft: true, live: { document: bar(90) } });
    const beforePublishing = followSlowly();
    await publishTheme(opened.editor, { note: '', reason: 'Meant' });
    await beforePublishing();
    expect(opened.editor.read()).toMatchObject({ hasDraft: false, live: { document: bar(90) } });
    expect(fake.server).toMatchObject({ draft: null, published: { document: bar(90) } });
  });

  it('do not hear of the other while something of their own waits to be saved', async () => {
    const fake = createFakeBackend({ draft: bar(60) });
    const opened = await openEditor({ fake });
    setHeight(opened, 90);
    theySave(fake, bar(60, '#222222'));
    await opened.editor.follow();
    expect(opened.editor.read().live.document).toEqual(bar(90));
    await saving();
    expect(fake.server.draft).toEqual(bar(90, '#222222'));
  });

  it('begin anew from what is published once a draft is discarded', async () => {
    const fake = createFakeBackend({ published: bar(70), draft: bar(60) });
    const { editor } = await openEditor({ fake });
    await discardDraft(editor);
    theySave(fake, bar(75));
    editor.edit({ path: 'navbar.text', scheme: 'light', value: '#333333' });
    editor.endGesture();
    await saving();
    expect(fake.server.draft).toEqual(bar(75, '#333333'));
  });

  it('are not asked after a reload when nobody else changed anything', async () => {
    const storage = createMemoryStorage();
    const opened = await openEditor({ fake: createFakeBackend({ draft: bar(60) }), storage });
    setHeight(opened, 70);
    await publishTheme(opened.editor, { note: '', reason: 'Meant' });
    setHeight(opened, 90);
    vi.clearAllTimers();
    const { editor } = await openEditor({ fake: opened.fake, storage });
    await saving();
    expect(editor.read().draft.status).toBe('saved');
    expect(opened.fake.server.draft?.sections).toEqual(bar(90).sections);
  });

  it('do not discard what they have not seen', async () => {
    const opened = await openEditor({ fake: createFakeBackend({ draft: bar(60) }) });
    theySave(opened.fake, bar(60, '#222222'));
    expect(await discardDraft(opened.editor)).toEqual({ status: 'changed' });
    expect(opened.fake.server.draft).toEqual(bar(60, '#222222'));
    expect(opened.editor.read()).toMatchObject({
      live: { document: bar(60, '#222222') },
      draft: { status: 'saved' },
      announcement: { said: { what: 'merged', count: 1 } },
    });
    expect(opened.fake.saves()).toBe(0);
  });

  it('do not discard what somebody has begun since their own was published', async () => {
    const opened = await openEditor({ fake: createFakeBackend({ draft: bar(60) }) });
    await publishTheme(opened.editor, { note: '', reason: 'Meant' });
    theySave(opened.fake, bar(60, '#222222'));
    setHeight(opened, 90);
    expect(await discardDraft(opened.editor)).toEqual({ status: 'changed' });
    expect(opened.fake.server.draft).toEqual(bar(60, '#222222'));
    await saving();
    expect(opened.fake.server.draft).toEqual(bar(90, '#222222'));
  });
});

/** Theirs is 80, with another text. */
const clash = (options?: { storage?: Storage }) => meet(bar(80, '#222222'), options);

describe('two editors of the same token (THEME-04)', () => {
  const conflict = { what: 'token', path: 'navbar.height', scheme: 'light', base: 60, mine: 90, theirs: 80 };

  it('are asked, with all else merged, and nothing is saved until they answer', async () => {
    const { editor, fake } = await clash();
    expect(editor.read().draft).toMatchObject({ status: 'conflict', conflicts: [conflict] });
    expect(editor.read().live.document).toEqual(bar(90, '#222222'));
    editor.edit({ path: 'navbar.text', scheme: 'light', value: '#333333' });
    editor.endGesture();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fake.server.draft).toEqual(bar(80, '#222222'));
    resolveConflict(editor, 'mine');
    await saving();
    expect(fake.server.draft).toEqual(bar(90, '#333333'));
  });

  it('keep mine, and undo gives theirs', async () => {
    const { editor, fake } = await clash();
    resolveConflict(editor, 'mine');
    await saving();
    expect(fake.server.draft).toEqual(bar(90, '#222222'));
    editor.undo();
    expect(editor.read().live.document).toEqual(bar(80, '#222222'));
  });

  it('take theirs in what was asked only, as a step that can be undone', async () => {
    const { editor, fake } = await clash();
    editor.edit({ path: 'cards.padding', scheme: 'light', value: 24 });
    editor.endGesture();
    resolveConflict(editor, 'theirs');
    await saving();
    const cards = { cards: { padding: { value: 24 } } };
    expect(fake.server.draft?.sections).toEqual({ ...bar(80, '#222222').sections, ...cards });
    editor.undo();
    await saving();
    expect(fake.server.draft?.sections).toEqual({ ...bar(90, '#222222').sections, ...cards });
  });

  it('have nothing to save when all of theirs is taken', async () => {
    const { editor, fake } = await clash();
    const saves = fake.saves();
    resolveConflict(editor, 'theirs');
    await saving();
    expect(editor.read().live.document).toEqual(fake.server.draft);
    expect(editor.read().draft.status).toBe('saved');
    expect(fake.saves()).toBe(saves);
  });

  it('are not asked again about what they have agreed on', async () => {
    const { editor, fake } = await clash();
    resolveConflict(editor, 'theirs');
    theySave(fake, bar(85, '#222222'));
    editor.edit({ path: 'navbar.text', scheme: 'light', value: '#333333' });
    editor.endGesture();
    await saving();
    expect(fake.server.draft).toEqual(bar(85, '#333333'));
  });

  it('are asked when one resets what the other sets', async () => {
    const { editor, fake } = await meet(documentOf({ navbar: { text: { value: '#000000' } } }));
    expect(editor.read().draft).toMatchObject({ conflicts: [{ ...conflict, theirs: undefined }] });
    resolveConflict(editor, 'theirs');
    await saving();
    expect(fake.server.draft?.sections).toEqual({ navbar: { text: { value: '#000000' } } });
  });

  it('are asked again after a reload, in the same words', async () => {
    const storage = createMemoryStorage();
    const { fake } = await clash({ storage });
    const { editor } = await openEditor({ fake, storage });
    expect(editor.read().draft).toMatchObject({ status: 'conflict', conflicts: [conflict] });
    expect(editor.read().live.document).toEqual(bar(90, '#222222'));
  });

  it('are merged with a third draft that came before the answer', async () => {
    const storage = createMemoryStorage();
    const { fake } = await clash({ storage });
    theySave(fake, bar(85, '#333333'));
    const { editor } = await openEditor({ fake, storage });
    expect(editor.read().draft).toMatchObject({ conflicts: [{ ...conflict, theirs: 85 }] });
    expect(editor.read().live.document).toEqual(bar(90, '#333333'));
  });

  it('are asked about the whole draft when nobody knows what both started from', async () => {
    const storage = createMemoryStorage();
    const work = { document: bar(90), revision: 1, isSaved: false, base: { schema: 'none' } };
    storage.setItem(key, JSON.stringify({ ...work, history: { past: [], future: [] } }));
    const fake = createFakeBackend({ draft: bar(60, '#222222'), revision: 3 });
    const { editor } = await openEditor({ fake, storage });
    expect(editor.read().draft).toMatchObject({ status: 'conflict', conflicts: [] });
    expect(editor.read().live.document).toEqual(bar(90));
    resolveConflict(editor, 'theirs');
    expect(editor.read().live.document).toEqual(bar(60, '#222222'));
    editor.undo();
    await saving();
    expect(fake.server.draft).toEqual(bar(90));
  });

  it('take a save whose answer was lost for what it is', async () => {
    const { editor } = await meet(bar(90, '#000000'));
    expect(editor.read().draft.status).toBe('saved');
    expect(editor.read().announcement.said).toBeUndefined();
  });
});

async function ended() {
  const published = bar(60);
  const fake = createFakeBackend({ published, draft: bar(60, '#000000') });
  const opened = await openEditor({ fake });
  setHeight(opened, 90);
  theySave(fake, null);
  await saving();
  expect(opened.editor.read().draft).toMatchObject({ status: 'conflict', conflicts: [] });
  return opened;
}

describe('a draft that the other ended (THEME-04)', () => {
  it('goes on as mine when mine is kept', async () => {
    const { editor, fake } = await ended();
    resolveConflict(editor, 'mine');
    await saving();
    expect(fake.server.draft).toEqual(bar(90, '#000000'));
  });

  it('stays ended when that is taken, and can be had back', async () => {
    const { editor, fake } = await ended();
    resolveConflict(editor, 'theirs');
    await saving();
    expect(fake.server.draft).toBeNull();
    expect(editor.read()).toMatchObject({ hasDraft: false, live: { document: bar(60) } });
    editor.undo();
    await saving();
    expect(fake.server.draft).toEqual(bar(90, '#000000'));
  });
});

/** Somebody publishes something beside the draft; the server makes the draft one that goes on from it. */
function theyPublish({ server }: Fake, document: ThemeDocument, draft: ThemeDocument | null) {
  server.published = { version: server.published.version + 1, document };
  server.draft = draft;
  server.revision += 1;
}

describe('a version that the other publishes or restores meanwhile (THEME-04)', () => {
  it('is kept by an edit that began before it, and what is published is known', async () => {
    const fake = createFakeBackend({ published: bar(60, '#222222') });
    const { editor } = await openEditor({ fake });
    theyPublish(fake, bar(60, '#111111'), null);
    setHeight({ editor }, 90);
    await saving();
    expect(fake.server.draft).toEqual(bar(90, '#111111'));
    expect(editor.read()).toMatchObject({
      published: { version: 2, document: bar(60, '#111111') },
      announcement: { said: { what: 'merged', count: 1 } },
    });
  });

  it('asks where both changed the same', async () => {
    const fake = createFakeBackend({ published: bar(60) });
    const { editor } = await openEditor({ fake });
    theyPublish(fake, bar(70), null);
    setHeight({ editor }, 90);
    await saving();
    expect(editor.read().draft).toMatchObject({
      status: 'conflict',
      conflicts: [{ path: 'navbar.height', base: 60, mine: 90, theirs: 70 }],
    });
    resolveConflict(editor, 'theirs');
    expect(editor.read().live.document).toEqual(bar(70));
  });

  it.each([
    ['goes on from it', bar(90, '#111111')],
    ['says all that itself', bar(90, '#222222')],
  ])('is looked at before a draft that %s is published', async (_, draft) => {
    const fake = createFakeBackend({ published: bar(60, '#222222'), draft: bar(90, '#222222') });
    const { editor } = await openEditor({ fake });
    theyPublish(fake, bar(60, '#111111'), draft);
    const publish = () => publishTheme(editor, { note: '', reason: 'Meant' });
    expect(await publish()).toEqual({ status: 'merged' });
    expect(fake.server.published.version).toBe(2);
    expect(editor.read().published.document).toEqual(bar(60, '#111111'));
    expect(await publish()).toEqual({ status: 'published' });
    expect(fake.server.published.document?.sections).toEqual(draft.sections);
  });

  it('is told to who publishes the same, also when the refusal has seen a draft that is published by now', async () => {
    const fake = createFakeBackend({ published: bar(60), draft: bar(90) });
    const { editor } = await openEditor({ fake });
    fake.fail(
      'publish',
      new BackendFailure({ kind: 'conflict', theirs: { revision: 2, document: bar(90) } }),
    );
    theyPublish(fake, bar(90), null);
    expect(await publishTheme(editor, { note: '', reason: 'Meant' })).toEqual({
      status: 'published-by-other',
    });
    expect(editor.read()).toMatchObject({ hasDraft: false, published: { version: 2 } });
  });
});

describe('two tabs of one person (THEME-04, B9)', () => {
  it('lose nothing when one is closed offline, the other goes on, and is loaded anew', async () => {
    const device = createMemoryStorage();
    const inTab = (tab: Storage) => createLastingStorage(tab, () => device);
    const fake = createFakeBackend({ draft: bar(60) });
    const tab = createMemoryStorage();
    const first = await openEditor({ fake, storage: inTab(tab) });
    setHeight(first, 70);
    await saving();
    const second = await openEditor({ fake, storage: inTab(createMemoryStorage()) });
    fake.fail('saveDraft', offline(), 2);
    second.editor.edit({ path: 'navbar.text', scheme: 'light', value: '#222222' });
    second.editor.endGesture();
    await saving();
    second.editor.close();
    await vi.runAllTimersAsync();
    first.editor.edit({ path: 'navbar.height', scheme: 'light', value: 80 });
    first.runFrame();
    await saving();
    // as when the page goes while the hand is still in the field
    first.editor.endGesture();
    const again = await openEditor({ fake, storage: inTab(tab) });
    await saving();
    expect(again.editor.read().live.document).toEqual(bar(80, '#222222'));
    expect(fake.server.draft).toEqual(bar(80, '#222222'));
    expect(device).toHaveLength(0);
  });
});
