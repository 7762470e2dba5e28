import { createRef } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ar } from '../../locales/ar.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

const ancestors = ['Jobs', 'Europe', 'Germany', 'Hamburg'].map((label) => ({ href: `#${label}`, label }));
async function onPhone() {
  await page.viewport(375, 700);
  onTestFinished(() => page.viewport(1280, 800));
}
const seen = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);

describe('Breadcrumbs', () => {
  it('are a landmark with the way to the page in order, which ends in the page itself', async () => {
    render(<Breadcrumbs ancestors={ancestors} current="Nurse" />);
    await expect.element(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(['Jobs', 'Europe', 'Germany', 'Hamburg', 'Nurse']);
    await expect.element(page.getByText('Nurse')).toHaveAttribute('aria-current', 'page');
    expect(seen()).toEqual(['Jobs', 'Europe', 'Germany', 'Hamburg']);
  });

  it('lead through the router of the app', async () => {
    render(
      <Breadcrumbs
        ancestors={ancestors}
        current="Nurse"
        renderLink={({ children, ...rest }) => (
          <a {...rest} data-routed="">
            {children}
          </a>
        )}
      />,
    );
    await expect.element(page.getByRole('link', { name: 'Jobs' })).toHaveAttribute('data-routed');
  });

  it('fold the middle into a button on phones, which shows it and hands the focus on', async () => {
    await onPhone();
    render(<Breadcrumbs ancestors={ancestors} current="Nurse" />);
    expect(seen()).toEqual(['Jobs', 'Hamburg']);
    await page.getByRole('button', { name: 'Show 2 more pages' }).click();
    expect(seen()).toEqual(['Jobs', 'Europe', 'Germany', 'Hamburg']);
    await expect.element(page.getByRole('link', { name: 'Europe' })).toHaveFocus();
    expect(page.getByRole('button').elements()).toHaveLength(0);
  });

  it('show a short way whole on phones', async () => {
    await onPhone();
    render(<Breadcrumbs ancestors={ancestors.slice(0, 3)} current="Nurse" />);
    expect(seen()).toEqual(['Jobs', 'Europe', 'Germany']);
    expect(page.getByRole('button').elements()).toHaveLength(0);
  });

  it('unfold by keyboard, and all of the way is reached by Tab', async () => {
    await onPhone();
    render(<Breadcrumbs ancestors={ancestors} current="Nurse" />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Germany' })).toHaveFocus();
  });

  it('speak the language around them, and point along the line of reading', async () => {
    await onPhone();
    const { container } = render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <Breadcrumbs ancestors={ancestors} current="Nurse" />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(page.getByRole('navigation', { name: 'مسار التنقل' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'إظهار صفحتين أخريين' })).toBeVisible();
    expect(getComputedStyle(container.querySelector('svg')!).scale).toBe('-1 1');
  });

  it('pass ref and other props to the root, and may be called otherwise', async () => {
    const ref = createRef<HTMLElement>();
    render(<Breadcrumbs ref={ref} ancestors={[]} current="Jobs" id="way" aria-label="You are here" />);
    expect(ref.current).toHaveAttribute('id', 'way');
    await expect.element(page.getByRole('navigation', { name: 'You are here' })).toBeVisible();
  });
});
