import { createRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { NotificationCenter, type NotificationCenterProps } from './notification-center.tsx';
import type { Notification } from './notification-panel.tsx';

const now = Date.UTC(2026, 0, 10, 12);
const notification = (id: number, more: Partial<Notification> = {}): Notification => ({
  id: String(id),
  category: 'Interviews',
  message: `Message ${id}`,
  createdAt: now - id * 3_600_000,
  href: `#message-${id}`,
  ...more,
});
const several = (count: number) => Array.from({ length: count }, (_, index) => notification(index + 1));

const Example = (props: Partial<NotificationCenterProps>) => (
  <NotificationCenter
    notifications={several(3)}
    unviewedCount={3}
    onViewAll={() => {}}
    onClicked={() => {}}
    onClickedAll={() => {}}
    now={now}
    {...props}
  />
);
const bell = () => page.getByRole('button', { name: /^Notifications/ });
const panel = () => page.getByRole('dialog', { name: 'Notifications' });
const cards = () => page.getByRole('listitem').elements();
const card = (id: number) => page.getByRole('link', { name: new RegExp(`Message ${id}( |$)`) });
const unread = () => document.querySelectorAll('[data-unread]').length;
const said = () => [...document.querySelectorAll('[aria-live="polite"] > *')].map((line) => line.textContent);
function size() {
  const { width, height } = panel().element().getBoundingClientRect();
  return [width, height];
}
const names = () =>
  page
    .getByRole('tab')
    .elements()
    .map(({ textContent }) => textContent);
function Paged() {
  const [count, setCount] = useState(20);
  return (
    <Example
      notifications={several(count)}
      onLoadMore={count < 30 ? () => setCount(count + 10) : undefined}
    />
  );
}
async function open() {
  await bell().click();
  await expect.element(panel()).toBeVisible();
}

afterEach(async () => {
  await page.viewport(1280, 800);
  document.querySelectorAll('[aria-live]').forEach((region) => region.remove());
});

describe('NotificationCenter', () => {
  it('NOTIF-02 the bell says how many are not viewed, to the eye and in words', async () => {
    const { rerender } = render(<Example />);
    await expect.element(page.getByRole('button', { name: 'Notifications, 3 new' })).toBeVisible();
    await expect.element(page.getByText('3', { exact: true })).toBeVisible();
    rerender(<Example unviewedCount={0} />);
    await expect.element(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  });

  it('NOTIF-02 opening marks all as viewed and sets the badge to zero, until another number comes', async () => {
    const onViewAll = vi.fn();
    const { rerender } = render(<Example onViewAll={onViewAll} />);
    await open();
    expect(onViewAll).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect.element(bell()).toHaveAccessibleName('Notifications');
    expect(onViewAll).toHaveBeenCalledOnce();
    rerender(<Example unviewedCount={0} />);
    rerender(<Example unviewedCount={3} />);
    await expect.element(bell()).toHaveAccessibleName('Notifications, 3 new');
  });

  it('NOTIF-03 opens beside the bell, 480 px wide and at most 70 % of the window and 600 px high', async () => {
    render(<Example notifications={several(60)} />);
    await open();
    expect(size()).toEqual([480, 560]);
    await page.viewport(1280, 1000);
    await expect.poll(size).toEqual([480, 600]);
  });

  it.each([1024, 375])('NOTIF-03 takes the whole window at %i px', async (width) => {
    await page.viewport(width, 700);
    render(<Example />);
    await open();
    const box = panel().element().getBoundingClientRect();
    expect([box.x, box.y, box.width, box.height]).toEqual([0, 0, width, 700]);
    await expect.element(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel()).not.toBeInTheDocument();
    await expect.element(bell()).toHaveFocus();
  });

  it('NOTIF-03 has the tabs “All” and “Action required”, the latter only when it is configured', async () => {
    const notifications = [notification(1), notification(2, { actionRequired: true })];
    const { rerender } = render(<Example notifications={notifications} />);
    await open();
    expect(names()).toEqual(['All']);
    rerender(<Example notifications={notifications} hasActionRequired />);
    expect(names()).toEqual(['All', 'Action required']);
    await page.getByRole('tab', { name: 'All' }).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('tab', { name: 'Action required' })).toHaveFocus();
    await expect.element(card(2)).toBeVisible();
    await expect.element(card(1)).not.toBeInTheDocument();
  });

  it('NOTIF-03 arrow keys move among the notifications', async () => {
    render(<Example />);
    await open();
    (card(1).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(card(2)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(card(3)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(card(3)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.element(card(1)).toHaveFocus();
  });

  it('NOTIF-03 says “You’re all caught up!” when there is nothing', async () => {
    render(<Example notifications={[]} unviewedCount={0} />);
    await open();
    await expect.element(page.getByRole('heading', { name: "You're all caught up!" })).toBeVisible();
  });

  it('NOTIF-04 a click marks one as clicked at once, closes the list and goes to its address', async () => {
    const onClicked = vi.fn(() => new Promise(() => {}));
    render(<Example onClicked={onClicked} />);
    await open();
    await card(2).click();
    expect(onClicked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '2' }));
    await expect.element(panel()).not.toBeInTheDocument();
    expect(location.hash).toBe('#message-2');
    await open();
    expect(unread()).toBe(2);
  });

  it('NOTIF-04 one that leads nowhere safe is marked, and the list stays', async () => {
    render(<Example notifications={[notification(1, { href: 'javascript:alert(1)' })]} />);
    await open();
    await page.getByRole('button', { name: /Message 1/ }).click();
    await expect.poll(unread).toBe(0);
    await expect.element(panel()).toBeVisible();
  });

  it('NOTIF-04, NOTIF-05 a mark is taken back when the server refuses it, and nothing else is said', async () => {
    const { promise, reject } = Promise.withResolvers<void>();
    render(<Example onClicked={() => promise} notifications={[notification(1, { href: undefined })]} />);
    await open();
    await page.getByRole('button', { name: /Message 1/ }).click();
    await expect.poll(unread).toBe(0);
    reject(new Error('offline'));
    await expect.poll(unread).toBe(1);
    expect(said()).toEqual([]);
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  it('NOTIF-04 “Mark all” marks all as clicked at once, once, and keeps the focus', async () => {
    const onClickedAll = vi.fn();
    render(<Example onClickedAll={onClickedAll} />);
    await open();
    const button = page.getByRole('button', { name: 'Mark all as read' });
    await expect.element(button).toHaveTextContent('Mark all');
    await button.click();
    expect(unread()).toBe(0);
    await expect.poll(said).toEqual(['All marked as read']);
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(onClickedAll).toHaveBeenCalledOnce();
  });

  it.each([375, 1280])('NOTIF-04 “Mark all” stands at the end of the title’s row (%i px)', async (width) => {
    await page.viewport(width, 812);
    render(<Example />);
    await open();
    const words = document.createRange();
    words.selectNodeContents(page.getByRole('button', { name: 'Mark all as read' }).element());
    const { top, bottom, right } = words.getBoundingClientRect();
    const title = panel().getByText('Notifications', { exact: true }).first().element();
    const row = title.getBoundingClientRect();
    expect((top + bottom) / 2).toBeGreaterThan(row.top);
    expect((top + bottom) / 2).toBeLessThan(row.bottom);
    // what closes it over a phone's window is at the very end
    const [cross] = page.getByRole('button', { name: 'Close' }).elements();
    const edge = cross?.getBoundingClientRect().left;
    const end = page.getByRole('tabpanel').element().getBoundingClientRect().right;
    expect((edge ?? end) - right).toBeGreaterThan(-1);
    expect((edge ?? end) - right).toBeLessThan(40);
  });

  it('NOTIF-04 “Mark all” is taken back when the server refuses it, except for what was marked beside', async () => {
    const { promise, reject } = Promise.withResolvers<void>();
    const notifications = [notification(1, { href: undefined }), notification(2)];
    render(<Example notifications={notifications} onClickedAll={() => promise} />);
    await open();
    await page.getByRole('button', { name: /Message 1/ }).click();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect.poll(unread).toBe(0);
    reject(new Error('offline'));
    await expect.poll(unread).toBe(1);
    await expect.poll(said).toEqual(['They could not be marked as read']);
  });

  it('shows a thousand 20 at a time, and goes on reading at the first of the next', async () => {
    const onLoadMore = vi.fn();
    render(<Example notifications={several(1000)} onLoadMore={onLoadMore} />);
    await open();
    expect(cards()).toHaveLength(20);
    await page.getByRole('button', { name: 'Show more' }).click();
    expect(cards()).toHaveLength(40);
    await expect.element(card(21)).toHaveFocus();
    expect(onLoadMore).not.toHaveBeenCalled();
  });

  it('asks for more from the server when it has shown all it has, and goes on with them when they come', async () => {
    render(<Paged />);
    await open();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.element(card(21)).toHaveFocus();
    expect(cards()).toHaveLength(30);
    await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('marks nothing while the key is held that opened it', async () => {
    const onClickedAll = vi.fn();
    render(<Example onClickedAll={onClickedAll} />);
    (bell().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter>9/}');
    await expect.element(panel()).toBeVisible();
    expect(onClickedAll).not.toHaveBeenCalled();
  });

  it('stays open when a notification is opened in another tab', async () => {
    render(<Example />);
    await open();
    const inTab = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
    card(1)
      .element()
      .addEventListener('click', (event) => event.preventDefault(), { once: true });
    card(1).element().dispatchEvent(inTab);
    await expect.element(panel()).toBeVisible();
  });

  it('asks for more once while it loads, says so, and says when that fails', async () => {
    const onLoadMore = vi.fn();
    const onRetry = vi.fn();
    const asking = { notifications: several(20), onLoadMore, onRetry };
    const { rerender } = render(<Example {...asking} />);
    await open();
    await page.getByRole('button', { name: 'Show more' }).click();
    rerender(<Example {...asking} status="loading" />);
    await expect.element(page.getByRole('button', { name: 'Loading notifications…' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onLoadMore).toHaveBeenCalledOnce();
    await expect.poll(said).toEqual(['Loading notifications…']);
    rerender(<Example {...asking} status="failed" />);
    await expect.element(page.getByRole('alert')).toHaveTextContent('Notifications could not be loaded');
    await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus();
    rerender(<Example {...asking} notifications={several(30)} status="failed" />);
    await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onRetry).toHaveBeenCalledOnce();
    rerender(<Example {...asking} notifications={several(40)} />);
    await expect.element(card(31)).toHaveFocus();
  });

  it('NOTIF-05 says that it loads, and that there is nothing to list when that fails, with another try', async () => {
    const onRetry = vi.fn();
    const { rerender } = render(<Example notifications={[]} status="loading" />);
    await open();
    await expect.element(page.getByText('Loading notifications…')).toBeInTheDocument();
    rerender(<Example notifications={[]} status="failed" onRetry={onRetry} />);
    await expect.element(page.getByText('Notifications could not be loaded')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus();
    rerender(<Example notifications={[]} status="loading" />);
    await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    // the list is left by Escape still
    expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull();
  });

  it('SHELL-11 speaks the language around it, with its plurals', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <Example unviewedCount={2} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(page.getByRole('button', { name: /^الإشعارات، إشعاران جديدان/ })).toBeVisible();
  });

  it('passes ref and other props to the bell, wide and narrow', async () => {
    const ref = createRef<HTMLButtonElement>();
    const onClick = vi.fn();
    render(<Example ref={ref} id="bell" onClick={onClick} />);
    expect(ref.current).toHaveAttribute('id', 'bell');
    await bell().click();
    await page.viewport(800, 700);
    await expect.poll(() => ref.current?.getAttribute('aria-haspopup')).toBe('dialog');
    await expect.element(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await bell().click();
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});
