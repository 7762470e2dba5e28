import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ar } from '../../locales/ar.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { FullPageError } from './full-page-error.tsx';

const link = (name: string) => page.getByRole('link', { name });

describe('FullPageError', () => {
  it('SHELL-07 is a page headed “Internal Server Error”, with links back and to contact', async () => {
    render(<FullPageError backHref="/careers" contactHref="mailto:help@example.com" />);
    await expect
      .element(page.getByRole('main').getByRole('heading', { name: 'Internal Server Error', level: 1 }))
      .toBeVisible();
    await expect.element(link('Go back')).toHaveAttribute('href', '/careers');
    await expect.element(link('Contact us')).toHaveAttribute('href', 'mailto:help@example.com');
  });

  it('SHELL-07 shows the technical error to those who are given it, when they ask', async () => {
    const { rerender } = render(<FullPageError backHref="/" />);
    expect(document.querySelector('details')).toBeNull();
    rerender(<FullPageError backHref="/" detail="TypeError: jobs is not iterable" />);
    const detail = page.getByText('TypeError: jobs is not iterable');
    await expect.element(detail).not.toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(detail).toBeVisible();
  });

  it('may say something else, and be part of a page', async () => {
    render(
      <FullPageError as="section" title="Gone" backHref="/">
        It was filled.
      </FullPageError>,
    );
    await expect.element(page.getByRole('heading', { name: 'Gone', level: 1 })).toBeVisible();
    await expect.element(page.getByText('It was filled.')).toBeVisible();
    expect(page.getByRole('main').elements()).toHaveLength(0);
  });

  it('is read aloud when it takes the place of a page in use', async () => {
    render(<FullPageError backHref="/">It was filled.</FullPageError>);
    await expect.element(page.getByRole('alert').getByText('It was filled.')).toBeVisible();
  });

  it('leads back through the router of the app when it is given one', async () => {
    render(
      <FullPageError
        backHref="/"
        renderLink={({ children, ...rest }) => (
          <a {...rest} data-routed="">
            {children}
          </a>
        )}
      />,
    );
    await expect.element(link('Go back')).toHaveAttribute('data-routed');
  });

  it('SHELL-11 speaks the language around it', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <FullPageError backHref="/" />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(page.getByRole('heading', { name: 'خطأ داخلي في الخادم' })).toBeVisible();
    await expect.element(link('العودة')).toBeVisible();
  });

  it('passes ref and other props to the root', () => {
    const ref = createRef<HTMLElement>();
    render(<FullPageError ref={ref} backHref="/" id="error" />);
    expect(ref.current).toHaveAttribute('id', 'error');
    expect(ref.current?.localName).toBe('main');
  });
});
