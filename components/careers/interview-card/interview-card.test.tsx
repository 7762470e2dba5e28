import { createRef } from 'react';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { hydrate, render } from '../../testing/render.tsx';
import { InterviewCard, type InterviewCardProps } from './interview-card.tsx';

const minute = 60_000;
const day = 1440 * minute;
/** 2:30 PM in Berlin. */
const startsAt = Date.UTC(2026, 0, 15, 13, 30);

type VideoProps = Extract<InterviewCardProps, { kind: 'video'; calendarHref?: string }>;
const Video = (props: Partial<VideoProps>) => (
  <InterviewCard
    title="Nurse"
    startsAt={startsAt}
    duration={45}
    now={startsAt - day}
    timeZone="Europe/Berlin"
    kind="video"
    joinHref="https://meet.example/7"
    {...props}
  />
);
const join = () => page.getByRole('link', { name: 'Join: Nurse', exact: true });
const said = (text: string) => page.getByText(text, { exact: true });
const inTime = (distance: number) => ({ startsAt: Date.now() + distance, now: Date.now() });

describe('InterviewCard', () => {
  it('says day and time in the zone that it is given, which it names, and how long it takes', async () => {
    const { rerender } = render(<Video />);
    await expect.element(page.getByRole('heading', { name: 'Nurse' })).toBeVisible();
    await expect.element(said('Thursday, January 15, 2026')).toBeVisible();
    await expect.element(page.getByText(/2:30\s–\s3:15\sPM \(45 minutes\)/)).toBeVisible();
    await expect.element(said('Central European Standard Time')).toBeVisible();
    rerender(<Video timeZone="Asia/Tokyo" />);
    await expect.element(page.getByText(/10:30\s–\s11:15\sPM/)).toBeVisible();
    await expect.element(said('Japan Standard Time')).toBeVisible();
  });

  it.each(['', 'Mars/Base'])(
    'writes the reader’s own time where it does not know the zone “%s”',
    async (zone) => {
      const { rerender } = render(<Video timeZone={undefined} />);
      const own = page.getByText(/\(45 minutes\)/).element().textContent;
      rerender(<Video timeZone={zone} />);
      await expect.element(page.getByText(/\(45 minutes\)/)).toHaveTextContent(own);
    },
  );

  it('writes telephone numbers from the left in a language that is written from the right', async () => {
    render(
      <LocaleProvider locale="ar" messages={ar}>
        <InterviewCard
          title="ممرضة"
          startsAt={startsAt}
          duration={45}
          now={startsAt}
          kind="phone"
          phoneNumber="+49 30 901820"
        />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    const line = page.getByText(/901820/).element();
    const node = [...line.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)!;
    const leftOf = (part: string) => {
      const range = document.createRange();
      const at = node.textContent!.indexOf(part);
      range.setStart(node, at);
      range.setEnd(node, at + part.length);
      return range.getBoundingClientRect().left;
    };
    expect(leftOf('+')).toBeLessThan(leftOf('49'));
    expect(leftOf('49')).toBeLessThan(leftOf('901820'));
  });

  it('says how they meet, and where', async () => {
    const common = { title: 'Nurse', startsAt, duration: 45, now: startsAt };
    const { rerender } = render(<InterviewCard {...common} kind="onSite" place="Charitéplatz 1" />);
    await expect.element(said('On site: Charitéplatz 1')).toBeVisible();
    rerender(<InterviewCard {...common} kind="phone" phoneNumber="+49 30 901820" />);
    await expect.element(said('Phone call: +49 30 901820')).toBeVisible();
    rerender(<InterviewCard {...common} kind="phone" />);
    await expect.element(said('Phone call')).toBeVisible();
    rerender(<Video />);
    await expect.element(said('Video call')).toBeVisible();
  });

  it('says how long it is until it starts', async () => {
    render(<Video {...inTime(3 * day)} timeZone="UTC" />);
    await expect.element(page.getByText('Starts in 3 days')).toBeVisible();
  });

  it('counts the days as on a calendar of its time zone', async () => {
    const monday = Date.UTC(2026, 10, 23, 20);
    const wednesday = Date.UTC(2026, 10, 25, 9);
    const { html } = hydrate(<Video startsAt={wednesday} now={monday} timeZone="Europe/Berlin" />);
    expect(html).toContain('in 2 days');
  });

  it('says nothing of joining while it is not known where', async () => {
    render(<Video joinHref="" />);
    await expect.element(page.getByText('Video call')).toBeVisible();
    expect(page.getByRole('link').elements()).toEqual([]);
    await expect.element(page.getByText(/You can join/)).not.toBeInTheDocument();
  });

  it('cannot be joined earlier than 15 minutes before, and says from when', async () => {
    render(<Video {...inTime(day)} timeZone="UTC" />);
    await expect.element(join()).toHaveAttribute('aria-disabled', 'true');
    await expect.element(join()).not.toHaveAttribute('href');
    await expect.element(join()).toHaveAccessibleDescription(/^You can join from \d+:\d\d [AP]M\.$/);
  });

  it('can be joined when the time has come, without the page being loaded anew', async () => {
    const { container } = render(<Video {...inTime(15 * minute + 500)} />);
    expect(container.firstElementChild).toHaveAttribute('data-phase', 'upcoming');
    await expect.element(join()).toHaveAttribute('href', 'https://meet.example/7');
    expect(container.firstElementChild).toHaveAttribute('data-phase', 'joinable');
    await expect.element(page.getByText(/You can join/)).not.toBeInTheDocument();
  });

  it('can be joined while it is under way, until it is over', async () => {
    const { container } = render(
      <Video {...inTime(500 - 45 * minute)} actions={<button>Reschedule</button>} />,
    );
    expect(container.firstElementChild).toHaveAttribute('data-phase', 'running');
    await expect.element(said('Under way')).toBeVisible();
    await expect.element(join()).toHaveAttribute('href');
    await expect.element(said('Over')).toBeVisible();
    expect(page.getByRole('link').elements()).toEqual([]);
    expect(page.getByRole('button').elements()).toEqual([]);
  });

  it('is not joined, moved or noted when it is cancelled', async () => {
    const { container } = render(
      <Video {...inTime(minute)} cancelled calendarHref="/7.ics" actions={<button>Reschedule</button>} />,
    );
    await expect.element(said('Canceled')).toBeVisible();
    expect(container.firstElementChild).toHaveAttribute('data-phase', 'cancelled');
    expect(container.querySelectorAll('a, button')).toHaveLength(0);
  });

  it('is noted in the calendar by a file or by the app', async () => {
    const onAddToCalendar = vi.fn();
    const { rerender } = render(<Video {...inTime(day)} calendarHref="/7.ics" />);
    const name = 'Add to calendar: Nurse';
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', '/7.ics');
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('download');
    rerender(
      <InterviewCard
        title="Nurse"
        {...inTime(day)}
        duration={45}
        kind="phone"
        onAddToCalendar={onAddToCalendar}
      />,
    );
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onAddToCalendar).toHaveBeenCalledOnce();
  });

  it('lists who takes part', async () => {
    render(
      <Video interviewers={[{ name: 'Ada Lovelace', role: 'Head of care' }, { name: 'Grace Hopper' }]} />,
    );
    const people = page.getByRole('list', { name: 'Interviewers' }).getByRole('listitem');
    await expect.element(people.getByText('Head of care')).toBeVisible();
    expect(people.elements().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Ada Lovelace'),
      expect.stringContaining('Grace Hopper'),
    ]);
  });

  it('has an address to join for video calls only, and one way to the calendar', () => {
    type Common = { title: ''; startsAt: 1; duration: 1; now: 1 };
    expectTypeOf<Common & { kind: 'phone' }>().toExtend<InterviewCardProps>();
    expectTypeOf<Common & { kind: 'phone'; joinHref: '' }>().not.toExtend<InterviewCardProps>();
    expectTypeOf<Common & { kind: 'onSite' }>().not.toExtend<InterviewCardProps>();
    expectTypeOf<
      Common & { kind: 'phone'; calendarHref: ''; onAddToCalendar: () => void }
    >().not.toExtend<InterviewCardProps>();
  });

  it('keeps the focus when the interview ends and can be joined no more', async () => {
    const { container, rerender } = render(<Video {...inTime(0)} />);
    (join().element() as HTMLElement).focus();
    rerender(<Video {...inTime(-day)} />);
    await expect.element(join()).not.toBeInTheDocument();
    expect(container.firstElementChild).toHaveFocus();
  });

  it('SHELL-11 speaks the language around it', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <Video {...inTime(2 * day)} timeZone="UTC" />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(page.getByText('تبدأ خلال يومين')).toBeVisible();
    await expect.element(page.getByText('مكالمة فيديو')).toBeVisible();
    await expect.element(page.getByText(/٤٥ دقيقة/)).toBeVisible();
  });

  it('passes ref and other props to the card', () => {
    const ref = createRef<HTMLElement>();
    render(<Video ref={ref} id="interview-7" />);
    expect(ref.current).toHaveAttribute('id', 'interview-7');
  });

  it('renders on the server by the time that it is given, and hydrates without a difference', () => {
    const { html, complaints } = hydrate(<Video now={startsAt - 5 * minute} timeZone={undefined} />);
    expect(html).toContain('data-phase="joinable"');
    expect(html).toContain('in 5 minutes');
    expect(html).toContain('Coordinated Universal Time');
    expect(html).not.toContain('style=');
    expect(complaints).toEqual([]);
  });
});
