import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../actions/button/button.tsx';
import { render } from '../../testing/render.tsx';
import { PageHeader } from './page-header.tsx';

afterEach(() => page.viewport(1280, 800));
const boxOf = (role: 'button' | 'heading') => page.getByRole(role).element().getBoundingClientRect();
const withAction = <PageHeader title="Applications" actions={<Button>Withdraw all of them</Button>} />;

describe('PageHeader', () => {
  it('heads the page, or a part of it', async () => {
    const { rerender } = render(<PageHeader title="Applications" />);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
    rerender(<PageHeader title="Applications" headingLevel={2} />);
    await expect.element(page.getByRole('heading', { level: 2, name: 'Applications' })).toBeVisible();
  });

  it('leads up through the router of the app, by keyboard before its actions', async () => {
    render(
      <PageHeader
        title="Applications"
        back={{ href: '/careers', label: 'All jobs' }}
        renderLink={({ children, ...rest }) => (
          <a {...rest} data-routed="">
            {children}
          </a>
        )}
        actions={<Button>Withdraw</Button>}
      />,
    );
    const link = page.getByRole('link', { name: 'All jobs' });
    await expect.element(link).toHaveAttribute('href', '/careers');
    await expect.element(link).toHaveAttribute('data-routed');
    await userEvent.tab();
    await expect.element(link).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Withdraw' })).toHaveFocus();
  });

  it('points its arrow to where reading comes from', () => {
    const { container } = render(<PageHeader title="Jobs" back={{ href: '#', label: 'Back' }} />, {
      dir: 'rtl',
    });
    expect(getComputedStyle(container.querySelector('svg')!).scale).toBe('-1 1');
  });

  it('has its actions beside the title, and below it where there is no room', async () => {
    render(withAction);
    expect(boxOf('button').left).toBeGreaterThan(boxOf('heading').right);
    await page.viewport(320, 600);
    expect(boxOf('button').top).toBeGreaterThan(boxOf('heading').bottom);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it('THEME-02 carries the section of the theme’s banner where it is a band', () => {
    const { container } = render(<PageHeader variant="banner" title="Careers" />);
    expect(container.firstElementChild).toHaveClass('pt-banner_header');
    expect(container.firstElementChild!.getBoundingClientRect().width).toBe(
      container.getBoundingClientRect().width,
    );
  });

  it('passes ref and other props to its root', () => {
    const ref = createRef<HTMLElement>();
    render(<PageHeader ref={ref} id="head" title="Jobs" />);
    expect(ref.current?.localName).toBe('header');
    expect(ref.current).toHaveAttribute('id', 'head');
  });
});
