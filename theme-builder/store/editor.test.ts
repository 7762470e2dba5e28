import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tries } from '../../tests/random.ts';
import { documentOf, createMemoryStorage, openEditor } from '../testing/open-editor.ts';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { withoutSections, withoutValue } from './document.ts';
import { mostSteps } from './history.ts';

const background = { path: 'primary_buttons.background', scheme: 'light' } as const;
const height = { path: 'navbar.height', scheme: 'light' } as const;

const themeOfSchema1 = (size: number) => ({
  schema: 1,
  product: 'default',
  sections: { navbar: { height: { value: size } } },
  // schema 1 let a reason stand beside anything
  waivers: [{ pair: 'anything', by: 'Ada Brand', reason: 'Old' }],
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('editing a theme (THEME-03)', () => {
  it('shows the page the latest value of a frame, and only leaves that the edit can change', async () => {
    const { editor, page, runFrame } = await openEditor();
    const before = page.shown.length;
    for (const value of ['#111111', '#222222', '#333333']) editor.edit({ ...background, value });
    expect(page.shown.length).toBe(before);
    runFrame();
    expect(page.shown.length).toBe(before + 1);
    const { theme, paths } = page.shown.at(-1) ?? {};
    expect(theme?.leaf('primary_buttons.background', 'light').css).toBe('#333333');
    expect(paths).toContain('primary_buttons.background_hover');
    expect(paths).not.toContain('navbar.background');
  });

  it('says on the page that a drag is under way, and when it is over', async () => {
    const { editor, page } = await openEditor();
    editor.edit({ ...background, value: '#111111' });
    expect(page.state.isEditing).toBe(true);
    editor.endGesture();
    expect(page.state.isEditing).toBe(false);
  });

  it('stores a value as it was given', async () => {
    const { editor } = await openEditor();
    editor.edit({ ...background, value: 'oklch(0.50 0.10 180)' });
    editor.endGesture();
    expect(editor.read().settled.document.sections.primary_buttons?.background).toEqual({
      value: 'oklch(0.50 0.10 180)',
    });
  });

  it('keeps the light value where the dark one is edited', async () => {
    const { editor } = await openEditor();
    editor.edit({ ...background, value: '#0b6e5f' });
    editor.edit({ ...background, value: '#0b6e5f' });
    editor.endGesture();
    editor.edit({ path: background.path, scheme: 'dark', value: '#7fd1c2' });
    editor.endGesture();
    expect(editor.read().settled.document.sections.primary_buttons?.background).toEqual({
      value: '#0b6e5f',
      schemes: { dark: '#7fd1c2' },
    });
  });

  it('takes the page back to what is published when it closes, and keeps the draft', async () => {
    const fake = createFakeBackend({ published: documentOf({ navbar: { height: { value: 70 } } }) });
    const { editor, page } = await openEditor({ fake });
    editor.edit({ ...height, value: 90 });
    editor.close();
    expect(page.worn()?.leaf('navbar.height', 'light').value).toBe(70);
    await vi.runAllTimersAsync();
    expect(fake.server.draft?.sections.navbar?.height).toEqual({ value: 90 });
  });

  it('shows the draft again when it opens later', async () => {
    const fake = createFakeBackend({ draft: documentOf({ navbar: { height: { value: 90 } } }) });
    const { page } = await openEditor({ fake });
    expect(page.worn()?.leaf('navbar.height', 'light').value).toBe(90);
  });
});

describe('undo and redo (THEME-04)', () => {
  it('makes one step of a whole drag', async () => {
    const { editor, runFrame } = await openEditor();
    for (let step = 0; step < 600; step += 1) {
      editor.edit({ ...height, value: 48 + (step % 60) });
      runFrame();
    }
    editor.endGesture();
    expect(editor.read().history.past).toMatchObject([{ name: { kind: 'edit', about: 'navbar.height' } }]);
    editor.undo();
    expect(editor.read().live.document.sections).toEqual({});
    editor.redo();
    expect(editor.read().live.document.sections.navbar?.height).toEqual({ value: 48 + (599 % 60) });
  });

  it('takes no step for a drag that ends where it began', async () => {
    const { editor } = await openEditor({
      fake: createFakeBackend({ draft: documentOf({ navbar: { height: { value: 70 } } }) }),
    });
    editor.edit({ ...height, value: 80 });
    editor.edit({ ...height, value: 70 });
    editor.endGesture();
    expect(editor.read().history.past).toEqual([]);
  });

  it('walks back through its steps and forth again', async () => {
    const { editor } = await openEditor();
    for (let step = 0; step < tries(200); step += 1) {
      editor.edit({
        ...(step % 2 ? height : background),
        value: step % 2 ? 48 + (step % 70) : `#0000${step.toString(16).padStart(2, '0')}`,
      });
      editor.endGesture();
    }
    const last = editor.read().live.document;
    for (let step = 0; step < tries(200); step += 1) editor.undo();
    expect(editor.read().live.document.sections).toEqual({});
    for (let step = 0; step < tries(200); step += 1) editor.redo();
    expect(editor.read().live.document).toEqual(last);
    expect(mostSteps).toBeGreaterThanOrEqual(200);
  });

  it('undoes the resets of a field, a section and all, and says what it did', async () => {
    const sections = {
      navbar: { height: { value: 90 }, text: { value: '#111111' } },
      primary_buttons: { radius: { value: 3 } },
    } as const;
    const { editor } = await openEditor({ fake: createFakeBackend({ draft: documentOf(sections) }) });
    editor.apply({ kind: 'reset-token', about: 'navbar.height' }, (document) =>
      withoutValue(document, 'navbar.height', 'light'),
    );
    expect(editor.read().live.document.sections.navbar).toEqual({ text: { value: '#111111' } });
    editor.apply({ kind: 'reset-section', about: 'navbar' }, (document) =>
      withoutSections(document, ['navbar']),
    );
    expect(editor.read().live.document.sections).toEqual({ primary_buttons: { radius: { value: 3 } } });
    editor.apply({ kind: 'reset-all' }, (document) =>
      withoutSections(document, ['navbar', 'primary_buttons']),
    );
    expect(editor.read().announcement.said).toEqual({ what: 'done', step: { kind: 'reset-all' } });
    for (let step = 0; step < 3; step += 1) editor.undo();
    expect(editor.read().live.document.sections).toEqual(sections);
    expect(editor.read().announcement.said).toMatchObject({ what: 'undone', step: { kind: 'reset-token' } });
  });

  it('keeps its steps through a reload', async () => {
    const { editor, fake, storage } = await openEditor();
    editor.edit({ ...height, value: 90 });
    editor.endGesture();
    await vi.advanceTimersByTimeAsync(2000);
    const { editor: reloaded } = await openEditor({ fake, storage });
    expect(reloaded.read().history.past).toHaveLength(1);
    reloaded.undo();
    expect(reloaded.read().live.document.sections).toEqual({});
  });

  it('goes on with unsaved work that was kept by a release with an earlier schema (B9)', async () => {
    const storage = createMemoryStorage();
    storage.setItem(
      'portico.theme-builder.meridian.example',
      JSON.stringify({ document: themeOfSchema1(90), base: themeOfSchema1(80), revision: 0, isSaved: false }),
    );
    const { editor, fake } = await openEditor({ storage });
    expect(editor.read().live.document).toEqual(documentOf({ navbar: { height: { value: 90 } } }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(fake.server.draft?.sections).toEqual({ navbar: { height: { value: 90 } } });
  });

  it.each([
    ['no JSON', 'nonsense'],
    [
      'another shape',
      '{"document":{"schema":1,"product":"default","sections":{}},"revision":0,"isSaved":true,"history":{"past":[{"name":{"kind":"hack"},"changes":[]}],"future":[]}}',
    ],
    [
      'values that the contract refuses',
      '{"document":{"schema":1,"product":"default","sections":{}},"revision":0,"isSaved":true,"history":{"past":[{"name":{"kind":"edit"},"changes":[{"path":"navbar.height","after":{"value":"url(evil)"}}]}],"future":[]}}',
    ],
  ])('does not trust kept steps of %s', async (_what, text) => {
    const storage = createMemoryStorage();
    storage.setItem('portico.theme-builder.meridian.example', text);
    const { editor } = await openEditor({ storage });
    expect(editor.read().phase).toEqual({ status: 'ready' });
    expect(editor.read().history).toEqual({ past: [], future: [] });
  });
});

describe('loading', () => {
  it('says why a stored theme cannot be edited', async () => {
    const fake = createFakeBackend();
    fake.server.draft = { schema: 2, product: 'default', sections: { navbar: { height: { value: 9000 } } } };
    const { editor } = await openEditor({ fake });
    expect(editor.read().phase).toEqual({
      status: 'failed',
      message: 'sections.navbar.height.value must be between 48 and 120 px',
    });
  });
});

async function openClosed() {
  const draft = documentOf({
    navbar: { height: { value: 60 } },
    pcsx_hero_image: { height: { value: 300 } },
    cards: { padding: { value: 20 } },
  });
  const opened = await openEditor({ fake: createFakeBackend({ draft }) });
  opened.editor.write({ closed: new Set(['navbar', 'pcsx_hero_image']) });
  return { ...opened, draft };
}

/** Two steps, the later one in a part that is locked then. */
async function openWithSteps() {
  const opened = await openEditor();
  opened.editor.edit({ path: 'cards.padding', scheme: 'light', value: 30 });
  opened.editor.endGesture();
  opened.editor.edit({ ...height, value: 90 });
  opened.editor.endGesture();
  opened.editor.write({ closed: new Set(['navbar']) });
  return opened;
}
const namesOf = (steps: readonly { name: { about?: string } }[]) => steps.map(({ name }) => name.about);

describe('a part that somebody has locked (THEME-04, B12)', () => {
  it('stays as it is whatever else is done in the same step, and that is said', async () => {
    const { editor, draft } = await openClosed();
    editor.edit({ ...height, value: 90 });
    editor.endGesture();
    expect(editor.read().live.document).toEqual(draft);
    editor.apply({ kind: 'reset-all' }, () => ({
      ...documentOf({}),
      assets: { hero: [{ page: 'jobs', minWidth: 0, alt: '', tokens: {} }] },
    }));
    const { cards: _reset, ...rest } = draft.sections;
    expect(editor.read().live.document).toEqual(documentOf(rest));
    expect(editor.read().announcement.said).toEqual({
      what: 'done',
      step: { kind: 'reset-all' },
      left: ['navbar', 'pcsx_hero_image'],
    });
    editor.undo();
    expect(editor.read().live.document).toEqual(draft);
  });

  it('is no step when nothing else is done', async () => {
    const { editor, draft, fake } = await openClosed();
    editor.apply({ kind: 'reset-section', about: 'navbar' }, (document) =>
      withoutSections(document, ['navbar']),
    );
    expect(editor.read().live.document).toEqual(draft);
    expect(editor.read().history.past).toEqual([]);
    expect(editor.read().announcement.said).toEqual({ what: 'left', left: ['navbar'] });
    await vi.runAllTimersAsync();
    expect(fake.saves()).toBe(0);
  });

  it('keeps its steps from being undone, and lets undo and redo go around them, which is said', async () => {
    const { editor } = await openWithSteps();
    editor.undo();
    expect(editor.read().live.document.sections).toEqual({ navbar: { height: { value: 90 } } });
    expect(editor.read().announcement.said).toEqual({
      what: 'undone',
      step: { kind: 'edit', about: 'cards.padding' },
      left: ['navbar'],
    });
    editor.redo();
    expect(editor.read().live.document.sections.cards).toEqual({ padding: { value: 30 } });
    editor.undo();
    const { history } = editor.read();
    expect([namesOf(history.past), namesOf(history.future)]).toEqual([['navbar.height'], ['cards.padding']]);
  });

  it('is said to be why nothing is undone, and its step waits until it is open again', async () => {
    const { editor, fake } = await openWithSteps();
    editor.undo();
    await vi.runAllTimersAsync();
    const saves = fake.saves();
    const { history, live } = editor.read();
    editor.undo();
    expect(editor.read().announcement.said).toEqual({
      what: 'not-undone',
      step: { kind: 'edit', about: 'navbar.height' },
      left: ['navbar'],
    });
    expect([editor.read().history, editor.read().live]).toEqual([history, live]);
    await vi.runAllTimersAsync();
    expect(fake.saves()).toBe(saves);
    editor.write({ closed: new Set() });
    editor.undo();
    expect(editor.read().live.document.sections).toEqual({});
  });

  it('is said to be why nothing is done again', async () => {
    const { editor } = await openEditor();
    editor.edit({ ...height, value: 90 });
    editor.endGesture();
    editor.undo();
    editor.write({ closed: new Set(['navbar']) });
    editor.redo();
    expect(editor.read().announcement.said).toMatchObject({ what: 'not-redone', left: ['navbar'] });
    expect(namesOf(editor.read().history.future)).toEqual(['navbar.height']);
    expect(editor.read().live.document.sections).toEqual({});
  });
});
