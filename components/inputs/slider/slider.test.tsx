import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { Slider } from './slider.tsx';

const slider = (name = 'Distance') => page.getByRole('slider', { name, exact: true });
const kilometres = { style: 'unit', unit: 'kilometer' } as const;

function Controlled() {
  const [distance, setDistance] = useState(20);
  return (
    <>
      <Slider label="Distance" value={distance} onValueChange={(next) => setDistance(Math.min(next, 50))} />
      <output>{distance}</output>
    </>
  );
}
const chosen = (container: HTMLElement) =>
  Number(container.querySelectorAll('rect')[1]?.getAttribute('width'));

describe('Slider', () => {
  it('says its number with its unit, to the eye and to the ear, and what describes it', async () => {
    render(
      <Slider label="Distance" defaultValue={25} format={kilometres} description="By car." error="Too far" />,
    );
    await expect.element(slider()).toHaveAttribute('aria-valuetext', '25 km');
    await expect.element(page.getByText('25 km')).toBeVisible();
    await expect.element(slider()).toHaveAccessibleDescription('By car. Too far');
    await expect.element(slider()).toHaveAttribute('aria-invalid', 'true');
  });

  it('moves by keys from step to step and to its ends', async () => {
    render(<Slider label="Distance" min={5} max={200} step={5} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await expect.element(slider()).toHaveValue('15');
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect.element(slider()).toHaveValue('195');
    await userEvent.keyboard('{Home}');
    await expect.element(slider()).toHaveValue('5');
  });

  it('moves to where it is pressed, and shows how far that is', async () => {
    const { container } = render(<Slider label="Distance" />);
    const { width, height } = slider().element().getBoundingClientRect();
    await slider().click({ position: { x: width * 0.75, y: height / 2 } });
    const value = Number((slider().element() as HTMLInputElement).value);
    expect(value).toBeGreaterThan(70);
    expect(value).toBeLessThan(80);
    await expect.poll(() => chosen(container)).toBeCloseTo(value / 100, 5);
  });

  it('goes the other way from right to left', async () => {
    const { container } = render(<Slider label="Distance" defaultValue={50} />, { dir: 'rtl' });
    const { width, height } = slider().element().getBoundingClientRect();
    await slider().click({ position: { x: width * 0.25, y: height / 2 } });
    expect((slider().element() as HTMLInputElement).valueAsNumber).toBeGreaterThan(70);
    expect(getComputedStyle(container.querySelector('svg')!).scale).toBe('-1 1');
  });

  it('may be controlled, and stays where its owner holds it', async () => {
    render(<Controlled />);
    await slider().click({ position: { x: 2, y: 2 } });
    await userEvent.keyboard('{End}');
    await expect.element(page.getByRole('status')).toHaveTextContent('50');
    await expect.element(slider()).toHaveValue('50');
  });

  it('takes part in a form and in its reset', async () => {
    const { container } = render(
      <form>
        <Slider label="Distance" name="distance" defaultValue={25} format={kilometres} />
        <button type="reset">Reset</button>
      </form>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    expect(new FormData(container.querySelector('form')!).get('distance')).toBe('100');
    await page.getByRole('button').click();
    await expect.element(slider()).toHaveAttribute('aria-valuetext', '25 km');
  });

  it('writes its number anew when the form that it names is reset', async () => {
    render(
      <>
        <form id="elsewhere">
          <button type="reset">Reset</button>
        </form>
        <Slider label="Distance" form="elsewhere" defaultValue={25} format={kilometres} />
      </>,
    );
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect.element(slider()).toHaveAttribute('aria-valuetext', '100 km');
    await page.getByRole('button').click();
    await expect.element(slider()).toHaveAttribute('aria-valuetext', '25 km');
  });

  it('works uncontrolled with react-hook-form', async () => {
    const onValid = vi.fn();
    const Form = () => {
      const { register, handleSubmit } = useForm({ defaultValues: { distance: 40 } });
      return (
        <form onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
          <Slider label="Distance" format={kilometres} {...register('distance', { valueAsNumber: true })} />
          <button type="submit">Send</button>
        </form>
      );
    };
    render(<Form />);
    await expect.element(slider()).toHaveAttribute('aria-valuetext', '40 km');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await page.getByRole('button').click();
    await expect.poll(() => onValid.mock.lastCall).toEqual([{ distance: 41 }]);
  });

  it('writes its number in the language around it', async () => {
    render(
      <LocaleProvider locale="ar-EG">
        <Slider label="المسافة" defaultValue={25} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(slider('المسافة')).toHaveAttribute('aria-valuetext', '٢٥');
  });

  it('shows something else than its line where that says more', () => {
    const { container } = render(<Slider label="Distance" line={<canvas aria-hidden="true" />} />);
    expect(container.querySelector('canvas')).not.toBeNull();
    expect(container.querySelector('svg')).toBeNull();
  });

  it('is at least 24 px tall', () => {
    const { container } = render(<Slider label="Distance" />);
    expect(container.querySelector('input')!.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  });

  it('has its thumb over the line, also where that is mirrored', () => {
    const { container } = render(<Slider label="Distance" defaultValue={25} />, { dir: 'rtl' });
    const rail = container.querySelector('input')!.parentElement!;
    const orders = [...rail.children].map((each) => Number(getComputedStyle(each).zIndex) || 0);
    expect(orders.at(-1)).toBeGreaterThan(Math.max(...orders.slice(0, -1)));
    expect(getComputedStyle(rail).isolation).toBe('isolate');
  });
});
