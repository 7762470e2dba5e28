import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ar } from '../../locales/ar.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { ColorField } from './color-field.tsx';

const field = () => page.getByRole('textbox', { name: 'Brand', exact: true });
const toggle = () => page.getByRole('button', { name: 'Choose a color: Brand' });
const slider = (name: string) => page.getByRole('slider', { name, exact: true });
const swatch = (container: HTMLElement) => container.querySelector('rect')?.getAttribute('fill');
async function open() {
  await toggle().click();
  await expect.element(slider('Hue')).toBeVisible();
}
async function toWhite() {
  (slider('Lightness').element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
}

function Shouting() {
  const [color, setColor] = useState('#2266cc');
  return (
    <>
      <ColorField label="Brand" value={color} onValueChange={(next) => setColor(next.toUpperCase())} />
      <output>{color}</output>
    </>
  );
}

describe('ColorField', () => {
  it('shows the colour that is typed as soon as it is one', async () => {
    const { container } = render(<ColorField label="Brand" defaultValue="#2266cc" />);
    expect(swatch(container)).toBe('#2266cc');
    await field().fill('rebecca');
    await expect.poll(() => swatch(container)).toBe('transparent');
    await field().fill('rebeccapurple');
    await expect.poll(() => swatch(container)).toBe('rebeccapurple');
    await expect.element(field()).toHaveValue('rebeccapurple');
  });

  it('says how to put right what is no colour, once it is left', async () => {
    render(<ColorField label="Brand" description="Of buttons." />);
    await field().fill('blau');
    await expect.element(field()).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect
      .element(field())
      .toHaveAccessibleDescription('Of buttons. Enter a color such as #2266cc or oklch(62% 0.19 250)');
    await field().fill('blue');
    await expect.element(field()).not.toHaveAttribute('aria-invalid');
  });

  it('lets the press through by which it is left, though its error moves the page', async () => {
    const onClick = vi.fn();
    render(
      <>
        <ColorField label="Brand" />
        <button type="button" style={{ blockSize: 20 }} onClick={onClick}>
          Next
        </button>
      </>,
    );
    await field().fill('blau');
    await page.getByRole('button', { name: 'Next' }).click();
    expect(onClick).toHaveBeenCalledOnce();
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  });

  it('takes the colour from the picker, which loads when it is opened, and gives the focus back', async () => {
    render(<ColorField label="Brand" defaultValue="#2266cc" />);
    await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false');
    await open();
    await toWhite();
    await expect.element(field()).toHaveValue('#ffffff');
    await userEvent.keyboard('{Escape}');
    await expect.element(slider('Hue')).not.toBeInTheDocument();
    await expect.element(toggle()).toHaveFocus();
  });

  it('tells the picker what is typed', async () => {
    render(<ColorField label="Brand" />);
    await field().fill('oklch(40% 0.1 120)');
    await open();
    await expect.element(slider('Hue')).toHaveAttribute('aria-valuetext', '120°');
  });

  it('may be controlled, for typing and for the picker', async () => {
    render(<Shouting />);
    await open();
    await toWhite();
    await expect.element(page.getByRole('status')).toHaveTextContent('#FFFFFF');
    await userEvent.keyboard('{Escape}');
    await field().fill('red');
    await expect.element(field()).toHaveValue('RED');
  });

  it('takes part in a form and in its reset', async () => {
    const { container } = render(
      <form>
        <ColorField label="Brand" name="brand" defaultValue="#2266cc" />
      </form>,
    );
    const form = container.querySelector('form')!;
    await open();
    await toWhite();
    expect(new FormData(form).get('brand')).toBe('#ffffff');
    form.reset();
    expect(new FormData(form).get('brand')).toBe('#2266cc');
    await expect.poll(() => swatch(container)).toBe('#2266cc');
  });

  it('works uncontrolled with react-hook-form', async () => {
    const onValid = vi.fn();
    const Form = () => {
      const { register, handleSubmit } = useForm({ defaultValues: { brand: '#663399' } });
      return (
        <form onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
          <ColorField label="Brand" {...register('brand')} />
          <button type="submit">Send</button>
        </form>
      );
    };
    const { container } = render(<Form />);
    await expect.poll(() => swatch(container)).toBe('#663399');
    await open();
    await toWhite();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => onValid.mock.lastCall).toEqual([{ brand: '#ffffff' }]);
  });

  it.each(['disabled', 'readOnly'] as const)('opens no picker while it is %s', async (state) => {
    render(<ColorField label="Brand" defaultValue="red" {...{ [state]: true }} />);
    await expect.element(toggle()).toBeDisabled();
  });

  it('SHELL-11 speaks the language around it', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <ColorField label="العلامة" />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(page.getByRole('button', { name: 'اختيار لون: العلامة' })).toBeVisible();
  });
});
