import { createRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { MonthPicker } from './month-picker.tsx';

const range = { min: '2000-05', max: '2026-11' } as const;
const group = () => page.getByRole('group', { name: 'Start' });
const list = (name: string) => page.getByRole('combobox', { name });
const posted = (container: HTMLElement) => new FormData(container.querySelector('form')!).get('start');

function Controlled() {
  const [start, setStart] = useState<string | null>(null);
  return (
    <>
      <MonthPicker {...range} label="Start" value={start} onValueChange={setStart} />
      <output>{String(start)}</output>
      <button type="button" onClick={() => setStart('2020-02')}>
        Fill in
      </button>
    </>
  );
}

describe('MonthPicker', () => {
  it('is a group of two lists that say what is wrong', async () => {
    render(<MonthPicker {...range} label="Start" description="Of the job" error="Too late" required />);
    await expect.element(group()).toHaveAccessibleDescription('Of the job Too late');
    await expect.element(list('Month')).toHaveAccessibleDescription('Too late');
    await expect.element(list('Month')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(list('Year')).toBeRequired();
  });

  it('has a month once both parts are chosen, and keeps one while it is controlled', async () => {
    render(<Controlled />);
    await list('Month').selectOptions('March');
    await expect.element(list('Month')).toHaveValue('03');
    await expect.element(page.getByRole('status')).toHaveTextContent('null');
    await list('Year').selectOptions('2019');
    await expect.element(page.getByRole('status')).toHaveTextContent('2019-03');
    await page.getByRole('button', { name: 'Fill in' }).click();
    await expect.element(list('Year')).toHaveValue('2020');
    await list('Year').selectOptions('Year');
    await expect.element(page.getByRole('status')).toHaveTextContent('null');
    await expect.element(list('Month')).toHaveValue('02');
  });

  it('offers the years of its range, the last one first, and no month beyond its ends', async () => {
    render(<MonthPicker {...range} label="Start" defaultValue="2026-01" />);
    const years = [...(list('Year').element() as HTMLSelectElement).options].map(({ value }) => value);
    expect(years.slice(0, 3)).toEqual(['', '2026', '2025']);
    expect(years.at(-1)).toBe('2000');
    await expect.element(page.getByRole('option', { name: 'December' })).toBeDisabled();
    await list('Year').selectOptions('2000');
    await expect.element(list('Month')).toHaveAttribute('aria-invalid', 'true');
  });

  it('posts an ISO month, and takes part in the form’s reset', async () => {
    const { container } = render(
      <form>
        <MonthPicker {...range} label="Start" name="start" defaultValue="2019-03" />
        <button type="reset">Reset</button>
      </form>,
    );
    await list('Month').selectOptions('April');
    expect(posted(container)).toBe('2019-04');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.element(list('Month')).toHaveValue('03');
    await expect.element(list('Year')).toHaveValue('2019');
    expect(posted(container)).toBe('2019-03');
  });

  it('posts to the form that it names, which asks for it and resets it', async () => {
    const { container } = render(
      <>
        <form id="elsewhere">
          <button type="reset">Reset</button>
        </form>
        <MonthPicker {...range} label="Start" form="elsewhere" name="start" required />
      </>,
    );
    expect(container.querySelector('form')!.matches(':valid')).toBe(false);
    await list('Month').selectOptions('March');
    await list('Year').selectOptions('2020');
    expect(posted(container)).toBe('2020-03');
    await page.getByRole('button').click();
    await expect.element(list('Month')).toHaveValue('');
    expect(posted(container)).toBe('');
  });

  it('shows a month outside of its range that it was given, as wrong', async () => {
    render(<MonthPicker {...range} label="Start" defaultValue="1990-05" />);
    await expect.element(list('Year')).toHaveValue('1990');
    await expect.element(list('Year')).toHaveAttribute('aria-invalid', 'true');
  });

  it('works uncontrolled with react-hook-form', async () => {
    const onValid = vi.fn();
    const Form = () => {
      const { register, handleSubmit } = useForm({ defaultValues: { start: '2019-03' } });
      return (
        <form onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
          <MonthPicker label="Start" {...register('start')} {...range} />
          <button type="submit">Send</button>
        </form>
      );
    };
    render(<Form />);
    await expect.element(list('Month')).toHaveValue('03');
    await list('Year').selectOptions('2018');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => onValid.mock.lastCall).toEqual([{ start: '2018-03' }]);
  });

  it('is written in the format that it is given, and invites by words of its owner', async () => {
    const { container, rerender } = render(
      <MonthPicker {...range} label="Start" format="YYYY-MM" placeholder="When did you start?" />,
    );
    const [first, second] = container.querySelectorAll('select');
    expect(first).toHaveDisplayValue('When did you start?');
    expect(second).toHaveDisplayValue('Month');
    await list('Year').selectOptions('2019');
    await list('Month').selectOptions('03');
    expect([first, second].map((each) => each?.value)).toEqual(['2019', '03']);
    rerender(<MonthPicker {...range} label="Start" format="M/YYYY" />);
    await expect.element(page.getByRole('option', { name: '3', exact: true })).toBeInTheDocument();
    expect(container.querySelector('select')).toHaveDisplayValue('3');
  });

  it('is written as its language does where a format lacks a part', async () => {
    render(<MonthPicker {...range} label="Start" format="YYYY" defaultValue="2019-03" />);
    await expect.element(list('Month')).toHaveDisplayValue('March');
  });

  it('SHELL-11 speaks the language around it, in its digits and its order', async () => {
    const { rerender, container } = render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <MonthPicker {...range} label="البداية" defaultValue="2019-03" />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(list('الشهر')).toHaveDisplayValue('مارس');
    await expect.element(list('السنة')).toHaveDisplayValue('٢٠١٩');
    rerender(
      <LocaleProvider locale="ja-JP">
        <MonthPicker {...range} label="Start" defaultValue="2019-03" />
      </LocaleProvider>,
    );
    expect(container.querySelector('select')).toHaveValue('2019');
  });

  it('gives the ref the value that is posted, and the group all other props', async () => {
    const ref = createRef<HTMLInputElement>();
    const onBlur = vi.fn();
    render(
      <MonthPicker {...range} label="Start" ref={ref} defaultValue="2019-03" id="start" onBlur={onBlur} />,
    );
    expect(ref.current?.value).toBe('2019-03');
    await expect.element(group()).toHaveAttribute('id', 'start');
    ref.current?.focus();
    await expect.element(list('Month')).toHaveFocus();
    await userEvent.tab();
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  });
});
