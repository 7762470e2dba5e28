import { createRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { hydrate, render } from '../../testing/render.tsx';
import { PhoneField } from './phone-field.tsx';
import { isPhoneNumber } from './phone.ts';

const number = () => page.getByRole('textbox', { name: 'Phone', exact: true });
const country = () => page.getByRole('combobox', { name: /^Country code/ });
/** The numbering plans have come. */
const ready = () => expect.poll(() => country().element().textContent).toContain('Switzerland (+41)');

function Controlled() {
  const [phone, setPhone] = useState('+41446681800');
  return (
    <>
      <PhoneField label="Phone" defaultCountry="US" value={phone} onValueChange={setPhone} />
      <output>{phone}</output>
      <button type="button" onClick={() => setPhone('+12125550123')}>
        Another
      </button>
    </>
  );
}

describe('PhoneField', () => {
  it('is a field for telephone numbers with its country, named and described', async () => {
    render(
      <PhoneField
        label="Phone"
        defaultCountry="CH"
        description="For interviews."
        error="Enter one"
        required
      />,
    );
    await expect.element(number()).toHaveAttribute('type', 'tel');
    await expect.element(number()).toHaveAttribute('autocomplete', 'tel');
    await expect.element(number()).toHaveAccessibleDescription('For interviews. Enter one');
    await expect.element(number()).toBeRequired();
    await ready();
    await expect.element(country()).toHaveValue('CH');
  });

  it('names the list of countries by its field too, which tells those of several fields apart', async () => {
    render(
      <>
        <PhoneField label="Home" defaultCountry="CH" required />
        <PhoneField label="Mobile" labelHidden defaultCountry="CH" />
      </>,
    );
    await expect
      .element(page.getByRole('combobox', { name: 'Country code Home', exact: true }))
      .toBeVisible();
    await expect
      .element(page.getByRole('combobox', { name: 'Country code Mobile', exact: true }))
      .toBeVisible();
  });

  it('works before it knows how countries number their telephones', async () => {
    const { container, html } = hydrate(
      <PhoneField label="Phone" name="phone" defaultCountry="CH" defaultValue="044" />,
    );
    expect(html.match(/<option/g)).toHaveLength(1);
    await number().click();
    await userEvent.keyboard('{End}6681800');
    await ready();
    await expect.element(number()).toHaveValue('044 668 18 00');
    expect(container.querySelector<HTMLInputElement>('[name="phone"]')?.value).toBe('+41446681800');
  });

  it('formats at the end of the number as it is typed, and leaves it alone in the middle', async () => {
    const onValueChange = vi.fn();
    render(<PhoneField label="Phone" defaultCountry="US" onValueChange={onValueChange} />);
    await ready();
    await userEvent.type(number(), '2125550123');
    await expect.element(number()).toHaveValue('(212) 555-0123');
    expect(onValueChange).toHaveBeenLastCalledWith('+12125550123');
    await userEvent.keyboard('{Home}{ArrowRight}{Delete}{Delete}{Delete}');
    await expect.element(number()).toHaveValue('() 555-0123');
    await userEvent.keyboard('646');
    await expect.element(number()).toHaveValue('(646) 555-0123');
    expect(onValueChange).toHaveBeenLastCalledWith('+16465550123');
  });

  it('leaves digits alone while an input method composes them', async () => {
    const onValueChange = vi.fn();
    render(<PhoneField label="Phone" defaultCountry="US" onValueChange={onValueChange} />);
    await ready();
    await number().click();
    for (const text of ['2', '21', '212', '2125', '2125550199'])
      await cdp().send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await cdp().send('Input.insertText', { text: '2125550199' });
    await expect.poll(() => onValueChange.mock.lastCall).toEqual(['+12125550199']);
    await userEvent.tab();
    await expect.element(number()).toHaveValue('(212) 555-0199');
  });

  it('takes what is pasted in any format, and its country with it', async () => {
    render(<PhoneField label="Phone" defaultCountry="US" />);
    await ready();
    await number().fill('tel:+41-44-668-18-00');
    await expect.element(country()).toHaveValue('CH');
    await expect.element(number()).toHaveValue('044 668 18 00');
  });

  it('belongs to the country that people choose', async () => {
    const onValueChange = vi.fn();
    render(<PhoneField label="Phone" defaultCountry="US" onValueChange={onValueChange} />);
    await ready();
    await number().fill('0446681800');
    await country().selectOptions('CH');
    expect(onValueChange).toHaveBeenLastCalledWith('+41446681800');
  });

  it('may be controlled', async () => {
    render(<Controlled />);
    await ready();
    await expect.element(number()).toHaveValue('044 668 18 00');
    await page.getByRole('button', { name: 'Another' }).click();
    await expect.element(number()).toHaveValue('(212) 555-0123');
    await expect.element(country()).toHaveValue('US');
    await number().fill('');
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  });

  it('posts E.164, and takes part in the form’s reset', async () => {
    const { container } = render(
      <form>
        <PhoneField label="Phone" name="phone" defaultCountry="CH" defaultValue="+41446681800" />
        <button type="reset">Reset</button>
      </form>,
    );
    await ready();
    const posted = () => new FormData(container.querySelector('form')!).get('phone');
    await number().fill('043 000 00 00');
    expect(posted()).toBe('+41430000000');
    await number().fill('+4930123456');
    await expect.element(country()).toHaveValue('DE');
    await page.getByRole('button').click();
    await expect.element(number()).toHaveValue('044 668 18 00');
    await expect.element(country()).toHaveValue('CH');
    expect(posted()).toBe('+41446681800');
  });

  it('posts to the form that it names', () => {
    const { container } = render(
      <>
        <form id="elsewhere" />
        <PhoneField
          label="Phone"
          form="elsewhere"
          name="phone"
          defaultCountry="CH"
          defaultValue="+41446681800"
        />
      </>,
    );
    expect(new FormData(container.querySelector('form')!).get('phone')).toBe('+41446681800');
  });

  it('works uncontrolled with react-hook-form, which validates it', async () => {
    const onValid = vi.fn();
    const Form = () => {
      const { register, handleSubmit, formState } = useForm({ defaultValues: { phone: '+4144668' } });
      return (
        <form noValidate onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
          <PhoneField
            label="Phone"
            defaultCountry="CH"
            {...register('phone', {
              validate: async (value) => (await isPhoneNumber(value)) || 'Enter the whole number',
            })}
            error={formState.errors.phone?.message}
          />
          <button type="submit">Send</button>
        </form>
      );
    };
    render(<Form />);
    await ready();
    await page.getByRole('button').click();
    await expect.element(number()).toHaveAccessibleDescription('Enter the whole number');
    await expect.element(number()).toHaveFocus();
    await number().fill('0446681800');
    await page.getByRole('button').click();
    await expect.poll(() => onValid.mock.lastCall).toEqual([{ phone: '+41446681800' }]);
  });

  it('names countries in the language around it, and writes numbers from the left', async () => {
    render(
      <LocaleProvider locale="ar" messages={ar}>
        <PhoneField label="الهاتف" defaultCountry="CH" defaultValue="+41446681800" />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    const select = page.getByRole('combobox', { name: 'رمز الدولة الهاتف' });
    await expect.poll(() => select.element().textContent).toContain('سويسرا');
    const digits = page.getByRole('textbox', { name: 'الهاتف', exact: true });
    expect(getComputedStyle(digits.element()).direction).toBe('ltr');
  });

  it('gives the ref the value that is posted, and the input in view all other props', async () => {
    const ref = createRef<HTMLInputElement>();
    render(<PhoneField label="Phone" ref={ref} defaultCountry="CH" defaultValue="+41446681800" readOnly />);
    expect(ref.current?.value).toBe('+41446681800');
    await expect.element(number()).toHaveAttribute('readonly');
    await expect.element(country()).toBeDisabled();
    ref.current?.focus();
    await expect.element(number()).toHaveFocus();
  });
});
