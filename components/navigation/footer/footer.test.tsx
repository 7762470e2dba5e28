import { createRef } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { Footer } from './footer.tsx';

const columns = [
  { title: 'Jobs', links: [{ href: '#all', label: 'All jobs' }] },
  { title: 'Legal', links: [{ href: '#privacy', label: 'Privacy' }] },
];
const poweredBy = { name: 'Portico', href: 'https://example.com/' };

const tops = () =>
  page
    .getByRole('list')
    .elements()
    .map((list) => list.getBoundingClientRect().top);

describe('Footer', () => {
  it('is a landmark with its links in lists that are named by their titles', async () => {
    render(<Footer columns={columns} />);
    await expect.element(page.getByRole('contentinfo')).toBeVisible();
    await expect.element(page.getByRole('navigation', { name: 'Footer' })).toBeVisible();
    await expect
      .element(page.getByRole('list', { name: 'Legal' }).getByRole('link', { name: 'Privacy' }))
      .toHaveAttribute('href', '#privacy');
  });

  it('leads through the router of the app', async () => {
    render(
      <Footer
        columns={columns}
        renderLink={({ children, ...rest }) => (
          <a {...rest} data-routed="">
            {children}
          </a>
        )}
      />,
    );
    await expect.element(page.getByRole('link', { name: 'All jobs' })).toHaveAttribute('data-routed');
  });

  it('SHELL-03 has the employer’s own content, and the powered-by line unless it is hidden', async () => {
    const { rerender } = render(
      <Footer poweredBy={poweredBy}>
        <p>We welcome everyone.</p>
      </Footer>,
    );
    await expect.element(page.getByText('We welcome everyone.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Powered by Portico' }))
      .toHaveAttribute('href', 'https://example.com/');
    rerender(<Footer poweredBy={{ name: 'Portico' }} />);
    await expect.element(page.getByText('Powered by Portico')).toBeVisible();
    expect(page.getByRole('link').elements()).toEqual([]);
    rerender(<Footer legal="© 2026 Meridian" />);
    expect(document.querySelector('footer')!.textContent).toBe('© 2026 Meridian');
  });

  it('SHELL-03 gives the employer’s own content the whole width, and adds nothing to it when it is alone', () => {
    render(
      <Footer>
        <p id="own">We welcome everyone.</p>
      </Footer>,
    );
    const footer = document.querySelector('footer')!;
    expect(document.querySelector('#own')!.getBoundingClientRect().width).toBe(footer.clientWidth);
    expect(footer.children).toHaveLength(1);
  });

  it('shows where the language is chosen', async () => {
    render(<Footer language={<button type="button">English</button>} />);
    await expect
      .element(page.getByRole('contentinfo').getByRole('button', { name: 'English' }))
      .toBeVisible();
  });

  it('puts its columns beside each other where there is room, and below each other on phones', async () => {
    onTestFinished(() => page.viewport(1280, 800));
    render(<Footer columns={columns} />);
    expect(new Set(tops()).size).toBe(1);
    await page.viewport(320, 700);
    expect(new Set(tops()).size).toBe(2);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it('speaks the language around it', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <Footer columns={columns} poweredBy={poweredBy} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(page.getByRole('link', { name: 'مدعوم من Portico' })).toBeVisible();
    await expect.element(page.getByRole('navigation', { name: 'تذييل الصفحة' })).toBeVisible();
  });

  it('passes ref and other props to the root', () => {
    const ref = createRef<HTMLElement>();
    render(<Footer ref={ref} id="end" legal="©" />);
    expect(ref.current).toHaveAttribute('id', 'end');
  });
});
