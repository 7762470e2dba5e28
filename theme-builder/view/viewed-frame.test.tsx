import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadTexts } from '../locales/texts.ts';
import { BuilderContext } from '../store/use-editor.ts';
import { framedPage } from '../testing/framed-page.ts';
import { createMemoryStorage, documentOf, openEditor } from '../testing/open-editor.ts';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { createViewStore, ViewContext } from './view-store.ts';
import { ViewedFrame } from './viewed-frame.tsx';

const draft = documentOf({
  primary_buttons: { background: { value: '#8a8a8a' }, text: { value: '#101010' } },
  core_properties: { border: { value: '#eeeeee' } },
});
const ownStyles = `<p>Long ago</p><style>
  @media (forced-colors: active) { .pt-primary_buttons { border: 3px solid Highlight; } }
</style>`;

const page = () => document.querySelector('iframe')?.contentDocument;

function styleOf(selector: string) {
  const found = page()?.querySelector(selector);
  return found ? getComputedStyle(found) : undefined;
}

const edge = () => styleOf('html')?.getPropertyValue('--pt-core-border');

/** A page of the site in a frame of the builder, and how it is looked at. */
async function open() {
  const { editor } = await openEditor({ fake: createFakeBackend({ draft }) });
  const view = createViewStore({ storage: createMemoryStorage(), siteKey: 'x', site: undefined, of: 'page' });
  const container = document.createElement('div');
  container.style.inlineSize = '800px';
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    <BuilderContext value={{ editor, texts: await loadTexts('en-US') }}>
      <ViewContext value={view}>
        <ViewedFrame title="Page" address={framedPage(undefined, ownStyles)} width={800} use="page" />
      </ViewContext>
    </BuilderContext>,
  );
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await expect.poll(() => styleOf('button')?.backgroundColor).toBe('rgb(138, 138, 138)');
  return { editor, view };
}

describe('a page as others meet it (B13, THEME-08)', () => {
  it('is read the other way round, in another scheme, with larger and longer texts, all at once, and is reset', async () => {
    const { editor, view } = await open();
    const before = page()?.documentElement.outerHTML;
    view.set({ direction: 'rtl', wishes: ['large', 'long'] });
    editor.setScheme('dark');
    await expect.poll(() => styleOf('html')?.direction).toBe('rtl');
    await expect.poll(() => styleOf('html')?.colorScheme).toBe('dark');
    expect(styleOf('html')?.fontSize).toBe('32px');
    await expect.poll(() => page()?.querySelector('button')?.textContent).toBe('Ápplý ñóóów');
    view.reset();
    editor.setScheme('auto');
    await expect.poll(() => page()?.querySelector('button')?.textContent).toBe('Apply now');
    await expect.poll(() => page()?.documentElement.outerHTML.replace(' style=""', '')).toBe(before);
  });

  it('has longer texts also where they come later', async () => {
    const { view } = await open();
    view.set({ wishes: ['long'] });
    await expect.poll(() => page()?.querySelector('p')?.textContent).not.toBe('Long ago');
    const later = page()?.createElement('p');
    later?.append('A late text');
    page()
      ?.querySelector('main')
      ?.append(later ?? '');
    await expect.poll(() => later?.textContent?.length).toBeGreaterThan('A late text'.length);
    view.reset();
    await expect.poll(() => later?.textContent).toBe('A late text');
  });

  it('has more contrast for who asks for it, and follows what is edited with it', async () => {
    const { editor, view } = await open();
    const standard = edge();
    view.set({ wishes: ['contrast'] });
    await expect.poll(edge).not.toBe(standard);
    const more = edge();
    editor.apply({ kind: 'edit', about: 'core_properties.border' }, () =>
      documentOf({ core_properties: { border: { value: '#f3c6d1' } } }),
    );
    await expect.poll(edge).not.toBe(more);
    view.reset();
    await expect.poll(edge).toContain('#f3c6d1');
  });

  it('has the colours of the system in place of the theme’s where they are forced, and what the page says of that', async () => {
    const { view } = await open();
    view.set({ wishes: ['forced'] });
    await expect.poll(() => styleOf('button')?.backgroundColor).not.toBe('rgb(138, 138, 138)');
    const system = document.createElement('i');
    system.style.backgroundColor = 'ButtonFace';
    document.body.append(system);
    onTestFinished(() => system.remove());
    expect(styleOf('button')?.backgroundColor).toBe(getComputedStyle(system).backgroundColor);
    expect(styleOf('button')?.borderTopWidth).toBe('3px');
    view.reset();
    await expect.poll(() => styleOf('button')?.backgroundColor).toBe('rgb(138, 138, 138)');
    expect(styleOf('button')?.borderTopWidth).not.toBe('3px');
  });
});
