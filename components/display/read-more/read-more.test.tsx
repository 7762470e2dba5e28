import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { hydrate, render } from '../../testing/render.tsx';
import { ReadMore } from './read-more.tsx';

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <span key={index}>
      Line {index}
      <br />
    </span>
  ));
const button = () => page.getByRole('button');
const height = (container: HTMLElement) => container.firstElementChild!.getBoundingClientRect().height;
const long = 'You care for people in trials. '.repeat(30);

afterEach(() => page.viewport(1280, 800));

describe('ReadMore', () => {
  it('shows as many lines as it is told, and the rest on demand, by pointer and by keyboard', async () => {
    const onExpandedChange = vi.fn();
    const { container } = render(
      <ReadMore lines={3} onExpandedChange={onExpandedChange}>
        {linesOf(12)}
      </ReadMore>,
    );
    const text = container.querySelector('[id]')!;
    expect(text.clientHeight).toBe(3 * 24);
    await page.getByRole('button', { name: 'Read more', expanded: false }).click();
    await expect.element(page.getByRole('button', { name: 'Read less', expanded: true })).toHaveFocus();
    expect(text.clientHeight).toBe(12 * 24);
    await userEvent.keyboard('{Enter}');
    await expect.element(button()).toHaveAccessibleName('Read more');
    expect(text.clientHeight).toBe(3 * 24);
    expect(onExpandedChange.mock.calls).toEqual([[true], [false]]);
  });

  it('has no button when nothing is hidden, nor when the button would take the room of what is', async () => {
    const { container, rerender } = render(<ReadMore lines={3}>{linesOf(3)}</ReadMore>);
    expect(button().elements()).toHaveLength(0);
    rerender(<ReadMore lines={3}>{linesOf(5)}</ReadMore>);
    expect(button().elements()).toHaveLength(0);
    expect(container.querySelector('[id]')!.clientHeight).toBe(5 * 24);
    rerender(<ReadMore lines={3}>{linesOf(6)}</ReadMore>);
    await expect.element(button()).toBeVisible();
    rerender(<ReadMore lines={3}>{linesOf(2)}</ReadMore>);
    await expect.element(button()).not.toBeInTheDocument();
  });

  it('shows all of the text after a while where its script does not come, and waits for none that has', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<ReadMore lines={3}>{linesOf(12)}</ReadMore>);
    document.body.append(container);
    onTestFinished(() => container.remove());
    const text = container.querySelector('[id]')!;
    expect(text.clientHeight).toBe(5 * 24);
    for (const animation of text.getAnimations()) animation.finish();
    await expect.poll(() => text.clientHeight).toBe(12 * 24);
    const { container: other } = render(<ReadMore lines={3}>{linesOf(12)}</ReadMore>);
    expect(other.querySelector('[id]')!.getAnimations()).toEqual([]);
  });

  it('finds out anew when the window changes', async () => {
    const { container } = render(<ReadMore lines={4}>{long}</ReadMore>);
    expect(container.firstElementChild).toHaveAttribute('data-state', 'whole');
    await page.viewport(320, 700);
    await expect.element(button()).toBeVisible();
    await page.viewport(1280, 800);
    await expect.element(button()).not.toBeInTheDocument();
  });

  it('opens for what takes the focus out of sight, and only for that', async () => {
    const { container } = render(
      <ReadMore lines={2}>
        <a href="#one">One</a> {linesOf(10)} <a href="#two">Two</a>
      </ReadMore>,
    );
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'One' })).toHaveFocus();
    expect(container.firstElementChild).toHaveAttribute('data-state', 'collapsed');
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Two' })).toHaveFocus();
    expect(container.firstElementChild).toHaveAttribute('data-state', 'expanded');
  });

  it('takes as much room before script has measured as afterwards', () => {
    const content = <ReadMore lines={3}>{linesOf(12)}</ReadMore>;
    const { html, container, complaints } = hydrate(content);
    expect(complaints).toEqual([]);
    expect(html).not.toContain('style=');
    const fresh = document.createElement('div');
    document.body.append(fresh);
    fresh.innerHTML = html;
    expect(button().elements()).toHaveLength(1);
    expect(height(fresh)).toBe(height(container));
    fresh.remove();
  });

  it('has all of its text in the server’s HTML', () => {
    const fresh = document.createElement('div');
    fresh.innerHTML = hydrate(<ReadMore>{linesOf(40)}</ReadMore>).html;
    expect(fresh.textContent).toContain('Line 39');
  });

  it('SHELL-11 speaks the language around it', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <ReadMore lines={2}>{linesOf(9)}</ReadMore>
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await button().click();
    await expect.element(page.getByRole('button', { name: 'عرض أقل' })).toBeVisible();
  });

  it('passes ref and other props to its root', () => {
    const ref = createRef<HTMLDivElement>();
    render(<ReadMore ref={ref} id="about" />);
    expect(ref.current).toHaveAttribute('id', 'about');
  });
});
