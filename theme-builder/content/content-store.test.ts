import { describe, expect, it } from 'vitest';
import { offline, refused } from '../testing/fake-backend.ts';
import { createFakeContent } from '../testing/fake-content.ts';
import { createLastingStorage } from '../store/lasting-storage.ts';
import type { WorkStorage } from '../store/kept-work.ts';
import { createMemoryStorage } from '../testing/open-editor.ts';
import type { SiteContent } from './backend.ts';
import { createContentStore, isContested, valueOf } from './content-store.ts';

async function open({
  given = {},
  fake = createFakeContent(given),
  storage = createMemoryStorage(),
}: {
  given?: Partial<SiteContent>;
  fake?: ReturnType<typeof createFakeContent>;
  storage?: WorkStorage;
} = {}) {
  const store = createContentStore({ backend: fake.content, storage, siteKey: 'meridian.example' });
  await store.load();
  return { store, fake, storage };
}

describe('the content that is edited (THEME-07)', () => {
  it('is saved part by part, and no part takes another along', async () => {
    const { store, fake } = await open();
    store.edit('tagline', 'Good work');
    store.edit('phase', 'Being set up');
    await store.save('tagline');
    expect(fake.saves).toEqual([{ tagline: 'Good work' }]);
    expect(store.read().edits).toEqual({ phase: 'Being set up' });
    expect(store.read().outcomes.tagline).toEqual({ status: 'saved' });
  });

  it('is not changed by what is typed and taken back', async () => {
    const { store, fake } = await open({ given: { tagline: 'Good work' } });
    store.edit('tagline', 'Good');
    store.edit('tagline', 'Good work');
    await store.save('tagline');
    expect([store.read().edits, fake.saves]).toEqual([{}, []]);
  });

  it('is sent once by two presses', async () => {
    const { store, fake } = await open();
    store.edit('tagline', 'Good work');
    await Promise.all([store.save('tagline'), store.save('tagline')]);
    expect(fake.saves).toHaveLength(1);
  });

  it('keeps what is typed while it is saved as the next change', async () => {
    const { store, fake } = await open();
    store.edit('tagline', 'Good');
    const saving = store.save('tagline');
    store.edit('tagline', 'Good work');
    await saving;
    expect(store.read().edits).toEqual({ tagline: 'Good work' });
    await store.save('tagline');
    expect(fake.saves).toEqual([{ tagline: 'Good' }, { tagline: 'Good work' }]);
  });

  it('goes together with what others have changed elsewhere (B11)', async () => {
    const { store, fake } = await open();
    store.edit('tagline', 'Mine');
    fake.change({ phase: 'Theirs' });
    await store.save('tagline');
    expect(fake.server.content).toMatchObject({ tagline: 'Mine', phase: 'Theirs' });
    expect(valueOf(store.read(), 'phase')).toBe('Theirs');
  });

  it('asks where others have changed the same, and does as it is told (B11)', async () => {
    const { store, fake } = await open();
    store.edit('tagline', 'Mine');
    fake.change({ tagline: 'Theirs' });
    await store.save('tagline');
    expect(isContested(store.read(), 'tagline')).toBe(true);
    expect([store.read().saved.tagline, valueOf(store.read(), 'tagline')]).toEqual(['Theirs', 'Mine']);
    store.discard('tagline');
    expect(valueOf(store.read(), 'tagline')).toBe('Theirs');
    store.undiscard('tagline');
    expect(valueOf(store.read(), 'tagline')).toBe('Mine');
    fake.change({ tagline: 'Theirs again' });
    await store.save('tagline');
    await store.saveOverTheirs('tagline');
    expect(fake.server.content.tagline).toBe('Mine');
  });

  it('is there after a reload, with whether somebody else has changed it meanwhile', async () => {
    const { store, fake, storage } = await open({ given: { phase: 'Being set up' } });
    store.edit('tagline', 'Mine');
    store.edit('phase', null);
    fake.change({ tagline: 'Theirs' });
    const { store: again } = await open({ fake, storage });
    expect([
      again.read().isRestored,
      valueOf(again.read(), 'tagline'),
      valueOf(again.read(), 'phase'),
    ]).toEqual([true, 'Mine', null]);
    expect([isContested(again.read(), 'tagline'), isContested(again.read(), 'phase')]).toEqual([true, false]);
  });

  it('is there in another tab when the one that it was typed in is closed, and gone there once it is saved (B9)', async () => {
    const device = createMemoryStorage();
    const inNewTab = { storage: createLastingStorage(createMemoryStorage(), () => device) };
    const { store, fake } = await open(inNewTab);
    store.edit('navbar', '<p>Mine</p>');
    const next = { fake, storage: createLastingStorage(createMemoryStorage(), () => device) };
    const { store: again } = await open(next);
    expect([again.read().isRestored, valueOf(again.read(), 'navbar')]).toEqual([true, '<p>Mine</p>']);
    await again.save('navbar');
    expect(device).toHaveLength(0);
  });

  it('takes nothing from a storage that something else has written', async () => {
    const storage = createMemoryStorage();
    const key = 'portico.theme-builder.meridian.example.content';
    for (const text of ['{', '7', '{"edits":{"tagline":7,"banners":[{"text":"x"}]}}']) {
      storage.setItem(key, text);
      const { store } = await open({ storage });
      expect(store.read().edits).toEqual({});
    }
  });

  it('says why it was not saved, and keeps what was typed', async () => {
    const { store, fake } = await open();
    store.edit('tagline', 'Mine');
    for (const [error, outcome] of [
      [offline(), { status: 'offline' }],
      [refused('Please log in.'), { status: 'failed', message: 'Please log in.' }],
      [new Error('?'), { status: 'failed', message: undefined }],
    ] as const) {
      fake.fail('save', error);
      await store.save('tagline');
      expect(store.read().outcomes.tagline).toEqual(outcome);
      expect(store.read().edits.tagline).toBe('Mine');
    }
    await store.save('tagline');
    expect(fake.server.content.tagline).toBe('Mine');
  });

  it('can be loaded again after a failure', async () => {
    const fake = createFakeContent({ tagline: 'Good work' });
    fake.fail('load', refused('You may not see this.'));
    const { store } = await open({ fake });
    expect(store.read().phase).toEqual({ status: 'failed', message: 'You may not see this.' });
    await store.load();
    expect([store.read().phase.status, store.read().saved.tagline]).toEqual(['ready', 'Good work']);
  });

  it('brings back what stood there before as changes that are not saved', async () => {
    const { store, fake } = await open({ given: { tagline: 'Now', phase: 'Now' } });
    store.bringBack({ tagline: 'Before', phase: null });
    expect(store.read().edits).toEqual({ tagline: 'Before', phase: null });
    expect(fake.saves).toEqual([]);
  });

  it('brings back what stood there before, and then what was typed over it and not saved', async () => {
    const { store } = await open({ given: { tagline: 'Now', phase: 'Now' } });
    store.edit('tagline', 'Mine');
    // the same as what visitors see: no change is left, and mine is still to be had
    store.bringBack({ tagline: 'Now', phase: 'Before' });
    expect(store.read().edits).toEqual({ phase: 'Before' });
    expect([store.read().outcomes.tagline?.status, store.read().outcomes.phase]).toEqual([
      'replaced',
      undefined,
    ]);
    store.undiscard('tagline');
    expect(store.read().edits).toEqual({ tagline: 'Mine', phase: 'Before' });
  });
});
