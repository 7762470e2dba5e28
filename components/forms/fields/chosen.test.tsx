import { defineForm } from '@portico/core/forms';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, onTestFinished } from 'vitest';
import { render } from '../../testing/render.tsx';
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
    await expect.element(page.getByRole('radio', { name: '4 stars: Very Good' })).toBeChecked();
    await userEvent.click(page.getByRole('radio', { name: '2 stars: Average' }));
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

  it('FORM-13 a range that has lost an end is none', async () => {
    const { element, sent } = sentBy(range(), { when: { startDate: '2020-05', endDate: '2021-06' } });
    render(element);
    for (const name of ['Year', 'Month'])
      // oxlint-disable-next-line no-await-in-loop -- one list after the other
      await userEvent.selectOptions(
        ends('Start date').getByRole('combobox', { name }),
        ends('Start date').getByRole('option', { name, exact: true }),
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

  it('FORM-13 a range that is current no longer keeps its start', async () => {
    render(sentBy(range()).element);
    const start = ends('Start date');
    await userEvent.selectOptions(start.getByRole('combobox', { name: 'Month' }), 'May');
    await userEvent.selectOptions(start.getByRole('combobox', { name: 'Year' }), '2020');
    await userEvent.click(current());
    await userEvent.click(current());
    await expect.element(start.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('May');
    await expect.element(start.getByRole('combobox', { name: 'Year' })).toHaveDisplayValue('2020');
    await expect.element(ends('End date').getByRole('combobox', { name: 'Year' })).toHaveValue('');
    await submit();
    await expect
      .element(page.getByRole('link', { name: 'Please enter both a start and end date.' }))
      .toBeVisible();
  });

  it.each(['month', 'date'] as const)(
    'FORM-14 an end that is missing of a %s range is marked, described and gone to',
    async (picker) => {
      render(
        sentBy(range({ dateRangeOptions: { picker } }), {
          when: { startDate: picker === 'month' ? '2020-05' : '2020-05-12', endDate: null },
        }).element,
      );
      const controls = (name: string) => {
        const role = picker === 'month' ? 'combobox' : 'spinbutton';
        return ends(name).getByRole(role).elements();
      };
      await expect.poll(() => controls('End date').length).toBeGreaterThan(1);
      await submit();
      await expect
        .poll(() => controls('End date').includes(document.activeElement as HTMLElement))
        .toBe(true);
      for (const control of controls('End date')) {
        await expect.element(control).toHaveAttribute('aria-invalid', 'true');
        await expect.element(control).toHaveAccessibleDescription(/Please enter both a start and end date\./);
      }
      for (const control of controls('Start date')) await expect.element(control).not.toBeInvalid();
    },
  );

  it('FORM-13 says until when or from when a month can be chosen where one beyond that was', async () => {
    const { element, sent } = sentBy(
      formOf(
        {
          name: 'past',
          type: 'date',
          label: 'Past',
          dateOptions: { picker: 'month', enableUntil: '2020-05-01' },
        },
        {
          name: 'next',
          type: 'date',
          label: 'Next',
          dateOptions: { picker: 'month', enableFrom: '2020-05-01' },
        },
      ),
      { past: '2020-06', next: '2020-04' },
    );
    render(element);
    await submit();
    for (const name of ['The date cannot be after May 2020.', 'The date cannot be before May 2020.'])
      await expect.element(page.getByRole('link', { name })).toBeVisible();
    expect(sent()).toBeUndefined();
  });

  it('FORM-13 does not send a date, a month, a time or a range that is there only in part', async () => {
    const { element, sent } = sentBy(
      formOf(
        { name: 'day', type: 'date', label: 'Day' },
        { name: 'month', type: 'date', label: 'Since', dateOptions: { picker: 'month' } },
        { name: 'time', type: 'date', label: 'Call', dateOptions: { picker: 'time' } },
        { name: 'when', type: 'dateRange', label: 'When' },
      ),
    );
    render(element);
    await page.getByRole('spinbutton', { name: 'month, Day' }).click();
    await userEvent.keyboard('5');
    await userEvent.selectOptions(ends('Since').getByRole('combobox', { name: 'Month' }), 'May');
    await page.getByRole('spinbutton', { name: 'hour, Call' }).click();
    await userEvent.keyboard('9');
    await userEvent.selectOptions(ends('Start date').getByRole('combobox', { name: 'Month' }), 'May');
    await submit();
    for (const name of [
      'Enter the whole date.',
      'Choose both a month and a year.',
      'Enter the whole time.',
      'Please enter both a start and end date.',
    ])
      await expect.element(page.getByRole('link', { name })).toBeVisible();
    expect(sent()).toBeUndefined();
    await page.getByRole('spinbutton', { name: 'month, Day' }).click();
    await userEvent.keyboard('{Backspace}');
    await page.getByRole('spinbutton', { name: 'hour, Call' }).click();
    await userEvent.keyboard('{Backspace}');
    await userEvent.selectOptions(ends('Since').getByRole('combobox', { name: 'Year' }), '2026');
    await userEvent.selectOptions(ends('Start date').getByRole('combobox', { name: 'Month' }), 'Month');
    await submit();
    await expect.poll(sent).toEqual({ day: null, month: '2026-05', time: null, when: null });
  });

  it('FORM-04 months are written in the format of the definition, and invite by its placeholder', async () => {
    const { element, sent } = sentBy(
      formOf(
        {
          name: 'since',
          type: 'date',
          label: 'Since',
          dateOptions: { picker: 'month', dateFormat: 'YYYY/MM', placeholder: 'Since when?' },
        },
        { name: 'when', type: 'dateRange', label: 'When', dateRangeOptions: { dateFormat: 'MM/YYYY' } },
      ),
      { when: { startDate: '2020-05', endDate: '2021-06' } },
    );
    const { container } = render(element);
    await expect.poll(() => container.querySelector('[data-field="since"] select')).not.toBeNull();
    expect(container.querySelector('[data-field="since"] select')).toHaveDisplayValue('Since when?');
    await userEvent.selectOptions(ends('Since').getByRole('combobox', { name: 'Year' }), '2026');
    await userEvent.selectOptions(ends('Since').getByRole('combobox', { name: 'Month' }), '02');
    await expect
      .element(ends('Start date').getByRole('combobox', { name: 'Month' }))
      .toHaveDisplayValue('05');
    await submit();
    await expect.poll(sent).toEqual({ since: '2026-02', when: { startDate: '2020-05', endDate: '2021-06' } });
  });

  it.each([320, 700])('has month and year of a range beside each other in %i px', async (width) => {
    await page.viewport(width, 800);
    onTestFinished(() => page.viewport(1280, 800));
    render(sentBy(formOf({ name: 'when', type: 'dateRange', label: 'When' })).element);
    for (const name of ['Start date', 'End date']) {
      await expect.element(ends(name).getByRole('combobox', { name: 'Month' })).toBeVisible();
      const [month, year] = ends(name)
        .getByRole('combobox')
        .elements()
        .map((list) => list.getBoundingClientRect());
      expect(month!.top).toBe(year!.top);
    }
  });

  it('FORM-04 says between which days one can be chosen', async () => {
    const item = { type: 'date', dateOptions: { enableFrom: '2026-11-22', enableUntil: '2026-12-02' } };
    const month = { picker: 'month', enableFrom: '2026-11-22' };
    render(
      sentBy(
        formOf(
          { ...item, name: 'start', label: 'Start', help: 'Mondays if you can.' },
          { ...item, name: 'since', label: 'Since', dateOptions: month },
        ),
      ).element,
    );
    await expect
      .element(ends('Start'))
      .toHaveAccessibleDescription('Mondays if you can. From Nov 22, 2026 to Dec 2, 2026');
    await expect.element(ends('Since')).toHaveAccessibleDescription('From November 2026');
  });

  it('two forms of one definition on a page name and describe their groups by their own texts', async () => {
    const list = { items: [{ name: 'a', type: 'text', label: 'A' }] };
    const definition = formOf(
      { name: 'jobs', type: 'dynamicList', label: 'Jobs', dynamicListOptions: list },
      { name: 'when', type: 'dateRange', label: 'When' },
      { name: 'cv', type: 'fileUpload', label: 'CV', readonly: true },
      {
        name: 'skills',
        type: 'skillSelector',
        label: 'Skills',
        skillSelectorOptions: { suggestedSkills: ['Sewing'] },
      },
    );
    const { container } = render(
      <>
        {sentBy(definition).element}
        {sentBy(definition).element}
      </>,
    );
    await expect.poll(() => container.querySelectorAll('fieldset').length).toBe(12);
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
