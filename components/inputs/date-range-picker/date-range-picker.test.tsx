import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ar } from '../../locales/ar.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { Dialog } from '../../overlays/dialog/dialog.tsx';
import { render } from '../../testing/render.tsx';
import { DateRangePicker, type DateRange } from './date-range-picker.tsx';

const week = { start: '2026-11-23', end: '2026-11-27' };
const part = (name: string, end: 'From' | 'To') =>
  page.getByRole('spinbutton', { name: `${name}, Leave ${end}` });
const opener = () => page.getByRole('button', { name: /(Choose|Change the) dates/ });
const popup = () => page.getByRole('dialog', { name: 'Leave', exact: true });
const grid = (name: string) => page.getByRole('grid', { name: `Leave, ${name}` });
const day = (name: RegExp) => page.getByRole('grid').getByRole('button', { name });
const group = () => page.getByRole('group', { name: 'Leave', exact: true });
function posted(container: HTMLElement) {
  const data = new FormData(container.querySelector('form')!);
  return [data.get('start'), data.get('end')];
}

function Controlled({ told }: { told: (value: DateRange) => void }) {
  const [value, setValue] = useState<DateRange>(week);
  return (
    <DateRangePicker
      label="Leave"
      value={value}
      onValueChange={(next) => {
        told(next);
        setValue(next);
      }}
    />
  );
}

