import { createRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';

const options = [
  { value: 'mon', label: 'Monday' },
  { value: 'tue', label: 'Tuesday' },
  { value: 'sun', label: 'Sunday', disabled: true },
];
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const all = () => box('Select all');

function Controlled() {
  const [days, setDays] = useState<readonly string[]>(['sun']);
  return (
    <>
      <CheckboxGroup label="Days" options={options} value={days} onValueChange={setDays} selectAll />
      <output>{days.join(' ')}</output>
    </>
  );
}

describe('CheckboxGroup', () => {
  it('is a group named by its label and described by description and error', async () => {
    render(<CheckboxGroup label="Days" options={options} description="Any." error="Tick one" required />);
    const group = page.getByRole('group', { name: /^Days/ });
    await expect.element(group).toHaveAccessibleDescription('Any. Tick one');
    await expect.element(box('Monday')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box('Monday')).not.toBeRequired();
  });

  it('says aloud that one has to be ticked, which no attribute of a group may', async () => {
    const { rerender } = render(<CheckboxGroup label="Days" options={options} required />);
    await expect.element(page.getByRole('group')).toHaveAccessibleName('Days (required)');
    rerender(<CheckboxGroup label="Days" options={options} />);
    await expect.element(page.getByRole('group')).toHaveAccessibleName('Days');
  });

  it('says what is ticked in the order of the options', async () => {
    const onValueChange = vi.fn();
    render(
      <CheckboxGroup label="Days" options={options} defaultValue={['tue']} onValueChange={onValueChange} />,
    );
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onValueChange).toHaveBeenLastCalledWith(['mon', 'tue']);
    await box('Tuesday').click();
    expect(onValueChange).toHaveBeenLastCalledWith(['mon']);
  });

  it('ticks and clears all that can be changed, and shows when some are ticked', async () => {
    const onValueChange = vi.fn();
    render(<CheckboxGroup label="Days" options={options} onValueChange={onValueChange} selectAll />);
    await box('Monday').click();
    await expect.element(all()).toBePartiallyChecked();
    await all().click();
    await expect.element(all()).toBeChecked();
    expect(onValueChange).toHaveBeenLastCalledWith(['mon', 'tue']);
    await all().click();
    await expect.element(all()).not.toBeChecked();
    await expect.element(box('Tuesday')).not.toBeChecked();
    expect(onValueChange).toHaveBeenLastCalledWith([]);
  });

  it('may be controlled, and keeps what is disabled as it is', async () => {
    render(<Controlled />);
    await all().click();
    await expect.element(page.getByRole('status')).toHaveTextContent('mon tue sun');
    await box('Monday').click();
    await expect.element(all()).toBePartiallyChecked();
    await expect.element(page.getByRole('status')).toHaveTextContent('tue sun');
    await all().click();
    await all().click();
    await expect.element(page.getByRole('status')).toHaveTextContent('sun');
  });

  it('takes part in a form and in its reset, and so does “select all”, which is not posted', async () => {
    const { container } = render(
      <form>
        <CheckboxGroup label="Days" name="days" options={options} defaultValue={['mon', 'tue']} selectAll />
        <button type="reset">Reset</button>
      </form>,
    );
    const form = container.querySelector('form')!;
    await expect.element(all()).toBeChecked();
    await box('Monday').click();
    expect([...new FormData(form)]).toEqual([['days', 'tue']]);
    await page.getByRole('button').click();
    await expect.element(box('Monday')).toBeChecked();
    await expect.element(all()).toBeChecked();
  });

  it('works uncontrolled with react-hook-form, which learns what “select all” ticks', async () => {
    const onValid = vi.fn();
    const Form = () => {
      const { register, handleSubmit } = useForm({ defaultValues: { days: ['tue'] } });
      return (
        <form onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
          <CheckboxGroup label="Days" options={options} selectAll {...register('days')} />
          <button type="submit">Send</button>
        </form>
      );
    };
    render(<Form />);
    await expect.element(box('Tuesday')).toBeChecked();
    await expect.element(all()).toBePartiallyChecked();
    await all().click();
    await page.getByRole('button').click();
    await expect.poll(() => onValid.mock.lastCall).toEqual([{ days: ['mon', 'tue'] }]);
  });

  it('speaks the language around it', async () => {
    render(
      <LocaleProvider locale="ar" messages={ar}>
        <CheckboxGroup label="الأيام" options={options} selectAll />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(box('تحديد الكل')).toBeVisible();
  });

  it('passes ref to its inputs and other props to the fieldset', async () => {
    const ref = createRef<HTMLInputElement>();
    render(<CheckboxGroup label="Days" options={options} ref={ref} id="days" disabled selectAll />);
    expect(ref.current).toHaveAttribute('type', 'checkbox');
    await expect.element(page.getByRole('group')).toHaveAttribute('id', 'days');
    await expect.element(all()).toBeDisabled();
  });

  it('has its options beside each other where they have room', async () => {
    render(<CheckboxGroup label="Days" options={options} direction="row" />);
    const [monday, tuesday] = [box('Monday'), box('Tuesday')].map((one) =>
      one.element().getBoundingClientRect(),
    );
    expect(tuesday?.top).toBe(monday?.top);
    expect(tuesday?.left).toBeGreaterThan(monday?.right ?? Infinity);
  });

  it('may be switches, which are invalid together', async () => {
    const onValueChange = vi.fn();
    render(
      <CheckboxGroup
        label="Days"
        options={options}
        variant="switches"
        defaultValue={['tue']}
        error="Choose one"
        onValueChange={onValueChange}
      />,
    );
    const monday = page.getByRole('switch', { name: 'Monday', exact: true });
    await userEvent.click(monday);
    await expect.element(monday).toBeChecked();
    await expect.element(monday).toHaveAttribute('aria-invalid', 'true');
    expect(onValueChange.mock.lastCall).toEqual([['mon', 'tue']]);
  });
});
