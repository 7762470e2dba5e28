import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { Pagination } from './pagination.tsx';

function Stateful({ start = 1 }: { start?: number }) {
  const [current, setCurrent] = useState(start);
  return <Pagination page={current} pageCount={12} onPageChange={setCurrent} />;
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });

describe('Pagination', () => {
  it('is a landmark with a list of steps, of which one is the current page', async () => {
    render(<Pagination page={3} pageCount={12} hrefOf={(each) => `?page=${each}`} />);
    await expect.element(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect.element(link('Page 3')).toHaveAttribute('aria-current', 'page');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it('leads to the pages’ own addresses, through the router of the app', async () => {
    render(
      <Pagination
        page={3}
        pageCount={12}
        hrefOf={(each) => `?page=${each}`}
        renderLink={({ children, ...rest }) => (
          <a {...rest} data-routed="">
            {children}
          </a>
        )}
      />,
    );
    await expect.element(link('Next page')).toHaveAttribute('href', '?page=4');
    await expect.element(link('Previous page')).toHaveAttribute('href', '?page=2');
    await expect.element(link('Page 12')).toHaveAttribute('data-routed');
  });

  it('goes to a page by pointer and by keyboard, and the focus stays on the step', async () => {
    render(<Stateful start={4} />);
    await button('Page 5').click();
    await expect.element(button('Page 5')).toHaveAttribute('aria-current', 'page');
    await expect.element(button('Page 5')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Page 6')).toHaveAttribute('aria-current', 'page');
    await expect.element(button('Page 6')).toHaveFocus();
  });

  it('keeps the focus on an arrow that has come to the end, where it does nothing more', async () => {
    render(<Stateful start={11} />);
    await button('Next page').click();
    await expect.element(button('Page 12')).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Next page')).toHaveFocus();
    await expect.element(button('Next page')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button('Page 12')).toHaveAttribute('aria-current', 'page');
  });

  it('leads back to the last page from beyond it', async () => {
    const onPageChange = vi.fn();
    render(<Pagination page={12} pageCount={10} onPageChange={onPageChange} />);
    await page.getByRole('button', { name: 'Previous page' }).click();
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith(10);
  });

  it('tells search engines and browsers which of its links lead back and on', async () => {
    render(<Pagination page={3} pageCount={12} hrefOf={(each) => `?page=${each}`} />);
    await expect.element(link('Previous page')).toHaveAttribute('rel', 'prev');
    await expect.element(link('Next page')).toHaveAttribute('rel', 'next');
    await expect.element(link('Page 4')).not.toHaveAttribute('rel');
  });

  it('names the entries in view', async () => {
    render(<Pagination page={2} pageCount={4} hrefOf={String} range="11 to 20 of 32" />);
    await expect.element(page.getByRole('navigation').getByText('11 to 20 of 32')).toBeVisible();
  });

  it('shows nothing when there is one page', () => {
    const { container } = render(<Pagination page={1} pageCount={1} hrefOf={String} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('fits on a phone of 320 px', async () => {
    await page.viewport(320, 600);
    render(<Pagination page={5000} pageCount={10_000} hrefOf={String} />);
    const width = document.documentElement.scrollWidth;
    await page.viewport(1280, 800);
    expect(width).toBeLessThanOrEqual(320);
  });

  it('SHELL-11 speaks the language around it, and points its arrows along the line of reading', async () => {
    const { container } = render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <Pagination page={3} pageCount={4} hrefOf={String} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(link('الصفحة التالية')).toBeVisible();
    await expect.element(link('الصفحة ٤')).toHaveTextContent('٤');
    expect(getComputedStyle(container.querySelector('svg')!).scale).toBe('-1 1');
  });

  it('passes ref and other props to its root, and may be called otherwise', async () => {
    const ref = createRef<HTMLElement>();
    render(
      <Pagination ref={ref} page={1} pageCount={2} hrefOf={String} aria-label="Pages of jobs" id="pages" />,
    );
    expect(ref.current).toHaveAttribute('id', 'pages');
    await expect.element(page.getByRole('navigation', { name: 'Pages of jobs' })).toBeVisible();
  });
});
