import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../messages/locale.tsx';
import { hydrate, render } from '../../testing/render.tsx';
import { RelativeTime } from './relative-time.tsx';

const minute = 60_000;
const hour = 60 * minute;
const noon = Date.UTC(2026, 4, 1, 12);
const time = (container: HTMLElement) => container.querySelector('time')!;
const itIs = (now: number) => vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });

afterEach(() => void vi.useRealTimers());

describe('RelativeTime', () => {
  it('NOTIF-04 says how long ago it was, with the moment for machines and as a tooltip', () => {
    itIs(noon);
    const { container } = render(<RelativeTime date={noon - 3 * hour} />);
    expect(time(container)).toHaveTextContent('3 hours ago');
    expect(time(container)).toHaveAttribute('datetime', '2026-05-01T09:00:00.000Z');
    expect(time(container)).toHaveAttribute(
      'title',
      new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }).format(noon - 3 * hour),
    );
  });

  it('shows nothing for what is no moment', () => {
    const { container } = render(
      <p>
        Posted
        <RelativeTime date="soon" />
      </p>,
    );
    expect(container.textContent).toBe('Posted');
  });

  it('says how far off it is, and that it is now', () => {
    itIs(noon);
    const { container, rerender } = render(<RelativeTime date={new Date(noon + 49 * hour)} />);
    expect(time(container)).toHaveTextContent('in 2 days');
    rerender(<RelativeTime date="2026-05-01T12:00:00Z" />);
    expect(time(container)).toHaveTextContent('now');
  });

  it('follows the clock, with one timer for all, and none when all are gone', async () => {
    const timers = itIs(noon);
    const { container, rerender } = render(
      <>
        <RelativeTime date={noon} />
        <RelativeTime date={noon - 5 * minute} />
        <RelativeTime date={noon - 48 * hour} />
      </>,
    );
    await timers.advanceTimersByTimeAsync(minute);
    await vi.waitFor(() => expect(container).toHaveTextContent('1 minute ago6 minutes ago2 days ago'));
    await timers.advanceTimersByTimeAsync(hour);
    await vi.waitFor(() => expect(container).toHaveTextContent('1 hour ago1 hour ago2 days ago'));
    expect(timers.getTimerCount()).toBe(1);
    rerender(null);
    expect(timers.getTimerCount()).toBe(0);
  });

  it('tells another moment by the time that it is then, not by the one before', () => {
    itIs(noon);
    const { container, rerender } = render(<RelativeTime date={noon - 45 * minute} />);
    vi.setSystemTime(noon + 45 * minute);
    rerender(<RelativeTime date={noon + 45 * minute} />);
    expect(time(container)).toHaveTextContent('now');
  });

  it('has shorter forms', () => {
    itIs(noon);
    const { container } = render(<RelativeTime date={noon - 3 * hour} length="narrow" />);
    expect(time(container)).toHaveTextContent('3h ago');
  });

  it('SHELL-11 speaks the language around it', () => {
    itIs(noon);
    const { container } = render(
      <LocaleProvider locale="ar-EG">
        <RelativeTime date={noon - 3 * hour} />
      </LocaleProvider>,
    );
    expect(time(container)).toHaveTextContent('قبل ٣ ساعات');
  });

  it('passes ref and other props to its element', () => {
    const ref = createRef<HTMLTimeElement>();
    render(<RelativeTime ref={ref} date={noon} id="sent" />);
    expect(ref.current).toHaveAttribute('id', 'sent');
  });

  it('renders by the time that the server is given, then by the browser’s, without a difference', () => {
    const { html, container, complaints } = hydrate(<RelativeTime date={noon} now={noon + 2 * hour} />);
    expect(html).toContain('2 hours ago');
    expect(html).not.toContain('title=');
    expect(html).not.toContain('style=');
    expect(complaints).toEqual([]);
    expect(time(container)).not.toHaveTextContent('2 hours ago');
  });

  it('renders the date on a server that is given no time', () => {
    const { html, complaints } = hydrate(<RelativeTime date={noon} />);
    expect(html).toContain('May 1, 2026');
    expect(complaints).toEqual([]);
  });
});
