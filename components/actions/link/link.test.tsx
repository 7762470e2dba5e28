import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CalendarIcon } from '../../display/icon/icon.tsx';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { Link, type LinkProps } from './link.tsx';

const link = (name: string) => page.getByRole('link', { name, exact: true });

describe('Link', () => {
  it('is followed by pointer and Enter', async () => {
    const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault());
    render(
      <Link href="/jobs" onClick={onClick}>
        Jobs
      </Link>,
    );
    await expect.element(link('Jobs')).toHaveAttribute('href', '/jobs');
    await link('Jobs').click();
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('goes through the client-side router that it is given', async () => {
    render(
      <Link
        href="/jobs"
        renderLink={({ children, ...rest }) => (
          <a {...rest} data-routed="">
            {children}
          </a>
        )}
      >
        Jobs
      </Link>,
    );
    await expect.element(link('Jobs')).toHaveAttribute('data-routed');
  });

  it('says that another site opens in a new tab, and gives it no hold of this one', async () => {
    render(
      <Link href="https://example.com/" external rel="nofollow">
        Press
      </Link>,
    );
    await expect.element(link('Press (opens in a new tab)')).toHaveAttribute('target', '_blank');
    await expect.element(link('Press (opens in a new tab)')).toHaveAttribute('rel', 'noopener nofollow');
    expect(document.querySelector('a svg')).not.toBeNull();
  });

  it('says so in the language around it', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <Link href="https://example.com/" external>
          الصحافة
        </Link>
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(link('الصحافة (يُفتح في علامة تبويب جديدة)')).toBeVisible();
  });

  it('is underlined within a text, so that colour is not all that marks it', () => {
    const { container } = render(<Link href="#a">Jobs</Link>);
    expect(getComputedStyle(container.firstElementChild!).textDecorationLine).toBe('underline');
  });

  it('is a target of 24 px or more when it stands by itself', () => {
    const { container } = render(
      <Link href="#a" variant="standalone" icon={<CalendarIcon />}>
        Jobs
      </Link>,
    );
    expect(container.firstElementChild!.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  });

  it('refuses props that mean nothing together', () => {
    expectTypeOf<{ href: string; children: string }>().toExtend<LinkProps>();
    expectTypeOf<{ href: string; children: string; icon: string }>().not.toExtend<LinkProps>();
    expectTypeOf<LinkProps>().not.toHaveProperty('target');
  });
});
