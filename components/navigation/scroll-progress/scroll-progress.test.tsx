import { createRef, useRef } from 'react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { hydrate, render } from '../../testing/render.tsx';
import { ScrollProgress } from './scroll-progress.tsx';

const bar = () => document.querySelector<HTMLElement>('[aria-hidden="true"]')!;
/** How wide the line is drawn, as a share of the window. */
function shown() {
  const { width } = bar().getBoundingClientRect();
  return Math.round((width / document.documentElement.clientWidth) * 100) / 100;
}
function room(height: number) {
  const element = document.createElement('div');
  element.style.blockSize = `${height}px`;
  document.body.append(element);
  onTestFinished(() => element.remove());
}
function Article() {
  const article = useRef<HTMLElement>(null);
  return (
    <>
      <ScrollProgress target={article} />
      <article ref={article} style={{ blockSize: innerHeight * 3 }} />
    </>
  );
}

beforeEach(() => {
  onTestFinished(() => scrollTo(0, 0));
});

describe('ScrollProgress', () => {
  it('is as long as the share of the page that has been scrolled', async () => {
    room(5000);
    render(<ScrollProgress />);
    await expect.poll(shown).toBe(0);
    const all = document.documentElement.scrollHeight - innerHeight;
    scrollTo(0, all / 2);
    await expect.poll(shown).toBe(0.5);
    scrollTo(0, all);
    await expect.poll(shown).toBe(1);
  });

  it('may tell of one element, whatever follows it', async () => {
    render(<Article />);
    room(5000);
    await expect.poll(shown).toBe(0);
    scrollTo(0, innerHeight);
    await expect.poll(shown).toBe(0.5);
    scrollTo(0, innerHeight * 2);
    await expect.poll(shown).toBe(1);
    scrollTo(0, innerHeight * 4);
    await expect.poll(shown).toBe(1);
  });

  it('grows from where reading begins', async () => {
    document.documentElement.dir = 'rtl';
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    room(5000);
    render(<ScrollProgress />, { dir: 'rtl' });
    scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
    await expect.poll(shown).toBe(0.5);
    const { right } = bar().getBoundingClientRect();
    expect(Math.round(right)).toBe(document.documentElement.clientWidth);
  });

  it('is silent, takes no press and no room', () => {
    const { container } = render(<ScrollProgress />);
    expect(container.getBoundingClientRect().height).toBe(0);
    expect(getComputedStyle(bar()).pointerEvents).toBe('none');
  });

  it('passes ref and other props to the root', () => {
    const ref = createRef<HTMLDivElement>();
    render(<ScrollProgress ref={ref} id="read" />);
    expect(ref.current).toHaveAttribute('id', 'read');
  });

  it('renders on the server and hydrates without a difference', () => {
    const { html, complaints } = hydrate(<Article />);
    expect(html).not.toMatch(/aria-hidden="true"[^>]*style=/);
    expect(complaints).toEqual([]);
  });
});
