import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { LocaleProvider } from '../../messages/locale.tsx';
import { underForcedColors } from '../../testing/emulate-media.ts';
import { render } from '../../testing/render.tsx';
import { Badge } from './badge.tsx';

const box = (element: Element) => element.getBoundingClientRect();

describe('Badge', () => {
  it('shows its number, and says what the number means instead', async () => {
    render(
      <button type="button">
        <Badge count={3} label=" 3 unread">
          Messages,
        </Badge>
      </button>,
    );
    await expect.element(page.getByText('3', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('button')).toHaveAccessibleName('Messages, 3 unread');
  });

  it('shows the highest number with a plus above it', async () => {
    render(
      <>
        <Badge count={99} label="99" />
        <Badge count={100} label="More than 99" />
        <Badge count={1000} max={999} label="More than 999" />
      </>,
    );
    expect([...document.querySelectorAll('[aria-hidden]')].map((mark) => mark.textContent)).toEqual([
      '99',
      '99+',
      '999+',
    ]);
  });

  it('is not there at 0 unless it is told so, but what it is about is', async () => {
    const { container, rerender } = render(<Badge count={0} label="None" />);
    expect(container).toBeEmptyDOMElement();
    rerender(
      <Badge count={0} label="None">
        Messages
      </Badge>,
    );
    expect(container.textContent).toBe('Messages');
    rerender(<Badge count={0} showZero label="None" />);
    expect(container.querySelector('[aria-hidden]')).toHaveTextContent('0');
  });

  it('may be a dot, which says what it means', async () => {
    const { container } = render(<Badge dot label="New" />);
    expect(container.textContent).toBe('New');
    const { width, height } = box(container.querySelector('[aria-hidden]')!);
    expect(width).toBe(height);
  });

  it('is a dot that is seen where colours are forced', async () => {
    const { container } = render(<Badge dot label="New" />);
    const seen = await underForcedColors(
      () => getComputedStyle(container.querySelector('[aria-hidden]')!).backgroundColor,
    );
    expect(seen).not.toBe(getComputedStyle(document.body).backgroundColor);
  });

  it.each([
    ['ltr', 'right'],
    ['rtl', 'left'],
  ] as const)('sits at the upper end corner of what it is about, in %s', (dir, end) => {
    const { container } = render(
      <Badge count={3} label="3">
        <svg width="40" height="40" />
      </Badge>,
      { dir },
    );
    const [picture, mark] = [
      box(container.querySelector('svg')!),
      box(container.querySelector('[aria-hidden]')!),
    ];
    expect(mark.left).toBeLessThan(picture[end]);
    expect(mark.right).toBeGreaterThan(picture[end]);
    expect(mark.top).toBeLessThan(picture.top);
  });

  it('SHELL-11 writes numbers as the language around it does', () => {
    const { container } = render(
      <LocaleProvider locale="ar-EG">
        <Badge count={120} label="أكثر من ٩٩" />
      </LocaleProvider>,
    );
    expect(container.querySelector('[aria-hidden]')).toHaveTextContent('٩٩+');
  });

  it('passes ref and other props to its root', () => {
    const ref = createRef<HTMLSpanElement>();
    render(<Badge ref={ref} id="unread" count={1} label="1 unread" />);
    expect(ref.current).toHaveAttribute('id', 'unread');
  });
});
