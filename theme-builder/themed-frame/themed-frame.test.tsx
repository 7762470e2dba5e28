import { type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadTexts } from '../locales/texts.ts';
import { themed } from '../store/editor-state.ts';
import { BuilderContext } from '../store/use-editor.ts';
import { findings } from '../testing/findings.ts';
import { framedPage } from '../testing/framed-page.ts';
import { documentOf, openEditor } from '../testing/open-editor.ts';
import { ThemedFrame } from './themed-frame.tsx';

const published = documentOf({ primary_buttons: { background: { value: '#102030' } } });
const lookOf = (color: string) =>
  themed('default', documentOf({ primary_buttons: { background: { value: color } } }));

/** Renders in a column of 400 px. */
async function render() {
  const builder = { editor: (await openEditor()).editor, texts: await loadTexts('en-US') };
  const container = document.createElement('div');
  container.style.inlineSize = '400px';
  container.dataset['porticoPanel'] = '';
  document.body.append(container);
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return (children: ReactNode) => root.render(<BuilderContext value={builder}>{children}</BuilderContext>);
}

const frame = () => document.querySelector('iframe');
const inFrame = (selector: string) => frame()?.contentDocument?.querySelector(selector) ?? undefined;
function buttonColor() {
  const button = inFrame('button');
  return button && getComputedStyle(button).backgroundColor;
}

describe('a page in a frame (THEME-03)', () => {
  it('wears the theme it is given, follows it without loading anew, and goes back to what is published', async () => {
    const show = await render();
    const address = framedPage(published);
    const at = { title: 'Job search', address, width: 800, use: 'picture' } as const;
    show(<ThemedFrame {...at} look={lookOf('#a03060')} />);
    await expect.poll(buttonColor).toBe('rgb(160, 48, 96)');
    const before = inFrame('button');
    show(<ThemedFrame {...at} look={lookOf('#0b6e5f')} />);
    await expect.poll(buttonColor).toBe('rgb(11, 110, 95)');
    // a theme that says nothing of it hides what is published, too
    show(<ThemedFrame {...at} look={themed('default', documentOf({}))} />);
    await expect.poll(buttonColor).not.toBe('rgb(11, 110, 95)');
    expect(buttonColor()).not.toBe('rgb(16, 32, 48)');
    show(<ThemedFrame {...at} />);
    await expect.poll(buttonColor).toBe('rgb(16, 32, 48)');
    expect(inFrame('button')).toBe(before);
  });

  it('wears it again after the page has gone to another one', async () => {
    const show = await render();
    show(<ThemedFrame title="Page" address={framedPage()} width={800} use="page" look={lookOf('#a03060')} />);
    await expect.poll(buttonColor).toBe('rgb(160, 48, 96)');
    frame()?.contentWindow?.location.replace(framedPage(published, '<p>Another</p>'));
    await expect.poll(() => inFrame('p')?.textContent).toBe('Another');
    await expect.poll(buttonColor).toBe('rgb(160, 48, 96)');
  });

  it('is as small as its place needs, and keeps the width that it is asked for', async () => {
    const show = await render();
    show(<ThemedFrame title="Page" address={framedPage()} width={800} height={600} use="picture" />);
    await expect.poll(() => frame()?.contentWindow?.innerWidth).toBe(800);
    const box = frame()?.getBoundingClientRect();
    expect(box?.width).toBeCloseTo(398, 1);
    expect(box?.height).toBeCloseTo(298.5, 1);
  });

  it('as a picture is named, and passed over by Tab', async () => {
    const show = await render();
    show(
      <>
        <button type="button">Before</button>
        <ThemedFrame title="Job search" address={framedPage()} width={800} use="picture" />
        <button type="button">After</button>
      </>,
    );
    await expect.element(page.getByRole('img', { name: 'Job search' })).toBeVisible();
    await page.getByRole('button', { name: 'Before' }).click();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
    expect(await findings()).toEqual([]);
  });

  it('says when the page does not come, and asks for it again', async () => {
    const show = await render();
    // of another origin: what a browser shows instead of a page that it could not load is likewise out of reach
    show(<ThemedFrame title="Job search" address="data:text/html,Nothing" width={800} use="picture" />);
    await expect.element(page.getByRole('alert')).toHaveTextContent('This part could not be loaded.');
    expect(await findings()).toEqual([]);
    await page.getByRole('button', { name: 'Try again: Job search' }).click();
    expect(document.activeElement?.contains(frame())).toBe(true);
    await expect.element(page.getByRole('alert')).toBeVisible();
  });
});
