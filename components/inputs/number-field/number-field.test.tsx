import { createRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { NumberField } from './number-field.tsx';

const field = (name = 'Years') => page.getByRole('spinbutton', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

function Controlled({ limit = Infinity }: { limit?: number }) {
  const [years, setYears] = useState<number | null>(1);
  return (
    <>
      <NumberField
        label="Years"
        value={years}
        onValueChange={(next) => setYears(Math.min(next ?? 0, limit))}
      />
      <output>{String(years)}</output>
      <button type="button" onClick={() => setYears(1234.5)}>
        Fill in
      </button>
    </>
  );
}

const inLanguage = (locale: string) => (
  <form>
    <LocaleProvider locale={locale}>
      <NumberField label="Years" name="years" defaultValue={1234.5} />
    </LocaleProvider>
  </form>
);

describe('NumberField', () => {
  it('is a spinbutton that says its number, its limits and what describes it', async () => {
    render(
      <NumberField
        label="Years"
        min={0}
        max={60}
        defaultValue={3}
        prefix="≈"
        description="Up to 60."
        error="No"
      />,
    );
    await expect.element(field()).toHaveAttribute('aria-valuenow', '3');
    await expect.element(field()).toHaveAttribute('aria-valuemin', '0');
    await expect.element(field()).toHaveAttribute('aria-valuemax', '60');
    await expect.element(field()).toHaveAccessibleDescription('≈ Up to 60. No');
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  });

  it('steps by keys, one and ten at a time, to its ends and not beyond', async () => {
    render(<NumberField label="Years" min={0} max={25} />);
    await field().click();
    const presses = [
      ['{ArrowUp}', '1'],
      ['{PageUp}', '11'],
      ['{ArrowDown}', '10'],
      ['{PageDown}', '0'],
      ['{ArrowDown}', '0'],
      ['{End}', '25'],
      ['{ArrowUp}', '25'],
      ['{Home}', '0'],
    ] as const;
    for (const [key, value] of presses) {
      await userEvent.keyboard(key);
      await expect.element(field(), { message: key }).toHaveValue(value);
    }
  });

  it('steps by its buttons, which stay out of the way of Tab and stop at the ends', async () => {
    render(<NumberField label="Years" min={0} max={2} defaultValue={1} />);
    await button('Increase').click();
    await expect.element(field()).toHaveValue('2');
    await expect.element(button('Increase')).toBeDisabled();
    await button('Decrease').click();
    await expect.element(field()).toHaveValue('1');
    await userEvent.tab();
    await expect.element(field()).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.elementLocator(document.body)).toHaveFocus();
  });

  it('leaves keys to who composes what is typed', async () => {
    render(<NumberField label="Years" defaultValue={3} />);
    const up = { key: 'ArrowUp', bubbles: true, cancelable: true };
    field()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { ...up, isComposing: true }));
    await expect.element(field()).toHaveValue('3');
    field().element().dispatchEvent(new KeyboardEvent('keydown', up));
    await expect.element(field()).toHaveValue('4');
  });

  it('leaves what is typed alone until people leave it, then writes it out and rounds it', async () => {
    const onValueChange = vi.fn();
    render(<NumberField label="Years" onValueChange={onValueChange} />);
    await userEvent.type(field(), '1234.');
    await expect.element(field()).toHaveValue('1234.');
    await userEvent.type(field(), '567');
    expect(onValueChange).toHaveBeenLastCalledWith(1234.567);
    await userEvent.tab();
    await expect.element(field()).toHaveValue('1,234.57');
    expect(onValueChange).toHaveBeenLastCalledWith(1234.57);
    await field().fill('');
    expect(onValueChange).toHaveBeenLastCalledWith(null);
  });

  it('keeps what is no number in view, and tells its owner', async () => {
    const onValueChange = vi.fn();
    render(<NumberField label="Years" onValueChange={onValueChange} />);
    await userEvent.type(field(), 'many');
    await userEvent.tab();
    await expect.element(field()).toHaveValue('many');
    expect(onValueChange).toHaveBeenLastCalledWith(Number.NaN);
  });

  it('keeps a number in view that is too long to be kept exactly', async () => {
    const onValueChange = vi.fn();
    render(<NumberField label="Years" onValueChange={onValueChange} />);
    await field().fill('12345678901234567890');
    await userEvent.tab();
    await expect.element(field()).toHaveValue('12345678901234567890');
    expect(onValueChange).toHaveBeenLastCalledWith(Number.NaN);
  });

  it('may be controlled, and shows what its owner makes of it', async () => {
    const { rerender } = render(<Controlled />);
    await field().fill('2.');
    await expect.element(field()).toHaveValue('2.');
    await expect.element(page.getByRole('status')).toHaveTextContent('2');
    await button('Fill in').click();
    await expect.element(field()).toHaveValue('1,234.5');
    rerender(<Controlled key="limited" limit={5} />);
    await field().fill('77');
    await expect.element(field()).toHaveValue('5');
  });

  it.each([
    ['its owner’s', { value: 1.2345 }],
    ['one that it begins with', { defaultValue: 1.2345 }],
  ])('keeps a number finer than it shows, %s, until people edit it', async (_whose, props) => {
    const onValueChange = vi.fn();
    const { container } = render(
      <form>
        <NumberField label="Years" name="years" {...props} onValueChange={onValueChange} />
      </form>,
    );
    const posted = () => new FormData(container.querySelector('form')!).get('years');
    await field().click();
    await userEvent.tab();
    await expect.element(field()).toHaveValue('1.23');
    await expect.element(field()).toHaveAttribute('aria-valuenow', '1.2345');
    expect(posted()).toBe('1.2345');
    expect(onValueChange).not.toHaveBeenCalled();
    await field().click();
    await userEvent.keyboard('{End}{Backspace}');
    expect(onValueChange).toHaveBeenLastCalledWith(1.2);
  });

  it('hands a finer number on to a form library as it is', async () => {
    const onValid = vi.fn();
    const Form = () => {
      const { register, handleSubmit } = useForm({ defaultValues: { years: 1.2345 } });
      return (
        <form onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
          <NumberField label="Years" {...register('years', { valueAsNumber: true })} />
          <button type="submit">Send</button>
        </form>
      );
    };
    render(<Form />);
    await button('Send').click();
    await expect.poll(() => onValid.mock.lastCall).toEqual([{ years: 1.2345 }]);
    await expect.element(field()).toHaveValue('1.23');
  });

  it('does not change while it is read only', async () => {
    render(<NumberField label="Years" defaultValue={3} readOnly />);
    await field().click();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(field()).toHaveValue('3');
    await expect.element(button('Increase')).toBeDisabled();
  });

  it('posts the number itself, and takes part in the form’s reset', async () => {
    const { container } = render(
      <form>
        <NumberField label="Years" name="years" defaultValue={1000.5} />
        <button type="reset">Reset</button>
      </form>,
    );
    const years = () => new FormData(container.querySelector('form')!).get('years');
    expect(years()).toBe('1000.5');
    await field().fill('2,000');
    expect(years()).toBe('2000');
    await button('Reset').click();
    await expect.element(field()).toHaveValue('1,000.5');
    expect(years()).toBe('1000.5');
  });

  it('posts to the form that it names, and takes part in its reset', async () => {
    const { container } = render(
      <>
        <form id="elsewhere">
          <button type="reset">Reset</button>
        </form>
        <NumberField label="Years" form="elsewhere" name="years" defaultValue={3} />
      </>,
    );
    const years = () => new FormData(container.querySelector('form')!).get('years');
    await field().fill('4');
    expect(years()).toBe('4');
    await button('Reset').click();
    await expect.element(field()).toHaveValue('3');
    expect(years()).toBe('3');
  });

  it('works uncontrolled with react-hook-form: defaults, errors, resets and numbers', async () => {
    const onValid = vi.fn();
    const Form = () => {
      const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { years: 1500 } });
      return (
        <form noValidate onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
          <NumberField
            label="Years"
            {...register('years', { valueAsNumber: true, max: { value: 60, message: 'Up to 60' } })}
            error={formState.errors.years?.message}
          />
          <button type="submit">Send</button>
          <button type="button" onClick={() => reset({ years: 7 })}>
            Undo
          </button>
        </form>
      );
    };
    render(<Form />);
    await expect.element(field()).toHaveValue('1,500');
    await button('Send').click();
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveAccessibleDescription('Up to 60');
    await field().fill('12');
    await button('Send').click();
    await expect.poll(() => onValid.mock.lastCall).toEqual([{ years: 12 }]);
    await button('Undo').click();
    await expect.element(field()).toHaveValue('7');
    await button('Send').click();
    await expect.poll(() => onValid.mock.lastCall).toEqual([{ years: 7 }]);
  });

  it('reads and writes the digits of the language around it', async () => {
    const onValueChange = vi.fn();
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <NumberField label="السنوات" defaultValue={1234.5} onValueChange={onValueChange} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(field('السنوات')).toHaveValue('١٬٢٣٤٫٥');
    await button('زيادة').click();
    await expect.element(field('السنوات')).toHaveValue('١٬٢٣٥');
    await field('السنوات').fill('٧٫٥');
    expect(onValueChange).toHaveBeenLastCalledWith(7.5);
  });

  it('keeps its number when the language around it becomes another', async () => {
    const { container, rerender } = render(inLanguage('en-US'));
    const years = () => new FormData(container.querySelector('form')!).get('years');
    rerender(inLanguage('de-DE'));
    await expect.element(field()).toHaveValue('1.234,5');
    expect(years()).toBe('1234.5');
    await field().fill('abc');
    rerender(inLanguage('en-US'));
    await expect.element(field()).toHaveValue('abc');
  });

  it('gives the ref the value that is posted, and the input in view all other props', async () => {
    const ref = createRef<HTMLInputElement>();
    render(
      <NumberField label="Years" ref={ref} name="years" defaultValue={1000} autoComplete="age" required />,
    );
    expect(ref.current?.value).toBe('1000');
    await expect.element(field()).toHaveAttribute('autocomplete', 'age');
    await expect.element(field()).toBeRequired();
    ref.current?.focus();
    await expect.element(field()).toHaveFocus();
  });
});
