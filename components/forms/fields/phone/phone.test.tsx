import { defineForm } from '@portico/core/forms';
import { page, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from '../../../testing/render.tsx';
import { sentBy, submit } from '../../testing/sent-by.tsx';

const asking = (phoneOptions = {}, more = {}) =>
  defineForm({
    sections: [{ items: [{ name: 'phone', type: 'phone', label: 'Phone', phoneOptions, ...more }] }],
  });
const number = () => page.getByRole('textbox', { name: 'Phone', exact: true });
const country = () => page.getByRole('combobox', { name: /^Country code/ });
/** The list of countries is there with what is known of their numbers. */
const known = () =>
  expect.element(page.getByRole('option', { name: 'Switzerland (+41)' })).toBeInTheDocument();

afterEach(() => {
  delete window.PORTICO_PHONE_COUNTRY;
});

describe('a phone field', () => {
  it('FORM-07 takes a number in any notation, and sends its country, calling code and digits', async () => {
    const { element, sent } = sentBy(asking());
    render(element);
    await known();
    await userEvent.fill(number(), '+41 (44) 668.18 00');
    await submit();
    await expect
      .poll(sent)
      .toEqual({ phone: { callingCode: '+41', number: '0446681800', selectedCountryCode: 'CH' } });
  });

  it('FORM-07 begins with the country of its value, else of its definition, else of the page, else the US', async () => {
    window.PORTICO_PHONE_COUNTRY = 'FR';
    const valued = { phone: { number: '0446681800', selectedCountryCode: 'CH' } };
    const first = render(sentBy(asking({ defaultCountryCode: 'DE' }), valued).element);
    await expect.element(country()).toHaveValue('CH');
    first.rerender(sentBy(asking({ defaultCountryCode: 'DE' }), {}, { key: 'second' }).element);
    await expect.element(country()).toHaveValue('DE');
    first.rerender(sentBy(asking(), {}, { key: 'third' }).element);
    await expect.element(country()).toHaveValue('FR');
    delete window.PORTICO_PHONE_COUNTRY;
    first.rerender(sentBy(asking(), {}, { key: 'fourth' }).element);
    await expect.element(country()).toHaveValue('US');
  });

  it('FORM-07 has people choose a country where the definition has a placeholder for it, and none is known', async () => {
    const { element, sent } = sentBy(asking({ countryPlaceholder: 'Which country?' }));
    render(element);
    await known();
    const list = country().element() as HTMLSelectElement;
    expect(list.selectedOptions[0]).toHaveTextContent('Which country?');
    await userEvent.fill(number(), '044 668 18 00');
    await submit();
    await expect
      .element(number())
      .toHaveAccessibleDescription('Enter a valid phone number and country code.');
    await userEvent.selectOptions(country(), 'CH');
    await submit();
    await expect
      .poll(sent)
      .toEqual({ phone: { callingCode: '+41', number: '0446681800', selectedCountryCode: 'CH' } });
  });

  it('FORM-07 takes the country of a number that brings its own, also where none is chosen', async () => {
    render(sentBy(asking({ countryPlaceholder: 'Which country?' })).element);
    await known();
    await userEvent.fill(number(), '+41446681800');
    await expect.element(country()).toHaveValue('CH');
    await expect.element(page.getByRole('option', { name: 'Which country?' })).not.toBeInTheDocument();
  });

  it('FORM-07 keeps what is no number yet as it was typed, and says that it is none', async () => {
    const { element, sent } = sentBy(asking({ defaultCountryCode: 'CH' }));
    render(element);
    await known();
    await userEvent.fill(number(), '044 66');
    await submit();
    await expect
      .element(number())
      .toHaveAccessibleDescription('Enter a valid phone number and country code.');
    await expect.element(number()).toHaveValue('044 66');
    expect(sent()).toBeUndefined();
  });

  it('FORM-07 another country is measured by its own numbers', async () => {
    const { element, sent } = sentBy(asking(), {
      phone: { callingCode: '1', number: '0446681800', selectedCountryCode: 'US' },
    });
    render(element);
    await known();
    await userEvent.selectOptions(country(), 'CH');
    await submit();
    await expect
      .poll(sent)
      .toEqual({ phone: { callingCode: '+41', number: '0446681800', selectedCountryCode: 'CH' } });
  });

  it('FORM-10 a required number is missing, whatever the country', async () => {
    render(sentBy(asking({ defaultCountryCode: 'CH' }, { required: true })).element);
    await known();
    await submit();
    await expect.element(number()).toHaveAccessibleDescription('Phone is required');
    await expect.element(number()).toHaveFocus();
  });

  it('FORM-14 shows other initial values that come later', async () => {
    const definition = asking();
    const { rerender } = render(sentBy(definition).element);
    await known();
    rerender(sentBy(definition, { phone: { number: '0446681800', selectedCountryCode: 'CH' } }).element);
    await expect.element(number()).toHaveValue('044 668 18 00');
    await expect.element(country()).toHaveValue('CH');
  });

  it('a read-only number can be read and is sent', async () => {
    const phone = { callingCode: '+41', number: '0446681800', selectedCountryCode: 'CH' };
    const { element, sent } = sentBy(asking({}, { readonly: true }), { phone });
    render(element);
    await known();
    await expect.element(number()).toHaveAttribute('readonly');
    await submit();
    await expect.poll(sent).toEqual({ phone });
  });

  it.each([
    ['there is not', { number: '0446681800', selectedCountryCode: 'ZZ' }],
    ['nobody has said', { number: '0446681800' }],
    [
      'only its calling code tells of',
      { callingCode: '+41', number: '446681800', selectedCountryCode: 'zz' },
    ],
  ])('FORM-07 sends the country in view in the place of one that %s', async (_what, phone) => {
    const { element, sent } = sentBy(asking({ defaultCountryCode: 'CH' }), { phone });
    render(element);
    await known();
    await expect.element(country()).toHaveValue('CH');
    await submit();
    await expect
      .poll(sent)
      .toEqual({ phone: { callingCode: '+41', number: '0446681800', selectedCountryCode: 'CH' } });
  });

  it('FORM-07 begins with the US where the page names a country that there is not', async () => {
    window.PORTICO_PHONE_COUNTRY = 'ZZ';
    render(sentBy(asking()).element);
    await expect.element(country()).toHaveValue('US');
  });

  it('FORM-07 takes a country in small letters, and sends it in capitals', async () => {
    const { element, sent } = sentBy(asking(), {
      phone: { callingCode: '+41', number: '446681800', selectedCountryCode: 'ch' },
    });
    render(element);
    await known();
    await submit();
    await expect
      .poll(sent)
      .toEqual({ phone: { callingCode: '+41', number: '446681800', selectedCountryCode: 'CH' } });
  });
});