describe('DateRangePicker', () => {
  it('is disabled with the fieldset around it', async () => {
    const onValueChange = vi.fn();
    render(
      <fieldset disabled>
        <DateRangePicker label="Leave" defaultValue={week} onValueChange={onValueChange} />
      </fieldset>,
    );
    await expect.element(part('day', 'From')).toHaveAttribute('aria-disabled', 'true');
    part('day', 'To').element().focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('posts to the form that it names', () => {
    const { container } = render(
      <>
        <form id="elsewhere" />
        <DateRangePicker label="Leave" form="elsewhere" startName="start" endName="end" defaultValue={week} />
      </>,
    );
    expect(posted(container)).toEqual([week.start, week.end]);
  });

  it('is a group of two dates, described by help and error, and its button says the range', async () => {
    render(<DateRangePicker label="Leave" description="Any days." error="Too long" defaultValue={week} />);
    await expect.element(group()).toHaveAccessibleDescription('Any days. Too long');
    await expect.element(part('day', 'From')).toHaveTextContent('23');
    await expect.element(part('day', 'To')).toHaveTextContent('27');
    await expect.element(part('day', 'To')).toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(opener())
      .toHaveAccessibleName('Change the dates, November 23, 2026 – November 27, 2026');
  });

  it('takes a first and a last day by pointer in either order, and tells of both at once', async () => {
    const onValueChange = vi.fn();
    const { container } = render(
      <form>
        <DateRangePicker
          label="Leave"
          startName="start"
          endName="end"
          defaultValue={week}
          onValueChange={onValueChange}
        />
      </form>,
    );
    await opener().click();
    await day(/November 18, 2026/).click();
    await expect.element(popup()).toBeVisible();
    await day(/November 5, 2026/).click();
    await expect.element(popup()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
    expect(onValueChange.mock.calls).toEqual([[{ start: '2026-11-05', end: '2026-11-18' }]]);
    expect(posted(container)).toEqual(['2026-11-05', '2026-11-18']);
    await expect.element(part('day', 'From')).toHaveTextContent('5');
    await expect.element(part('day', 'To')).toHaveTextContent('18');
  });

  it('moves by keys as calendars do, and chooses by Enter twice', async () => {
    const onValueChange = vi.fn();
    render(<DateRangePicker label="Leave" defaultValue={week} onValueChange={onValueChange} />);
    await part('day', 'From').click();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(day(/November 23, 2026/)).toHaveFocus();
    // after the first day it goes on by one
    await userEvent.keyboard('{ArrowUp}{Enter}{PageDown}{ArrowRight}{Enter}');
    expect(onValueChange.mock.calls).toEqual([[{ start: '2026-11-16', end: '2026-12-18' }]]);
    await expect.element(opener()).toHaveFocus();
  });

  it('has chosen nothing when people leave between the two days', async () => {
    const onValueChange = vi.fn();
    render(<DateRangePicker label="Leave" defaultValue={week} onValueChange={onValueChange} />);
    await opener().click();
    await expect.element(day(/November 23, 2026/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}{Escape}');
    await expect.element(popup()).not.toBeInTheDocument();
    expect(onValueChange).not.toHaveBeenCalled();
    await expect.element(part('day', 'From')).toHaveTextContent('23');
  });

  it('shows two months beside each other, and one up to 767 px', async () => {
    render(<DateRangePicker label="Leave" defaultValue={week} />);
    await opener().click();
    await expect.element(grid('November 2026')).toBeVisible();
    const next = grid('December 2026');
    await expect.element(next).toBeVisible();
    expect(popup().element().getBoundingClientRect().width).toBeGreaterThan(600);
    const { left } = next.element().getBoundingClientRect();
    expect(left).toBeGreaterThan(grid('November 2026').element().getBoundingClientRect().right);
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect.element(grid('January 2027')).toBeVisible();
    await page.viewport(767, 800);
    await expect.poll(() => document.querySelectorAll('[role="grid"]').length).toBe(1);
    await page.viewport(1280, 800);
  });

  it('fits on a phone of 320 px', async () => {
    await page.viewport(320, 640);
    render(<DateRangePicker label="Leave" defaultValue={week} />);
    await opener().click();
    await expect.element(grid('November 2026')).toBeVisible();
    await expect
      .poll(() => {
        const { left, right } = popup().element().getBoundingClientRect();
        return left >= 0 && right <= 320 && popup().element().scrollWidth <= popup().element().clientWidth;
      })
      .toBe(true);
    await page.viewport(1280, 800);
  });

  it('offers ready-made ranges, which are asked when they are pressed', async () => {
    const range = vi.fn(() => ({ start: '2026-10-24', end: '2026-11-22' }));
    const onValueChange = vi.fn();
    render(
      <DateRangePicker
        label="Leave"
        onValueChange={onValueChange}
        presets={[{ label: 'Last 30 days', range }]}
      />,
    );
    await opener().click();
    const presets = page.getByRole('group', { name: 'Ready-made ranges' });
    await expect.element(presets).toBeVisible();
    expect(range).not.toHaveBeenCalled();
    await presets.getByRole('button', { name: 'Last 30 days' }).click();
    expect(onValueChange.mock.calls).toEqual([[{ start: '2026-10-24', end: '2026-11-22' }]]);
    await expect.element(opener()).toHaveFocus();
    await expect.element(part('day', 'From')).toHaveTextContent('24');
  });

  it('keeps its calendar to the days that are welcome, and to ranges without those that are not', async () => {
    const onValueChange = vi.fn();
    render(
      <DateRangePicker
        label="Leave"
        min="2026-11-10"
        max="2026-11-27"
        defaultValue={week}
        isUnavailable={(date) => date === '2026-11-20'}
        onValueChange={onValueChange}
      />,
    );
    await opener().click();
    await expect.element(day(/November 9, 2026/)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(day(/November 20, 2026/)).toHaveAttribute('aria-disabled', 'true');
    await day(/November 18, 2026/).click();
    await expect.element(day(/November 23, 2026/)).toHaveAttribute('aria-disabled', 'true');
    await day(/November 16, 2026/).click();
    expect(onValueChange).toHaveBeenLastCalledWith({ start: '2026-11-16', end: '2026-11-18' });
  });

  it('marks what was typed as invalid when the field is left: unwelcome days, and a last before the first', async () => {
    render(
      <>
        <DateRangePicker label="Leave" defaultValue={week} />
        <button type="button">Next</button>
      </>,
    );
    await part('day', 'To').click();
    await userEvent.keyboard('20');
    await expect.element(part('day', 'To')).not.toHaveAttribute('aria-invalid');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.element(part('day', 'To')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(part('day', 'From')).not.toHaveAttribute('aria-invalid');
  });

  it('tells of each day that is typed, and of none while one is not complete', async () => {
    const onValueChange = vi.fn();
    render(<DateRangePicker label="Leave" onValueChange={onValueChange} />);
    await part('month', 'From').click();
    await userEvent.keyboard('112');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}2026');
    await expect.poll(() => onValueChange.mock.lastCall).toEqual([{ start: '2026-11-02', end: null }]);
  });

  it('may be controlled, and both days change together', async () => {
    const told = vi.fn();
    render(<Controlled told={told} />);
    await opener().click();
    await day(/November 2, 2026/).click();
    await day(/November 4, 2026/).click();
    expect(told.mock.calls).toEqual([[{ start: '2026-11-02', end: '2026-11-04' }]]);
    await expect.element(part('day', 'From')).toHaveTextContent('2');
    await expect.element(part('day', 'To')).toHaveTextContent('4');
  });

  it('gets its first days back by its form’s reset', async () => {
    const { container } = render(
      <form>
        <DateRangePicker label="Leave" startName="start" endName="end" defaultValue={week} />
        <button type="reset">Reset</button>
      </form>,
    );
    await part('day', 'From').click();
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => posted(container)).toEqual(['2026-11-24', '2026-11-27']);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => posted(container)).toEqual(['2026-11-23', '2026-11-27']);
    await expect.element(part('day', 'From')).toHaveTextContent('23');
  });

  it('has not been left while people are in its calendar, which Escape closes alone inside of a dialog', async () => {
    const onBlur = vi.fn();
    const onOpenChange = vi.fn();
    render(
      <Dialog open onOpenChange={onOpenChange} title="Apply">
        <DateRangePicker label="Leave" onBlur={onBlur} defaultValue={week} />
      </Dialog>,
    );
    await part('day', 'From').click();
    await opener().click();
    await expect.element(day(/November 23, 2026/)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener()).toHaveFocus();
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('cannot be opened while it is disabled or read only', async () => {
    const { rerender } = render(<DateRangePicker label="Leave" defaultValue={week} readOnly />);
    await expect.element(opener()).toBeDisabled();
    await part('day', 'From').click();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(popup()).not.toBeInTheDocument();
    rerender(<DateRangePicker label="Leave" defaultValue={week} disabled />);
    await expect.element(opener()).toBeDisabled();
  });

  it('SHELL-11 speaks the language around it, and its arrows follow the line of reading', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <div data-pt-theme="" dir="rtl">
          <DateRangePicker label="الإجازة" defaultValue={week} />
        </div>
      </LocaleProvider>,
    );
    await expect.element(page.getByText('من', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^تغيير التاريخين، / }).click();
    await expect.element(page.getByRole('grid').first()).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toBe('٢٣');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(() => document.activeElement?.textContent).toBe('٢٤');
    const [first, second] = document.querySelectorAll('[role="grid"]');
    expect(first!.getBoundingClientRect().left).toBeGreaterThan(second!.getBoundingClientRect().right);
  });

  it('passes ref and other props to the group', async () => {
    const ref = createRef<HTMLFieldSetElement>();
    render(<DateRangePicker label="Leave" ref={ref} id="leave" data-testid="leave" />);
    expect(ref.current).toHaveAttribute('id', 'leave');
    await expect.element(group()).toHaveAttribute('data-testid', 'leave');
  });
});
