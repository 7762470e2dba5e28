import { createRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { DateField } from './date-field.tsx';

const group = (name = 'Start') => page.getByRole('group', { name });
const part = (name: 'month' | 'day' | 'year') => page.getByRole('spinbutton', { name: `${name}, Start` });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const posted = (container: HTMLElement, name = 'start') =>
  new FormData(container.querySelector('form')!).get(name);

function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
  );
}

function AlwaysTheFirst() {
  const [start, setStart] = useState<string | null>('2026-11-22');
  return (
    <>
      <DateField label="Start" value={start} onValueChange={() => setStart('2026-11-01')} />
      <button type="button" onClick={() => setStart(null)}>
        Clear
      </button>
    </>
  );
}

describe('DateField', () => {
  it('is a group of spinbuttons that say their part, their number and what describes them', async () => {
    render(
      <DateField label="Start" defaultValue="2026-11-22" description="From May." error="Too late" required />,
    );
    await expect.element(group()).toHaveAccessibleDescription('From May. Too late');
    await expect.element(part('month')).toHaveAttribute('aria-valuetext', '11 – November');
    await expect.element(part('day')).toHaveAttribute('aria-valuenow', '22');
    await expect.element(part('year')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(part('year')).toHaveAttribute('aria-required', 'true');
  });

  it('is typed without a key between its parts', async () => {
    const onValueChange = vi.fn();
    render(<DateField label="Start" onValueChange={onValueChange} />);
    await part('month').click();
    await userEvent.keyboard('3142026');
    expect(onValueChange).toHaveBeenLastCalledWith('2026-03-14');
    await expect.element(part('year')).toHaveFocus();
  });

  it.each([
    ['2026-03-14', {}],
    ['3/14/2026', {}],
    ['14.03.2026', { format: 'DD.MM.YYYY' }],
  ])('spreads %s over its parts when it is pasted into one of them', async (text, more) => {
    const onValueChange = vi.fn();
    render(<DateField label="Start" defaultValue="2020-01-01" onValueChange={onValueChange} {...more} />);
    await part('day').click();
    paste(text);
    await expect.poll(() => onValueChange.mock.lastCall).toEqual(['2026-03-14']);
    await expect.element(part('day')).toHaveTextContent('14');
    await expect.element(part('month')).toHaveAttribute('aria-valuenow', '3');
    await expect.element(part('day')).toHaveFocus();
  });

  it('spreads a day that is pasted over parts that are empty, and completes its year when it is left', async () => {
    const onValueChange = vi.fn();
    render(<DateField label="Start" onValueChange={onValueChange} />);
    await part('month').click();
    paste('3/14/26');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(onValueChange).toHaveBeenLastCalledWith('2026-03-14');
  });

  it.each([
    ['what is no day', 'soon', {}],
    ['a day while it is read only', '2026-03-14', { readOnly: true }],
  ])('takes no notice of %s that is pasted', async (_what, text, more) => {
    const onValueChange = vi.fn();
    render(<DateField label="Start" defaultValue="2020-01-01" onValueChange={onValueChange} {...more} />);
    await part('day').click();
    paste(text);
    await userEvent.tab();
    await expect.element(part('year')).toHaveTextContent('2020');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('steps its parts by the arrow keys and goes from one to the next', async () => {
    const onValueChange = vi.fn();
    render(<DateField label="Start" defaultValue="2026-11-22" onValueChange={onValueChange} />);
    await part('month').click();
    await userEvent.keyboard('{ArrowUp}');
    expect(onValueChange).toHaveBeenLastCalledWith('2026-12-22');
    await userEvent.keyboard('{ArrowRight}{End}');
    expect(onValueChange).toHaveBeenLastCalledWith('2026-12-31');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(part('month')).toHaveFocus();
    await userEvent.tab();
    await expect.element(part('day')).toHaveFocus();
  });

  it('has no value while a part is empty, keeps the others, and has it again with the same part', async () => {
    const onValueChange = vi.fn();
    const Controlled = () => {
      const [start, setStart] = useState<string | null>('2026-11-22');
      return (
        <form>
          <DateField
            label="Start"
            name="start"
            value={start}
            onValueChange={(next) => {
              onValueChange(next);
              setStart(next);
            }}
          />
        </form>
      );
    };
    const { container } = render(<Controlled />);
    await part('day').click();
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(onValueChange).toHaveBeenLastCalledWith(null);
    await expect.element(part('year')).toHaveTextContent('2026');
    expect(posted(container)).toBe('');
    await userEvent.keyboard('22');
    expect(onValueChange).toHaveBeenLastCalledWith('2026-11-22');
    expect(posted(container)).toBe('2026-11-22');
  });

  it('makes the last day of the month of a day that it does not have, when it is left', async () => {
    const onValueChange = vi.fn();
    render(<DateField label="Start" onValueChange={onValueChange} />);
    await part('month').click();
    await userEvent.keyboard('02312026');
    await userEvent.tab();
    expect(onValueChange).toHaveBeenLastCalledWith('2026-02-28');
    await expect.element(part('day')).toHaveTextContent('28');
  });

  it('may be controlled, and shows what its owner makes of it', async () => {
    render(<AlwaysTheFirst />);
    await part('day').click();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(part('day')).toHaveTextContent('1');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(part('day')).toHaveTextContent('1');
    await button('Clear').click();
    await expect.element(part('day')).toHaveTextContent('dd');
  });

  it('is invalid outside of its range, once people have left it', async () => {
    const onValueChange = vi.fn();
    render(<DateField label="Start" min="2026-01-01" max="2026-12-31" onValueChange={onValueChange} />);
    await part('month').click();
    await userEvent.keyboard('01012027');
    expect(onValueChange).toHaveBeenLastCalledWith('2027-01-01');
    await expect.element(part('year')).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect.element(part('year')).toHaveAttribute('aria-invalid', 'true');
  });

  it('puts the focus into its first part when its label is pressed', async () => {
    render(<DateField label="Start" />);
    await page.getByText('Start', { exact: true }).click();
    await expect.element(part('month')).toHaveFocus();
  });

  it('does not change while it is read only, and cannot be reached while it is disabled', async () => {
    const { rerender } = render(<DateField label="Start" defaultValue="2026-11-22" readOnly />);
    await part('day').click();
    await userEvent.keyboard('{ArrowUp}5');
    await expect.element(part('day')).toHaveTextContent('22');
    rerender(<DateField label="Start" defaultValue="2026-11-22" disabled />);
    await expect.element(group()).toHaveAttribute('disabled');
    await expect.element(part('day')).not.toHaveAttribute('tabindex');
  });

  it('is disabled with the fieldset around it, for as long as that is', async () => {
    const field = <DateField label="Start" defaultValue="2026-11-22" />;
    const { rerender } = render(<fieldset disabled>{field}</fieldset>);
    await expect.element(part('month')).toHaveAttribute('aria-disabled', 'true');
    part('month').element().focus();
    await expect.element(part('month')).not.toHaveFocus();
    rerender(<fieldset>{field}</fieldset>);
    await part('month').click();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(part('month')).toHaveAttribute('aria-valuenow', '12');
  });

  it('posts an ISO date, and takes part in the form’s reset', async () => {
    const { container } = render(
      <form>
        <DateField label="Start" name="start" defaultValue="2026-11-22" />
        <button type="reset">Reset</button>
      </form>,
    );
    expect(posted(container)).toBe('2026-11-22');
    await part('day').click();
    await userEvent.keyboard('{ArrowUp}');
    expect(posted(container)).toBe('2026-11-23');
    await button('Reset').click();
    await expect.element(part('day')).toHaveTextContent('22');
    expect(posted(container)).toBe('2026-11-22');
  });

  it('completes a year of two digits when people leave it, around today and not beyond the last day', async () => {
    const onValueChange = vi.fn();
    const { rerender } = render(<DateField label="Start" onValueChange={onValueChange} />);
    await part('month').click();
    await userEvent.keyboard('22885');
    expect(onValueChange).toHaveBeenLastCalledWith('0085-02-28');
    await userEvent.tab();
    expect(onValueChange).toHaveBeenLastCalledWith('1985-02-28');
    await expect.element(part('year')).toHaveAttribute('aria-valuenow', '1985');
    rerender(<DateField key="birth" label="Start" max="2026-11-22" onValueChange={onValueChange} />);
    await part('month').click();
    await userEvent.keyboard('22840');
    await userEvent.tab();
    expect(onValueChange).toHaveBeenLastCalledWith('1940-02-28');
  });

  it('posts to the form that it names', () => {
    const { container } = render(
      <>
        <form id="elsewhere" />
        <DateField label="Start" form="elsewhere" name="start" defaultValue="2026-11-22" />
      </>,
    );
    expect(posted(container)).toBe('2026-11-22');
  });

  it('works uncontrolled with react-hook-form: defaults, errors, focus and resets', async () => {
    const onValid = vi.fn();
    const Form = () => {
      const { register, handleSubmit, formState, reset } = useForm({
        defaultValues: { start: '2027-11-22' },
      });
      return (
        <form noValidate onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
          <DateField
            label="Start"
            {...register('start', { validate: (start) => start < '2027' || 'Enter a date before 2027' })}
            error={formState.errors.start?.message}
          />
          <button type="submit">Send</button>
          <button type="button" onClick={() => reset({ start: '2026-01-02' })}>
            Undo
          </button>
        </form>
      );
    };
    render(<Form />);
    await expect.element(part('year')).toHaveTextContent('2027');
    await button('Send').click();
    await expect.element(part('month')).toHaveFocus();
    await expect.element(group()).toHaveAccessibleDescription('Enter a date before 2027');
    await part('year').click();
    await userEvent.keyboard('{ArrowDown}');
    await button('Send').click();
    await expect.poll(() => onValid.mock.lastCall).toEqual([{ start: '2026-11-22' }]);
    await button('Undo').click();
    await expect.element(part('day')).toHaveTextContent('2');
    await button('Send').click();
    await expect.poll(() => onValid.mock.lastCall).toEqual([{ start: '2026-01-02' }]);
  });

  it('reads and writes the digits and the order of the language around it', async () => {
    const onValueChange = vi.fn();
    const { container } = render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <DateField label="البداية" defaultValue="2026-11-22" onValueChange={onValueChange} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    const parts = [...container.querySelectorAll<HTMLElement>('[role="spinbutton"]')];
    expect(parts.map((each) => each.textContent)).toEqual(['٢٢', '١١', '٢٠٢٦']);
    const [day, month] = parts.map((each) => each.getBoundingClientRect().left);
    expect(day).toBeGreaterThan(month!);
    await page.elementLocator(parts[0]!).click();
    await userEvent.keyboard('٠٧');
    expect(onValueChange).toHaveBeenLastCalledWith('2026-11-07');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.elementLocator(parts[0]!)).toHaveFocus();
  });

  it('counts years in the calendar of the language, and posts Gregorian ones', async () => {
    const { container } = render(
      <LocaleProvider locale="th-TH">
        <form>
          <DateField label="Start" name="start" defaultValue="2026-11-22" />
        </form>
      </LocaleProvider>,
    );
    await expect.element(page.getByRole('spinbutton').last()).toHaveTextContent('2569');
    expect(posted(container)).toBe('2026-11-22');
  });

  it('gives the ref the value that is posted, and the group all other props', async () => {
    const ref = createRef<HTMLInputElement>();
    const onBlur = vi.fn();
    render(
      <DateField label="Start" ref={ref} name="start" defaultValue="2026-11-22" id="start" onBlur={onBlur} />,
    );
    expect(ref.current?.value).toBe('2026-11-22');
    await expect.element(group()).toHaveAttribute('id', 'start');
    ref.current?.focus();
    await expect.element(part('month')).toHaveFocus();
    await userEvent.tab();
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  });
});
