import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { lazyArea } from './lazy-area.tsx';
import { loadTexts } from '../locales/texts.ts';
import { BuilderContext } from '../store/use-editor.ts';
import { openEditor } from '../testing/open-editor.ts';
import { viewTexts } from '../locales/areas.ts';

describe('a lazy part of the panel', () => {
  it('is asked for again when people ask, and as soon as there is a connection', async () => {
    const builder = { editor: (await openEditor()).editor, texts: await loadTexts('en-US') };
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    onTestFinished(() => root.unmount());
    let tries = 0;
    const load = async () => {
      tries += 1;
      if (tries < 3) throw new TypeError('Failed to fetch dynamically imported module');
      return { default: () => <p>It is there</p> };
    };
    const Part = lazyArea(load, viewTexts);
    root.render(
      <BuilderContext value={builder}>
        <Part />
      </BuilderContext>,
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => tries).toBe(2);
    await expect.element(page.getByText('This part could not be loaded.')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('It is there')).toBeVisible();
  });
});
