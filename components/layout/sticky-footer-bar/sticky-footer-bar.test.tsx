import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { StickyFooterBar } from './sticky-footer-bar.tsx';

const Page = ({ actions = 1, bar = true }: { actions?: number; bar?: boolean }) => (
  <form>
    {Array.from({ length: 40 }, (_, index) => (
      <p key={index}>
        <button type="button">Question {index}</button>
      </p>
    ))}
    {bar ? (
      <StickyFooterBar aria-label="Actions" as="section">
        {Array.from({ length: actions }, (_, index) => (
          // as wide as no two of them fit beside each other, whatever the font
          <p key={index} style={{ inlineSize: 200 }}>
            <button type="submit">Next {index}</button>
          </p>
        ))}
      </StickyFooterBar>
    ) : null}
  </form>
);
/** One bar, and perhaps a higher one beside it. */
const Two = ({ isHigh }: { isHigh: boolean }) => (
  <>
    <StickyFooterBar aria-label="Actions" as="section">
      Next
    </StickyFooterBar>
    {isHigh ? (
      <StickyFooterBar>
        <div style={{ blockSize: 100 }}>Two</div>
      </StickyFooterBar>
    ) : null}
  </>
);
const bar = () => page.getByRole('region', { name: 'Actions' }).element().getBoundingClientRect();
const scrollPadding = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);

afterEach(() => page.viewport(1280, 800));

describe('StickyFooterBar', () => {
  it('is in view at the bottom of the window, however far the page is scrolled', async () => {
    render(<Page />);
    expect(bar().bottom).toBeCloseTo(innerHeight, 0);
    window.scrollTo(0, 300);
    await expect.poll(() => Math.round(bar().bottom)).toBe(innerHeight);
    window.scrollTo(0, 0);
  });

  it('never covers what has the focus, on the way down through the page', async () => {
    render(<Page actions={3} />);
    await expect.poll(scrollPadding).toBeCloseTo(bar().height, 0);
    for (let index = 0; index < 40; index += 1) {
      await userEvent.tab();
      const focused = document.activeElement!;
      expect(focused).toHaveTextContent(`Question ${index}`);
      expect(focused.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar().top);
    }
  });

  it('follows its own height, and leaves the page as it was when it goes', async () => {
    await page.viewport(320, 700);
    const { rerender } = render(<Page />);
    await expect.poll(scrollPadding).toBeCloseTo(bar().height, 0);
    const before = scrollPadding();
    rerender(<Page actions={4} />);
    await expect.poll(scrollPadding).toBeGreaterThan(before);
    rerender(<Page bar={false} />);
    expect(scrollPadding()).toBeNaN();
  });

  it('keeps clear of the higher one of two, and of the one that is left', async () => {
    const { rerender } = render(<Two isHigh />);
    await expect.poll(scrollPadding).toBeGreaterThan(bar().height + 50);
    rerender(<Two isHigh={false} />);
    await expect.poll(scrollPadding).toBeCloseTo(bar().height, 0);
  });

  it('stays at the end of the page where the window is low, as at 400 % zoom', async () => {
    render(<Page />);
    await page.viewport(320, 256);
    expect(bar().top).toBeGreaterThan(innerHeight);
    expect(scrollPadding()).toBeNaN();
  });

  it('passes ref and other props to its element', () => {
    const ref = createRef<HTMLElement>();
    render(<StickyFooterBar ref={ref} as="footer" id="actions" justify="between" />);
    expect(ref.current).toHaveAttribute('id', 'actions');
    expect(ref.current?.localName).toBe('footer');
  });
});
