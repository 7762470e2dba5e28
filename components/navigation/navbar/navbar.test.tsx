import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { Navbar, type NavbarProps } from './navbar.tsx';

const Example = (props: Partial<NavbarProps>) => (
  <Navbar
    brand={<a href="#home">Meridian</a>}
    label="Main"
    menuLabel="Menu"
    links={[
      { href: '#jobs', label: 'Jobs', current: true },
      { href: '#teams', label: 'Teams' },
    ]}
    actions={<button type="button">Log in</button>}
    {...props}
  />
);
const menu = () => page.getByRole('button', { name: 'Menu' });
const link = (name: string) => page.getByRole('link', { name });

describe('Navbar', () => {
  it('is the banner of the page, with its navigation in it', async () => {
    render(<Example />);
    await expect.element(page.getByRole('banner').getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  it('says which page is open', async () => {
    render(<Example />);
    await expect.element(link('Jobs')).toHaveAttribute('aria-current', 'page');
    await expect.element(link('Teams')).not.toHaveAttribute('aria-current');
  });

  it('is as tall as the theme says', () => {
    const { container } = render(<Example />);
    expect(container.firstElementChild!.getBoundingClientRect().height).toBe(60);
  });

  it('gives its colours to what stands in it', () => {
    const { container } = render(
      <Example
        ref={(header) => header?.style.setProperty('--pt-navbar-text', 'rgb(1, 2, 3)')}
        actions={<output>Hello</output>}
      />,
    );
    const text = getComputedStyle(container.querySelector('output')!).getPropertyValue('--pt-core-text');
    expect(text).toBe('rgb(1, 2, 3)');
  });

  it('follows links through the client-side router that it is given', async () => {
    const visit = vi.fn();
    render(
      <Example
        renderLink={({ href, children, onClick, ...rest }) => (
          <a
            {...rest}
            href={href}
            onClick={(event) => {
              event.preventDefault();
              onClick?.(event);
              visit(href);
            }}
          >
            {children}
          </a>
        )}
      />,
    );
    await link('Teams').click();
    expect(visit).toHaveBeenCalledExactlyOnceWith('#teams');
  });

  it('keeps the focus on a link whose address follows that of the page', async () => {
    const { rerender } = render(<Example links={[{ href: '/jobs#ask', label: 'Ask us' }]} />);
    link('Ask us').element().focus();
    rerender(<Example links={[{ href: '/profile#ask', label: 'Ask us' }]} />);
    await expect.element(link('Ask us')).toHaveFocus();
  });

  it('stays in view while the page scrolls, when it is sticky', async () => {
    const { container } = render(
      <>
        <Example sticky />
        {Array.from({ length: 80 }, (_, line) => (
          <p key={line}>Line {line}</p>
        ))}
      </>,
    );
    window.scrollTo(0, 500);
    expect(container.firstElementChild!.getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);
  });

  it('has no menu button when there is nothing to fold', () => {
    render(<Example links={[]} />);
    expect(menu().elements()).toHaveLength(0);
  });
});

describe('Navbar on a tablet', () => {
  afterEach(() => page.viewport(1280, 800));

  it.each([
    [768, undefined, 2, 0],
    [992, 992, 0, 1],
    [993, 992, 2, 0],
  ] as const)(
    'of %i px, told to fold up to %s, has %i links and %i menu',
    async (width, foldsUpTo, ...shown) => {
      await page.viewport(width, 700);
      render(<Example {...(foldsUpTo && { foldsUpTo })} />);
      const links = page.getByRole('navigation').getByRole('link');
      expect([links.elements().length, menu().elements().length]).toEqual(shown);
    },
  );

  it('opens and closes the menu as on a phone', async () => {
    await page.viewport(900, 700);
    render(<Example foldsUpTo={992} />);
    await menu().click();
    await expect.element(link('Jobs')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(link('Jobs').elements()).toHaveLength(0);
  });

  it.each([
    [768, undefined, 0],
    [767, undefined, 1],
    [993, 992, 0],
    [992, 992, 1],
  ] as const)(
    'of %i px, told to fold up to %s, shows what is for the menu only %i times',
    async (...given) => {
      const [width, foldsUpTo, shown] = given;
      await page.viewport(width, 700);
      const links = [
        { href: '#jobs', label: 'Jobs' },
        { href: '#out', label: 'Log out', foldedOnly: true },
      ];
      render(<Example links={links} {...(foldsUpTo && { foldsUpTo })} />);
      if (menu().elements().length > 0) await menu().click();
      await expect.element(link('Jobs')).toBeVisible();
      expect(link('Log out').elements()).toHaveLength(shown);
    },
  );

  it('keeps many links and actions on one line', async () => {
    await page.viewport(800, 700);
    const { container } = render(
      <Example
        foldsUpTo={992}
        links={['Jobs', 'Dashboard', 'Offers', 'Profile'].map((label) => ({ href: `#${label}`, label }))}
        actions={['Job cart', 'Edit the theme', 'Log out'].map((label) => (
          <button key={label} type="button">
            {label}
          </button>
        ))}
      />,
    );
    expect(container.querySelector('header')!.getBoundingClientRect().height).toBe(60);
  });
});

describe('Navbar on a phone', () => {
  beforeEach(() => page.viewport(375, 700));
  afterEach(() => page.viewport(1280, 800));

  it('folds its links into a menu that its button opens and closes', async () => {
    render(<Example />);
    await expect.element(menu()).toHaveAttribute('aria-expanded', 'false');
    expect(link('Jobs').elements()).toHaveLength(0);
    await menu().click();
    await expect.element(menu()).toHaveAttribute('aria-expanded', 'true');
    await expect.element(link('Jobs')).toBeVisible();
    await menu().click();
    expect(link('Jobs').elements()).toHaveLength(0);
  });

  it('leads with Tab from the button into the menu', async () => {
    render(<Example />);
    await menu().click();
    await userEvent.tab();
    await expect.element(link('Jobs')).toHaveFocus();
  });

  it('closes when the focus leaves the bar, and by a press beside it', async () => {
    render(
      <>
        <Example />
        <main>
          <button type="button">Apply</button>
          <p style={{ marginBlockStart: 400 }}>Beside</p>
        </main>
      </>,
    );
    await menu().click();
    for (const name of ['Jobs', 'Teams']) {
      await userEvent.tab();
      await expect.element(link(name)).toHaveFocus();
    }
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Log in' })).toHaveFocus();
    await expect.element(menu()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Apply' })).toHaveFocus();
    await expect.element(menu()).toHaveAttribute('aria-expanded', 'false');
    await menu().click();
    await page.getByText('Beside').click();
    await expect.element(menu()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes by Escape and returns the focus to the button', async () => {
    render(<Example />);
    await menu().click();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu()).toHaveFocus();
    await expect.element(menu()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when a link in it is followed', async () => {
    render(<Example />);
    await menu().click();
    await link('Teams').click();
    await expect.element(menu()).toHaveAttribute('aria-expanded', 'false');
  });

  it('has the focus on its button when a link in it was followed', async () => {
    render(<Example />);
    await menu().click();
    await link('Teams').click();
    await expect.element(menu()).toHaveFocus();
  });

  it('moves nothing on the page when it opens', async () => {
    const { container } = render(
      <>
        <Example />
        <main>Content</main>
      </>,
    );
    const top = () => container.querySelector('main')!.getBoundingClientRect().top;
    const before = top();
    await menu().click();
    expect(top()).toBe(before);
  });
});
