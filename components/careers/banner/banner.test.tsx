import { createRef, useState } from 'react';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../actions/button/button.tsx';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { Banner, type BannerProps } from './banner.tsx';

function Page({ live }: { live?: boolean }) {
  const [isRead, setRead] = useState(false);
  return (
    <>
      {isRead ? null : (
        <Banner variant="alert" live={live} onDismiss={() => setRead(true)}>
          Beware of fraud
        </Banner>
      )}
      <main>
        <Button>Search</Button>
      </main>
    </>
  );
}
const announced = (urgency: string) =>
  document.querySelector(`[data-pt-announcer="${urgency}"]`)?.textContent;

describe('Banner', () => {
  it.each([
    ['info', 'Notice'],
    ['alert', 'Important notice'],
    ['implementation', 'Site under construction'],
  ] as const)('SHELL-04 of kind %s is a place of the page that says what it is', async (variant, name) => {
    render(<Banner variant={variant}>By video until March</Banner>);
    await expect.element(page.getByRole('region', { name })).toHaveTextContent('By video until March');
    await expect.element(page.getByRole('region', { name })).toHaveAttribute('data-variant', variant);
  });

  it('interrupts nobody: it is read in a pause when it comes later, and not at all when it was there', async () => {
    document.querySelectorAll('[data-pt-announcer]').forEach((region) => region.replaceChildren());
    const { rerender } = render(<Page />);
    expect(announced('polite')).toBe('');
    rerender(null);
    rerender(<Page live />);
    await expect.poll(() => announced('polite')).toContain('Beware of fraud');
    expect(announced('assertive')).toBe('');
    expect(page.getByRole('alert').elements()).toHaveLength(0);
  });

  it('is read again when its words become others', async () => {
    const { rerender } = render(<Banner live>Closed today</Banner>);
    await expect.poll(() => announced('polite')).toContain('Closed today');
    rerender(<Banner live>Open again</Banner>);
    await expect.poll(() => announced('polite')).toContain('Open again');
  });

  it('goes when its cross is pressed, and the focus goes on to what comes after it', async () => {
    render(<Page />);
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Dismiss notice' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('region')).not.toBeInTheDocument();
    await expect.element(page.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Search' })).toHaveFocus();
  });

  it('leaves the focus alone when it goes while people are elsewhere', async () => {
    const { rerender } = render([
      <Banner key="banner">Soon over</Banner>,
      <Button key="button">Search</Button>,
    ]);
    await userEvent.tab();
    rerender([<Button key="button">Search</Button>]);
    await expect.element(page.getByRole('button', { name: 'Search' })).toHaveFocus();
  });

  it('leads to more through the router of the app', async () => {
    render(
      <Banner
        link={{ href: '/fraud', label: 'How to tell' }}
        renderLink={({ children, ...rest }) => (
          <a {...rest} data-routed="">
            {children}
          </a>
        )}
      >
        Beware of fraud
      </Banner>,
    );
    const link = page.getByRole('link', { name: 'How to tell' });
    await expect.element(link).toHaveAttribute('href', '/fraud');
    await expect.element(link).toHaveAttribute('data-routed');
  });

  it('refuses what means nothing together', () => {
    expectTypeOf<{ children: string; variant: 'implementation' }>().toExtend<BannerProps>();
    expectTypeOf<{
      children: string;
      variant: 'implementation';
      onDismiss: () => void;
    }>().not.toExtend<BannerProps>();
    expectTypeOf<{
      children: string;
      action: string;
      link: { href: string; label: string };
    }>().not.toExtend<BannerProps>();
  });

  it('SHELL-11 speaks the language around it', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <Banner onDismiss={() => {}}>نص</Banner>
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(page.getByRole('region', { name: 'إشعار' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'إخفاء الإشعار' })).toBeVisible();
  });

  it('passes ref and other props to its root, and may be called otherwise', async () => {
    const ref = createRef<HTMLElement>();
    render(
      <Banner ref={ref} id="fraud" aria-label="Fraud">
        Beware
      </Banner>,
    );
    expect(ref.current).toHaveAttribute('id', 'fraud');
    await expect.element(page.getByRole('region', { name: 'Fraud' })).toBeVisible();
  });
});
