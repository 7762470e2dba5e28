import { createRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { enterText } from '../field/enter-text.ts';
import { RangeSlider, type RangeSliderProps } from './range-slider.tsx';
import type { Range } from './range.ts';

const thumb = (name: 'Minimum' | 'Maximum') => page.getByRole('slider', { name, exact: true });
const values = () => [...document.querySelectorAll('input')].map((input) => input.valueAsNumber);
/** Presses the line itself, at a share of its length. */
async function press(container: HTMLElement, share: number) {
  const { width } = container.querySelector('svg')!.getBoundingClientRect();
  await page.elementLocator(container.querySelector('svg')!.parentElement!).click({
    position: { x: 12 + width * share, y: 16 },
  });
}

function Controlled(props: Pick<RangeSliderProps, 'onValueCommit'>) {
  const [range, setRange] = useState<Range>([20, 60]);
  return (
    <>
      <RangeSlider label="Salary" {...props} value={range} onValueChange={setRange} />
      <output>{range.join(' to ')}</output>
    </>
  );
}

describe('RangeSlider', () => {
  it('is a group of two sliders that say their numbers', async () => {
    render(
      <RangeSlider
        label="Salary"
        defaultValue={[20, 60]}
        format={{ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }}
        description="A day."
        error="Nothing there"
      />,
    );
    await expect
      .element(page.getByRole('group', { name: 'Salary' }))
      .toHaveAccessibleDescription('A day. Nothing there');
    await expect.element(thumb('Minimum')).toHaveAttribute('aria-valuetext', '$20');
    await expect.element(thumb('Maximum')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText('$20 – $60')).toBeVisible();
    // with plain spaces, as the server writes it
    expect(page.getByText('$20 – $60').element().textContent).toBe('$20 – $60');
  });

  it('moves each end by keys, and neither passes the other', async () => {
    render(<RangeSlider label="Salary" defaultValue={[20, 60]} minDistance={10} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(values()).toEqual([21, 60]);
    await userEvent.keyboard('{End}');
    expect(values()).toEqual([50, 60]);
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    expect(values()).toEqual([50, 60]);
    await userEvent.keyboard('{End}');
    expect(values()).toEqual([50, 100]);
  });

  it('moves the end that is nearer to a press', async () => {
    const { container } = render(<RangeSlider label="Salary" defaultValue={[20, 60]} />);
    await press(container, 0.9);
    expect(values()).toEqual([20, 90]);
    await press(container, 0.4);
    expect(values()).toEqual([40, 90]);
    await expect.element(thumb('Minimum')).toHaveFocus();
  });

  it('is pressed from the right where reading begins there', async () => {
    const { container } = render(<RangeSlider label="Salary" defaultValue={[20, 60]} />, { dir: 'rtl' });
    await press(container, 0.1);
    expect(values()).toEqual([20, 90]);
  });

  it('takes a tap of a finger, which has not been near before', async () => {
    const { container } = render(<RangeSlider label="Salary" defaultValue={[20, 60]} />);
    const line = container.querySelector('svg')!;
    const { left, width } = line.getBoundingClientRect();
    line.parentElement!.dispatchEvent(
      new MouseEvent('click', { clientX: left + width * 0.8, bubbles: true }),
    );
    await expect.poll(values).toEqual([20, 80]);
    await expect.element(thumb('Maximum')).toHaveFocus();
  });

  it('lets both ends come back from the end where they lie over each other', async () => {
    const { container } = render(<RangeSlider label="Salary" defaultValue={[100, 100]} />);
    await press(container, 1);
    await expect.element(thumb('Minimum')).toHaveFocus();
  });

  it('may be controlled, and says when people let go', async () => {
    const committed = vi.fn();
    const { container, rerender } = render(<Controlled onValueCommit={committed} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('status')).toHaveTextContent('21 to 60');
    expect(committed).toHaveBeenLastCalledWith([21, 60]);
    await press(container, 0.9);
    expect(committed).toHaveBeenLastCalledWith([21, 90]);
    rerender(<RangeSlider label="Salary" value={[1, 2]} />);
    expect(values()).toEqual([1, 2]);
  });

  it('says that people let go when they have moved an end, by whatever means, and not when they only come by', async () => {
    const committed = vi.fn();
    render(<RangeSlider label="Salary" defaultValue={[20, 60]} onValueCommit={committed} />);
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(thumb('Maximum')).toHaveFocus();
    expect(committed).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{Home}');
    expect(committed.mock.calls).toEqual([[[20, 61]], [[20, 20]]]);
    // as screen readers and voice control do
    const input = thumb('Minimum').element() as HTMLInputElement;
    enterText(input, '10');
    input.dispatchEvent(new Event('change', { bubbles: true }));
    expect(committed).toHaveBeenLastCalledWith([10, 20]);
    expect(committed).toHaveBeenCalledTimes(3);
  });

  it('takes part in a form and in its reset', async () => {
    const { container } = render(
      <form>
        <RangeSlider label="Salary" fromName="from" toName="to" defaultValue={[20, 60]} />
        <button type="reset">Reset</button>
      </form>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    expect([...new FormData(container.querySelector('form')!)]).toEqual([
      ['from', '0'],
      ['to', '60'],
    ]);
    await page.getByRole('button').click();
    await expect.poll(values).toEqual([20, 60]);
  });

  it('works controlled by react-hook-form', async () => {
    const onValid = vi.fn();
    const Form = () => {
      const { control, handleSubmit } = useForm<{ salary: Range }>({ defaultValues: { salary: [20, 60] } });
      return (
        <form onSubmit={(event) => void handleSubmit((all) => onValid(all))(event)}>
          <Controller
            control={control}
            name="salary"
            render={({ field: { value, onChange } }) => (
              <RangeSlider label="Salary" value={value} onValueChange={onChange} />
            )}
          />
          <button type="submit">Send</button>
        </form>
      );
    };
    render(<Form />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await page.getByRole('button').click();
    await expect.poll(() => onValid.mock.lastCall).toEqual([{ salary: [21, 60] }]);
  });

  it('speaks the language around it', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <RangeSlider label="الراتب" defaultValue={[20, 60]} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect
      .element(page.getByRole('slider', { name: 'الحد الأدنى' }))
      .toHaveAttribute('aria-valuetext', '٢٠');
  });

  it('passes ref and other props to the fieldset', async () => {
    const ref = createRef<HTMLFieldSetElement>();
    render(<RangeSlider label="Salary" ref={ref} id="salary" disabled />);
    expect(ref.current).toHaveAttribute('id', 'salary');
    await expect.element(thumb('Minimum')).toBeDisabled();
  });
});
