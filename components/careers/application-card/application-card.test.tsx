import { createRef } from 'react';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../actions/button/button.tsx';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { leftOf } from '../../testing/left-of.ts';
import { hydrate, render } from '../../testing/render.tsx';
import { ApplicationCard, type ApplicationCardProps } from './application-card.tsx';

const day = 86_400_000;
const now = Date.UTC(2026, 0, 10, 12);

type ActiveProps = Extract<ApplicationCardProps, { state: 'active' }>;
const Active = (props: Partial<ActiveProps>) => (
  <ApplicationCard
    {...({
      state: 'active',
      position: 'Nurse',
      href: '#nurse',
      appliedAt: now - 9 * day,
      now,
      timeZone: 'Europe/Berlin',
      ...props,
    } as ActiveProps)}
  />
);
const link = (name: string) => page.getByRole('link', { name, exact: true });
const said = (text: string) => page.getByText(text, { exact: true });

describe('ApplicationCard', () => {
  it('leads to the application, from anywhere on the card', async () => {
    const { container } = render(<Active company="Meridian" location="Berlin" status="In review" />);
    await expect.element(page.getByRole('heading', { name: 'Nurse' })).toBeVisible();
    await expect.element(link('Nurse')).toHaveAttribute('href', '#nurse');
    const { left, top } = container.firstElementChild!.getBoundingClientRect();
    expect(document.elementFromPoint(left + 4, top + 4)).toBe(link('Nurse').element());
  });

  it('says for whom and where, how it stands, when it was sent, and when something last happened', async () => {
    render(
      <Active company="Meridian" location="Berlin" status="In review" updatedAt={Date.now() - 2 * day} />,
    );
    for (const fact of ['Meridian', 'Berlin', 'In review', 'Applied Jan 1, 2026', '2 days ago'])
      await expect.element(said(fact)).toBeVisible();
    await expect.element(page.getByText(/Updated/)).toBeVisible();
  });

  it('DASH-02 says nothing of how it stands where the employer does not tell', () => {
    const { container } = render(<Active />);
    expect(container.querySelector('[data-variant]')).toBeNull();
  });

  it('says the day in the time zone that it is given', async () => {
    const { rerender } = render(<Active appliedAt={Date.UTC(2026, 0, 10, 23, 30)} />);
    await expect.element(said('Applied Jan 11, 2026')).toBeVisible();
    rerender(<Active appliedAt={Date.UTC(2026, 0, 10, 23, 30)} timeZone="America/New_York" />);
    await expect.element(said('Applied Jan 10, 2026')).toBeVisible();
  });

  it('shows the stage it is in, and which of how many that is', async () => {
    render(<Active stages={{ names: ['Sent', 'Review', 'Interview', 'Decision'], current: 3 }} />);
    const bar = page.getByRole('progressbar', { name: 'Interview' });
    await expect.element(bar).toHaveAttribute('aria-valuetext', 'Step 3 of 4');
    expect((bar.element() as HTMLProgressElement).position).toBeCloseTo(0.75);
  });

  it('says what comes next, and marks what waits for the candidate', async () => {
    const { container, rerender } = render(<Active nextStep="We read your letter." />);
    await expect.element(said('Next step')).toBeVisible();
    expect(container.firstElementChild).not.toHaveAttribute('data-action-required');
    rerender(<Active nextStep="Upload your licence." actionRequired />);
    await expect.element(said('Action required')).toBeVisible();
    await expect.element(page.getByText(/Upload your licence/)).toBeVisible();
    expect(container.firstElementChild).toHaveAttribute('data-action-required');
  });

  it('reminds of an interview until it begins, with its time zone', async () => {
    const { rerender } = render(<Active interviewAt={now + day} />);
    await expect.element(page.getByText('Interview: Jan 11, 2026, 1:00 PM GMT+1')).toBeVisible();
    rerender(<Active interviewAt={now} />);
    await expect.element(page.getByText(/Interview:/)).not.toBeInTheDocument();
  });

  it('DASH-04 is withdrawn without being opened', async () => {
    const onClick = vi.fn();
    const before = location.hash;
    render(<Active actions={<Button onClick={onClick}>Withdraw</Button>} />);
    await page.getByRole('button', { name: 'Withdraw' }).click();
    expect(onClick).toHaveBeenCalledOnce();
    expect(location.hash).toBe(before);
    await userEvent.tab({ shift: true });
    await expect.element(link('Nurse')).toHaveFocus();
  });

  it('DASH-01 a draft leads on to its form by one link, which is named after the position', async () => {
    render(
      <ApplicationCard
        state="draft"
        position="Nurse"
        href="/apply?pid=7"
        savedAt={now}
        now={now}
        renderLink={({ children, ...rest }) => (
          <a {...rest} data-routed="">
            {children}
          </a>
        )}
      />,
    );
    await expect.element(said('Draft')).toBeVisible();
    await expect.element(link('Continue application: Nurse')).toHaveAttribute('href', '/apply?pid=7');
    await expect.element(link('Continue application: Nurse')).toHaveTextContent('Continue');
    await expect.element(link('Continue application: Nurse')).toHaveAttribute('data-routed');
    expect(page.getByRole('link').elements()).toHaveLength(1);
  });

  it('DASH-01 a draft of a closed job cannot be continued, and says why', async () => {
    render(<ApplicationCard state="draft" jobClosed position="Nurse" savedAt={now} now={now} />);
    await expect.element(said('Job closed')).toBeVisible();
    await expect.element(page.getByText('This job takes no more applications.')).toBeVisible();
    expect(page.getByRole('link').elements()).toEqual([]);
  });

  it('DASH-01 one that is over says so, in the employer’s words where there are some', async () => {
    const closed = { state: 'closed', position: 'Nurse', href: '#nurse', appliedAt: now, now } as const;
    const { container, rerender } = render(<ApplicationCard {...closed} />);
    await expect.element(said('Closed')).toBeVisible();
    expect(container.firstElementChild).toHaveAttribute('data-state', 'closed');
    rerender(<ApplicationCard {...closed} status="Withdrawn" />);
    await expect.element(said('Withdrawn')).toBeVisible();
    await expect.element(said('Closed')).not.toBeInTheDocument();
  });

  it('has a way on only where there is one, and stages only while it is under way', () => {
    type Draft = { state: 'draft'; position: ''; savedAt: 1; now: 1 };
    type Closed = { state: 'closed'; position: ''; href: ''; appliedAt: 1; now: 1 };
    expectTypeOf<Draft & { href: '' }>().toExtend<ApplicationCardProps>();
    expectTypeOf<Draft>().not.toExtend<ApplicationCardProps>();
    expectTypeOf<Draft & { jobClosed: true; href: '' }>().not.toExtend<ApplicationCardProps>();
    expectTypeOf<Draft & { href: ''; appliedAt: 1 }>().not.toExtend<ApplicationCardProps>();
    expectTypeOf<Closed>().toExtend<ApplicationCardProps>();
    expectTypeOf<Closed & { nextStep: '' }>().not.toExtend<ApplicationCardProps>();
  });

  it('SHELL-11 speaks the language around it', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <ApplicationCard state="draft" position="ممرضة" href="#1" savedAt={now} now={now} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(link('متابعة الطلب: ممرضة')).toBeVisible();
    await expect.element(said('مسودة')).toBeVisible();
  });

  it('passes ref and other props to the card', () => {
    const ref = createRef<HTMLElement>();
    render(<Active ref={ref} id="application-7" />);
    expect(ref.current).toHaveAttribute('id', 'application-7');
  });

  it('SHELL-11 ends a next step of another direction than the page’s with its full stop', () => {
    const nextStep = 'We will call you.';
    render(<Active nextStep={nextStep} />, { dir: 'rtl' });
    const element = said(nextStep).element();
    expect(leftOf(element, nextStep.length - 1)).toBeGreaterThan(leftOf(element, 0));
  });

  it('renders on the server, in UTC without a time zone, and hydrates without a difference', () => {
    const { html, complaints } = hydrate(
      <Active
        timeZone={undefined}
        appliedAt={Date.UTC(2026, 0, 1, 23, 59)}
        stages={{ names: ['Sent', 'Review'], current: 1 }}
        interviewAt={now + day}
        nextStep="Wait"
      />,
    );
    expect(html).toContain('Applied Jan 1, 2026');
    expect(html).not.toContain('style=');
    expect(complaints).toEqual([]);
  });
});
