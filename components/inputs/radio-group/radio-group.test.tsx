import { createRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'day', label: 'Day', description: '7:00 to 15:30' },
  { value: 'evening', label: 'Evening' },
  { value: 'night', label: 'Night', disabled: true },
];
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const group = () => page.getByRole('radiogroup', { name: 'Shift', exact: true });

function Controlled() {
  const [shift, setShift] = useState<string | null>(null);
  return (
    <>
      <RadioGroup label="Shift" options={options} value={shift} onValueChange={setShift} />
      <output>{shift ?? 'none'}</output>
    </>
  );
}

describe('RadioGroup', () => {
  it('is a group named by its label and described by description and error', async () => {
    render(<RadioGroup label="Shift" options={options} description="For now." error="Choose" required />);
    await expect.element(group()).toHaveAccessibleDescription('For now. Choose');
    await expect.element(group()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(group()).toHaveAttribute('aria-required', 'true');
    await expect.element(radio('Day')).toBeRequired();
  });

  it('describes an option by what choosing it means', async () => {
    render(<RadioGroup label="Shift" options={options} />);
    await expect.element(radio('Day')).toHaveAccessibleDescription('7:00 to 15:30');
  });

  it('is one stop for Tab, in which arrow keys choose and pass over what is disabled', async () => {
    render(
      <>
        <RadioGroup label="Shift" options={options} defaultValue="day" />
        <button type="button">Next</button>
      </>,
    );
    await userEvent.tab();
    await expect.element(radio('Day')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(radio('Evening')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(radio('Day')).toBeChecked();
    await userEvent.tab();
    await expect.element(page.getByRole('button')).toHaveFocus();
  });

  it('takes a press anywhere on a row or card', async () => {
    render(<RadioGroup label="Shift" options={options} variant="cards" />);
    await page.getByText('7:00 to 15:30').click();
    await expect.element(radio('Day')).toBeChecked();
  });

  it('may be controlled, also while nothing is chosen', async () => {
    const { rerender } = render(<Controlled />);
    await expect.element(page.getByRole('status')).toHaveTextContent('none');
    await radio('Evening').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('evening');
    rerender(<RadioGroup label="Shift" options={options} value="day" />);
    await radio('Evening').click();
    await expect.element(radio('Day')).toBeChecked();
  });

  it('keeps two groups without a name apart', async () => {
    render(
      <>
        <RadioGroup label="Shift" options={[{ value: 'a', label: 'A' }]} defaultValue="a" />
        <RadioGroup label="Place" options={[{ value: 'b', label: 'B' }]} />
      </>,
    );
    await radio('B').click();
    await expect.element(radio('A')).toBeChecked();
  });

  it('takes part in a form and in its reset', async () => {
    const { container } = render(
      <form>
        <RadioGroup label="Shift" name="shift" options={options} defaultValue="day" />
      </form>,
    );
    const form = container.querySelector('form')!;
    await radio('Evening').click();
    expect(new FormData(form).get('shift')).toBe('evening');
    form.reset();
    expect(new FormData(form).get('shift')).toBe('day');
  });

  it('works uncontrolled with react-hook-form, which puts the focus into it when nothing is chosen', async () => {
    const onValid = vi.fn();
    const Form = () => {
      const { register, handleSubmit, formState } = useForm<{ shift: string; place: string }>({
        defaultValues: { place: 'b' },
      });
      return (
        <form noValidate onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
          <RadioGroup
            label="Shift"
            options={options}
            {...register('shift', { required: 'Choose a shift' })}
            error={formState.errors.shift?.message}
          />
          <RadioGroup label="Place" options={[{ value: 'b', label: 'Bern' }]} {...register('place')} />
          <button type="submit">Send</button>
        </form>
      );
    };
    render(<Form />);
    await expect.element(radio('Bern')).toBeChecked();
    await page.getByRole('button').click();
    await expect.element(radio('Day')).toHaveFocus();
    await expect.element(group()).toHaveAccessibleDescription('Choose a shift');
    await radio('Evening').click();
    await page.getByRole('button').click();
    await expect.poll(() => onValid.mock.lastCall).toEqual([{ shift: 'evening', place: 'b' }]);
  });

  it('is disabled as a whole', async () => {
    render(<RadioGroup label="Shift" options={options} disabled />);
    await expect.element(radio('Day')).toBeDisabled();
  });

  it('passes ref to its inputs and other props to the fieldset', async () => {
    const ref = createRef<HTMLInputElement>();
    render(<RadioGroup label="Shift" options={options} ref={ref} id="shift" data-step="2" />);
    expect(ref.current).toHaveAttribute('type', 'radio');
    await expect.element(group()).toHaveAttribute('id', 'shift');
    await expect.element(group()).toHaveAttribute('data-step', '2');
  });

  it('has its rows beside each other where they have room', async () => {
    render(<RadioGroup label="Shift" options={options} direction="row" />);
    const [day, evening] = [radio('Day'), radio('Evening')].map((one) =>
      one.element().getBoundingClientRect(),
    );
    expect(evening?.top).toBe(day?.top);
    expect(evening?.left).toBeGreaterThan(day?.right ?? Infinity);
  });
});
