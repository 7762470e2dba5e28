import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { hydrate, render } from '../../testing/render.tsx';
import { breakpoints, upTo, useUpTo } from './index.ts';

const Seen = ({ onServer }: { onServer?: boolean }) => (
  <output>{useUpTo(767, { onServer }) ? 'narrow' : 'wide'}</output>
);

describe('breakpoints', () => {
  it('SHELL-01 are the six widths of the product, each the last of the narrower layout', async () => {
    expect(breakpoints).toEqual([600, 767, 992, 1024, 1180, 1250]);
    for (const width of breakpoints) {
      await page.viewport(width, 700);
      const at = matchMedia(upTo(width)).matches;
      await page.viewport(width + 1, 700);
      expect([at, matchMedia(upTo(width)).matches], String(width)).toEqual([true, false]);
    }
    await page.viewport(1280, 800);
  });
});

describe('useUpTo', () => {
  it('follows the window', async () => {
    render(<Seen />);
    await expect.element(page.getByRole('status')).toHaveTextContent('wide');
    await page.viewport(767, 700);
    await expect.element(page.getByRole('status')).toHaveTextContent('narrow');
    await page.viewport(1280, 800);
    await expect.element(page.getByRole('status')).toHaveTextContent('wide');
  });

  it('renders on the server what it is told, and the window’s own answer after hydration, without a complaint', () => {
    const { html, container, complaints } = hydrate(<Seen onServer />);
    expect(html).toContain('narrow');
    expect(container.textContent).toBe('wide');
    expect(complaints).toEqual([]);
  });
});
