import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { defineForm } from '../definition/definition.ts';
import { sentBy, submit } from '../testing/sent-by.tsx';

const formOf = (...items: readonly object[]) => defineForm({ sections: [{ items: items as never[] }] });
const choices = [
  { label: 'Day', value: 'day' },
  { label: 'Night', value: 'night' },
];
const range = (more: object = {}) =>
  formOf({
    name: 'when',
    type: 'dateRange',
    label: 'When',
    dateRangeOptions: { showCurrentCheck: true },
    ...more,
  });
const ends = (name: string) => page.getByRole('group', { name, exact: true });
const current = () => page.getByRole('checkbox', { name: 'Current' });

describe('fields whose value is chosen', () => {
  it('what is read-only is read as a text that cannot be changed, and is sent', async () => {
    const values = {
      shift: 'night',
      days: ['day', 'night'],
      from: '2026-11',
      site: 4,
      when: { startDate: '2020-05', endDate: '2021-06' },
    };
    const { element, sent } = sentBy(
      formOf(
        { name: 'shift', type: 'radio', label: 'Shift', readonly: true, radioOptions: { choices } },
        { name: 'days', type: 'checkbox', label: 'Days', readonly: true, checkboxOptions: { choices } },
        { name: 'from', type: 'date', label: 'From', readonly: true, dateOptions: { picker: 'month' } },
        { name: 'site', type: 'star_rating', label: 'Site', readonly: true },
        { name: 'when', type: 'dateRange', label: 'When', readonly: true },
      ),
      values,
    );
    render(element);
    const texts = {
      Shift: 'Night',
      Days: 'Day and Night',
      From: 'November 2026',
      Site: 'Very Good',
      When: '05/2020 – 06/2021',
    };
    for (const [name, text] of Object.entries(texts)) {
      const field = page.getByRole('textbox', { name, exact: true });
      await expect.element(field).toHaveValue(text);
      await expect.element(field).toHaveAttribute('readonly');
    }
    await submit();
    await expect.poll(sent).toEqual(values);
  });

  it('a box that is read-only can be reached and read, and keeps its tick', async () => {
    const { element, sent } = sentBy(
      formOf({ name: 'terms', type: 'checkboxItem', label: 'I agree', readonly: true }),
      { terms: true },
    );
    render(element);
    const box = page.getByRole('checkbox', { name: 'I agree', exact: true });
    await userEvent.tab();
    await expect.element(box).toHaveFocus();
    await expect.element(box).toHaveAttribute('aria-readonly', 'true');
    await userEvent.keyboard(' ');
    await userEvent.click(box);
    await expect.element(box).toBeChecked();
    await submit();
    await expect.poll(sent).toEqual({ terms: true });
  });

  it('FORM-08 shows the stars that are known, and sends those that are given', async () => {
    const { element, sent } = sentBy(formOf({ name: 'site', type: 'star_rating', label: 'Site' }), {
      site: 4,
    });
    render(element);
    await expect.element(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await userEvent.click(page.getByRole('radio', { name: '2 stars' }));
    await submit();
    await expect.poll(sent).toEqual({ site: 2 });
  });

  it.each([
    { type: 'radio', radioOptions: { choices } },
    { type: 'radio', radioOptions: { choices, toggle: true } },
    { type: 'checkbox', checkboxOptions: { choices } },
    { type: 'star_rating' },
    { type: 'date' },
    { type: 'date', dateOptions: { picker: 'month' } },
    { type: 'date', dateOptions: { picker: 'time' } },
    { type: 'dateRange' },
    { type: 'dynamicList', dynamicListOptions: { items: [{ name: 'a', type: 'text' }] } },
  ])('FORM-01 calls a group of $type what its ariaLabel says', async (item) => {
    const { container } = render(
      sentBy(formOf({ ...item, name: 'one', label: 'When', ariaLabel: 'When you can begin' })).element,
    );
    await expect.poll(() => container.querySelector('fieldset')).not.toBeNull();
    await expect.element(container.querySelector('fieldset')).toHaveAccessibleName('When you can begin');
  });

  it('FORM-04 choices are toggle buttons or switches where the definition says so, and are sent as others', async () => {
    const { element, sent } = sentBy(
      formOf(
        {
          name: 'shift',
          type: 'radio',
          label: 'Shift',
          required: true,
          radioOptions: { choices, toggle: true },
        },
        {
          name: 'days',
          type: 'checkbox',
          label: 'Days',
          required: true,
          checkboxOptions: { choices, toggle: true },
        },
      ),
      { days: ['day'] },
    );
    render(element);
    const nightSwitch = page.getByRole('switch', { name: 'Night', exact: true });
    await expect.element(page.getByRole('switch', { name: 'Day', exact: true })).toBeChecked();
    await submit();
    await expect.element(page.getByRole('radio', { name: 'Day', exact: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(nightSwitch);
    await submit();
    await expect.poll(sent).toEqual({ shift: 'night', days: ['day', 'night'] });
  });

  it.each(['radio', 'checkbox'] as const)(
    'FORM-04 has the choices of a %s group in the direction of its definition',
    (type) => {
      const topsOf = (direction: 'vertical' | 'horizontal') => {
        const { container } = render(
          sentBy(formOf({ name: 'shift', type, label: 'Shift', [`${type}Options`]: { choices, direction } }))
            .element,
        );
        return [...container.querySelectorAll('input')].map((input) => input.getBoundingClientRect().top);
      };
      const [first, second] = topsOf('horizontal');
      expect(second).toBe(first);
      const [upper, lower] = topsOf('vertical');
      expect(lower).toBeGreaterThan(upper ?? Infinity);
    },
  );

  it('FORM-01 calls the parts of a date what its ariaLabel says', async () => {
    render(sentBy(formOf({ name: 'one', type: 'date', label: 'When', ariaLabel: 'First day' })).element);
    await expect.element(page.getByRole('spinbutton', { name: 'day, First day', exact: true })).toBeVisible();
  });

  it('FORM-13 asks for dates and times with their placeholders, in the format of the definition', async () => {
    const { element, sent } = sentBy(
      formOf(
        { name: 'start', type: 'date', label: 'Start', dateOptions: { dateFormat: 'DD.MM.YYYY' } },
        { name: 'end', type: 'date', label: 'End', dateOptions: { placeholder: 'Your last day' } },
        { name: 'call', type: 'date', label: 'Call', dateOptions: { picker: 'time', dateFormat: 'HH:mm' } },
      ),
    );
    render(element);
    await expect.element(page.getByText('Select date', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Your last day', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Select time', { exact: true })).toBeVisible();
    await page.getByRole('spinbutton', { name: 'day, Start' }).click();
    await userEvent.keyboard('05112026');
    await page.getByRole('spinbutton', { name: 'hour, Call' }).click();
    await userEvent.keyboard('1430');
    await submit();
    await expect.poll(sent).toEqual({ start: '2026-11-05', end: null, call: '14:30' });
  });

  it('FORM-13 a range that is current ends today, and its end cannot be chosen', async () => {
    const { element, sent } = sentBy(range(), { when: { startDate: '2020-05', endDate: '2021-06' } });
    render(element);
    await userEvent.click(current());
    await expect.element(ends('End date')).toHaveAttribute('disabled');
    await submit();
    const today = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit' }).format();
    await expect.poll(sent).toEqual({ when: { startDate: '2020-05', endDate: today, isCurrent: true } });
  });

  it('FORM-13 a range that is current no longer, or has lost an end, is none', async () => {
    const { element, sent } = sentBy(range(), { when: { startDate: '2020-05', endDate: '2021-06' } });
    render(element);
    await userEvent.selectOptions(
      ends('Start date').getByRole('combobox', { name: 'Year' }),
      ends('Start date').getByRole('option', { name: 'Year' }),
    );
    await submit();
    await expect.poll(sent).toEqual({ when: null });
  });

  it('FORM-13 a date that is today is prefilled, and cannot be changed', async () => {
    const { element, sent } = sentBy(
      formOf({ name: 'signed', type: 'date', label: 'Signed', dateOptions: { today: true } }),
    );
    render(element);
    await expect.element(page.getByRole('group', { name: 'Signed' })).toBeVisible();
    await submit();
    await expect.poll(sent).toEqual({ signed: new Intl.DateTimeFormat('en-CA').format() });
  });
});
