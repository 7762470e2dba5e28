import { createRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { Dialog } from '../../overlays/dialog/dialog.tsx';
import { render } from '../../testing/render.tsx';
import { DatePicker } from './date-picker.tsx';

const part = (name: string) => page.getByRole('spinbutton', { name: `${name}, Start` });
const opener = () => page.getByRole('button', { name: /(Choose a|Change the) date/ });
const popup = () => page.getByRole('dialog', { name: 'Start', exact: true });
const grid = (name: string) => page.getByRole('grid', { name: `Start, ${name}` });
const day = (name: RegExp) => page.getByRole('grid').getByRole('button', { name });
const posted = (container: HTMLElement) => new FormData(container.querySelector('form')!).get('start');

describe('DatePicker', () => {
  it('shows its placeholder while it is empty and without the focus', async () => {
    render(<DatePicker label="Start" placeholder="Select date" />);
    const placeholder = page.getByText('Select date', { exact: true });
    await expect.element(placeholder).toBeVisible();
    expect(getComputedStyle(part('day').element().parentElement!).opacity).toBe('0');
    await part('month').click();
    await expect.element(placeholder).not.toBeVisible();
    await userEvent.keyboard('11222026{Tab}{Tab}');
    await expect.element(placeholder).not.toBeInTheDocument();
    expect(getComputedStyle(part('day').element().parentElement!).opacity).toBe('1');
  });

  it('is written and typed in its format', async () => {
    const onValueChange = vi.fn();
    render(<DatePicker label="Start" format="DD.MM.YYYY" onValueChange={onValueChange} />);
    await part('day').click();
    await userEvent.keyboard('05112026');
    expect(onValueChange.mock.lastCall).toEqual(['2026-11-05']);
    await expect
      .element(page.getByRole('group', { name: 'Start', exact: true }))
      .toHaveTextContent('Start05.11.2026');
  });

  it('is written as its language does it where its format lacks a part', async () => {
    render(<DatePicker label="Start" format="MM/YYYY" defaultValue="2026-11-05" />);
    await expect
      .element(page.getByRole('group', { name: 'Start', exact: true }))
      .toHaveTextContent('Start11/5/2026');
  });

  it('opens a calendar at the chosen day, which its button says', async () => {
    render(<DatePicker label="Start" defaultValue="2026-11-22" />);
    await expect.element(opener()).toHaveAccessibleName('Change the date, Sunday, November 22, 2026');
    await expect.element(opener()).toHaveAttribute('aria-expanded', 'false');
    await opener().click();
    await expect.element(popup()).toBeVisible();
    await expect.element(day(/November 22, 2026 selected/)).toHaveFocus();
    await expect.element(grid('November 2026')).toBeVisible();
  });

  it('takes the day that is pressed, closes, and gives the focus back to its button', async () => {
    const onValueChange = vi.fn();
    const { container } = render(
      <form>
        <DatePicker label="Start" name="start" defaultValue="2026-11-22" onValueChange={onValueChange} />
      </form>,
    );
    await opener().click();
    await day(/November 5, 2026/).click();
    await expect.element(popup()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
    expect(onValueChange).toHaveBeenLastCalledWith('2026-11-05');
    expect(posted(container)).toBe('2026-11-05');
    await expect.element(part('day')).toHaveTextContent('5');
  });

  it('moves by keys as calendars do, and chooses by Enter', async () => {
    const onValueChange = vi.fn();
    render(<DatePicker label="Start" defaultValue="2026-11-18" onValueChange={onValueChange} />);
    await part('day').click();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const presses = [
      ['{ArrowRight}', 'November 19, 2026'],
      ['{ArrowDown}', 'November 26, 2026'],
      ['{Home}', 'November 1, 2026'],
      ['{ArrowLeft}', 'October 31, 2026'],
      ['{PageDown}', 'November 30, 2026'],
      ['{Shift>}{PageUp}{/Shift}', 'November 30, 2025'],
      ['{ArrowUp}', 'November 23, 2025'],
      ['{End}', 'November 30, 2025'],
    ] as const;
    await expect.element(day(/November 18, 2026/)).toHaveFocus();
    for (const [key, name] of presses) {
      await userEvent.keyboard(key);
      await expect.element(day(new RegExp(name)), { message: key }).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith('2025-11-30');
    await expect.element(opener()).toHaveFocus();
  });

  it('goes to any month and year from the platform’s lists, and by steps', async () => {
    render(<DatePicker label="Start" defaultValue="2026-11-22" />);
    await opener().click();
    await page.getByRole('combobox', { name: 'month' }).selectOptions('Feb');
    await expect.element(grid('February 2026')).toBeVisible();
    await page.getByRole('combobox', { name: 'year' }).selectOptions('1998');
    await expect.element(grid('February 1998')).toBeVisible();
    await page.getByRole('button', { name: 'Previous month' }).click();
    await expect.element(grid('January 1998')).toBeVisible();
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect.element(grid('February 1998')).toBeVisible();
  });

  it('keeps its calendar to the days that are welcome, and marks others that are typed', async () => {
    const onValueChange = vi.fn();
    render(
      <DatePicker
        label="Start"
        min="2026-11-10"
        max="2026-11-25"
        defaultValue="2026-11-12"
        isUnavailable={(date) => date === '2026-11-11'}
        onValueChange={onValueChange}
      />,
    );
    await opener().click();
    await expect.element(day(/November 9, 2026/)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByRole('button', { name: 'Next month' })).toBeDisabled();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await part('day').click();
    await userEvent.keyboard('11');
    await expect.element(part('day')).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Shift>}{Tab}{/Shift}{Shift>}{Tab}{/Shift}');
    await expect.element(part('day')).toHaveAttribute('aria-invalid', 'true');
  });

  it('closes by Escape alone inside of a dialog', async () => {
    const onOpenChange = vi.fn();
    render(
      <Dialog open onOpenChange={onOpenChange} title="Apply">
        <DatePicker label="Start" defaultValue="2026-11-22" />
      </Dialog>,
    );
    await opener().click();
    await expect.element(day(/November 22, 2026/)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(popup()).not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog', { name: 'Apply' })).toBeVisible();
    await expect.element(opener()).toHaveFocus();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('has not been left while people are in its calendar', async () => {
    const onBlur = vi.fn();
    render(<DatePicker label="Start" onBlur={onBlur} defaultValue="2026-11-22" />);
    await part('day').click();
    await opener().click();
    await expect.element(day(/November 22, 2026/)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener()).toHaveFocus();
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('may be controlled, and works with react-hook-form', async () => {
    const onValid = vi.fn();
    const Form = () => {
      const { register, handleSubmit } = useForm({ defaultValues: { start: '2026-11-22' } });
      const [end, setEnd] = useState<string | null>(null);
      return (
        <form onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
          <DatePicker label="Start" {...register('start')} />
          <DatePicker label="End" value={end} onValueChange={() => setEnd('2026-12-01')} />
          <button type="submit">Send</button>
          <output>{end}</output>
        </form>
      );
    };
    render(<Form />);
    await opener().first().click();
    await day(/November 23, 2026/).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => onValid.mock.lastCall).toEqual([{ start: '2026-11-23' }]);
    await opener().last().click();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('group', { name: 'End' }).getByRole('spinbutton').first())
      .toHaveTextContent('12');
  });

  it('fits on a phone of 320 px', async () => {
    await page.viewport(320, 640);
    render(<DatePicker label="Start" defaultValue="2026-11-22" />);
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

  it('SHELL-11 speaks the language around it, and its arrows follow the line of reading', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <DatePicker label="البداية" defaultValue="2026-11-22" />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await page.getByRole('button', { name: /^تغيير التاريخ، / }).click();
    await expect.element(page.getByRole('button', { name: 'الشهر التالي' })).toBeVisible();
    await expect
      .element(page.elementLocator(document.body).getByText('٢٢', { exact: true }).last())
      .toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByText('٢٣', { exact: true })).toHaveFocus();
    // an Egyptian week begins with Saturday
    expect(document.querySelector('thead th')).toHaveTextContent('س');
  });

  it('cannot be opened while it is disabled or read only', async () => {
    const { rerender } = render(<DatePicker label="Start" defaultValue="2026-11-22" readOnly />);
    await expect.element(opener()).toBeDisabled();
    await part('day').click();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(popup()).not.toBeInTheDocument();
    rerender(<DatePicker label="Start" defaultValue="2026-11-22" disabled />);
    await expect.element(opener()).toBeDisabled();
  });

  it('gives the ref the value that is posted, and the group all other props', async () => {
    const ref = createRef<HTMLInputElement>();
    render(<DatePicker label="Start" ref={ref} name="start" defaultValue="2026-11-22" data-testid="start" />);
    expect(ref.current?.value).toBe('2026-11-22');
    await expect.element(page.getByRole('group', { name: 'Start' })).toHaveAttribute('data-testid', 'start');
  });
});
