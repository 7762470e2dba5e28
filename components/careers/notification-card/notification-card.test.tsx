import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { leftOf } from '../../testing/left-of.ts';
import { render } from '../../testing/render.tsx';
import { NotificationCard, type NotificationCardProps } from './notification-card.tsx';

const hour = 3_600_000;
const now = Date.UTC(2026, 0, 10, 12);

const Example = (props: Partial<NotificationCardProps>) => (
  <NotificationCard
    category="Interviews"
    message="Your interview was moved."
    createdAt={now - 3 * hour}
    now={now}
    {...props}
  />
);
const unread = () => document.querySelectorAll('[data-unread]').length;

describe('NotificationCard', () => {
  it('NOTIF-04 says its category, what waits for the candidate, what happened, and how long ago', async () => {
    render(<Example href="#interview" actionRequired createdAt={Date.now() - 3 * hour} />);
    await expect
      .element(page.getByRole('link'))
      .toHaveAccessibleName('Unread Interviews Action required Your interview was moved. 3 hours ago');
    await expect.element(page.getByText('3 hours ago')).toBeVisible();
  });

  it('NOTIF-04 has a dot while it is unread, to the eye and in words', async () => {
    const { container, rerender } = render(<Example href="#interview" />);
    const dot = () => getComputedStyle(container.querySelector('[aria-hidden]')!).backgroundColor;
    const seen = dot();
    await expect.element(page.getByText('Unread')).toBeInTheDocument();
    rerender(<Example href="#interview" clicked />);
    expect(dot()).not.toBe(seen);
    await expect.element(page.getByText('Unread')).not.toBeInTheDocument();
  });

  it('NOTIF-04 is marked as clicked at once, and goes to its address', async () => {
    const onClicked = vi.fn(() => new Promise(() => {}));
    render(<Example href="#interview-7" onClicked={onClicked} />);
    await page.getByRole('link').click();
    expect(onClicked).toHaveBeenCalledOnce();
    expect(unread()).toBe(0);
    expect(location.hash).toBe('#interview-7');
    await page.getByRole('link').click();
    expect(onClicked).toHaveBeenCalledOnce();
  });

  it('NOTIF-04 is unread again when marking it fails', async () => {
    const { promise, reject } = Promise.withResolvers<void>();
    render(<Example onClicked={() => promise} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(unread()).toBe(0);
    reject(new Error('offline'));
    await expect.poll(unread).toBe(1);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', ' java\nscript:alert(1)', ''])(
    'NOTIF-04 never goes to %j, and is marked all the same',
    async (href) => {
      const onClicked = vi.fn();
      const { container } = render(<Example href={href} onClicked={onClicked} />);
      expect(container.querySelector('a')).toBeNull();
      await page.getByRole('button').click();
      expect(onClicked).toHaveBeenCalledOnce();
      expect(unread()).toBe(0);
    },
  );

  it('is followed through the client-side router that it is given', async () => {
    render(
      <Example
        href="/offers"
        renderLink={({ children, ...rest }) => (
          <a {...rest} data-routed="">
            {children}
          </a>
        )}
      />,
    );
    await expect.element(page.getByRole('link')).toHaveAttribute('data-routed');
  });

  it('SHELL-11 speaks the language around it', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <Example href="#interview" actionRequired />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(page.getByRole('link')).toHaveAccessibleName(/^غير مقروء .* يتطلب إجراءً/);
  });

  it('passes ref and other props to its root', async () => {
    const ref = createRef<HTMLElement>();
    const onClick = vi.fn();
    render(<Example ref={ref} id="notification-7" onClick={onClick} />);
    expect(ref.current).toHaveAttribute('id', 'notification-7');
    await page.getByRole('button').click();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('SHELL-11 ends what happened with its full stop where the page has another direction', () => {
    const message = 'It was moved.';
    render(<Example message={message} />, { dir: 'rtl' });
    const element = page.getByText(message).element();
    expect(leftOf(element, message.length - 1)).toBeGreaterThan(leftOf(element, 0));
  });
});
