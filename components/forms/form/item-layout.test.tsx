import { defineForm, type Item } from '@portico/core/forms';
import { page } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';
import { hydrate, render } from '../../testing/render.tsx';
import { Form } from './form.tsx';

const choices = [
  { label: 'Day', value: 'day' },
  { label: 'Night', value: 'night' },
];
const formOf = (...items: Item[]) => (
  <Form definition={defineForm({ sections: [{ items }] })} onSubmit={() => {}} />
);
async function boxOf(text: string) {
  await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
  return page.getByText(text, { exact: true }).first().element().getBoundingClientRect();
}
const inputBox = (name: string) =>
  page.getByRole('textbox', { name, exact: true }).element().getBoundingClientRect();
const itemBox = (name: string) => document.querySelector(`[data-field="${name}"]`)!.getBoundingClientRect();

const city: Item = { name: 'city', type: 'text', label: 'City' };

const listOf = (itemLayout: 'vertical' | 'horizontal') =>
  formOf({
    name: 'jobs',
    type: 'dynamicList',
    label: 'Jobs',
    rules: [{ type: 'minLength', value: 1 }],
    dynamicListOptions: { itemLayout, items: [city, { name: 'zip', type: 'text', label: 'ZIP' }] },
  });

describe('the layout of items', () => {
  afterEach(async () => {
    document.documentElement.style.removeProperty('font-size');
    await page.viewport(1280, 800);
  });

  it('FORM-15 has the label in five columns of twelve and the value in six where there is room', async () => {
    render(formOf(city));
    const label = await boxOf('City');
    const value = inputBox('City');
    const item = itemBox('city');
    expect(label.left).toBeCloseTo(item.left);
    expect(label.width / item.width).toBeCloseTo(5 / 12);
    expect(value.left - item.left).toBeCloseTo(item.width / 2);
    expect(value.right).toBeCloseTo(item.right);
    expect(label.top).toBeGreaterThanOrEqual(value.top);
    expect(label.bottom).toBeLessThanOrEqual(value.bottom);
  });

  it.each<Item>([
    { name: 'one', type: 'textarea', label: 'Asked', rules: [{ type: 'maxLength', value: 9 }] },
    { name: 'one', type: 'number', label: 'Asked' },
    { name: 'one', type: 'ssn', label: 'Asked' },
    { name: 'one', type: 'phone', label: 'Asked' },
    { name: 'one', type: 'select', label: 'Asked', selectOptions: { choices } },
    { name: 'one', type: 'dropdown', label: 'Asked', selectOptions: { choices, multiple: true } },
    { name: 'one', type: 'radio', label: 'Asked', radioOptions: { choices } },
    { name: 'one', type: 'checkbox', label: 'Asked', checkboxOptions: { choices } },
    { name: 'one', type: 'date', label: 'Asked' },
    { name: 'one', type: 'date', label: 'Asked', dateOptions: { picker: 'month' } },
    { name: 'one', type: 'dateRange', label: 'Asked' },
    { name: 'one', type: 'fileUpload', label: 'Asked' },
    { name: 'one', type: 'skillSelector', label: 'Asked' },
    { name: 'one', type: 'star_rating', label: 'Asked' },
  ])('FORM-15 lays out $type with its label beside everything else', async (item) => {
    const { container } = render(formOf({ ...item, help: 'Help for it' }));
    const label = await boxOf('Asked');
    await expect.poll(() => container.querySelector('[aria-busy="true"]')).toBeNull();
    const whole = itemBox('one');
    const middle = whole.left + whole.width / 2;
    expect((await boxOf('Asked')).left).toBeCloseTo(whole.left);
    expect(label.right).toBeLessThan(middle);
    const controls = [
      ...container.querySelectorAll('[data-field] :is(input, select, textarea, button, [tabindex])'),
    ]
      .map((control) => control.getBoundingClientRect())
      .filter(({ width }) => width > 2);
    expect(controls.length).toBeGreaterThan(0);
    for (const { left, right } of controls) {
      expect(left).toBeGreaterThanOrEqual(middle - 1);
      expect(right).toBeLessThanOrEqual(whole.right + 1);
    }
    expect((await boxOf('Help for it')).left).toBeGreaterThanOrEqual(middle - 1);
  });

  it('FORM-15 takes the columns that an item says, also from the right to the left', async () => {
    const { container, rerender } = render(formOf({ ...city, layout: { label: 3, value: 4, offset: 2 } }), {
      dir: 'rtl',
    });
    const label = await boxOf('City');
    const item = itemBox('city');
    expect(label.right).toBeCloseTo(item.right);
    expect(label.width / item.width).toBeCloseTo(3 / 12);
    expect((item.right - inputBox('City').right) / item.width).toBeCloseTo(5 / 12);
    expect(inputBox('City').width / item.width).toBeCloseTo(4 / 12);
    rerender(formOf({ ...city, layout: { label: 12, value: 12 } }));
    expect((await boxOf('City')).bottom).toBeLessThanOrEqual(inputBox('City').top);
    expect(inputBox('City').width).toBeCloseTo(itemBox('city').width);
    expect(container.querySelector('form [style]')).toBeNull();
  });

  it('FORM-15 has labels above their fields on phones and under 200 % text, and items beside each other that say so', async () => {
    await page.viewport(500, 800);
    const half = { layout: { small: 6 } };
    render(formOf({ ...city, ...half }, { name: 'zip', type: 'text', label: 'ZIP', ...half }));
    await expect.element(page.getByRole('textbox', { name: 'ZIP' })).toBeVisible();
    expect((await boxOf('City')).bottom).toBeLessThanOrEqual(inputBox('City').top);
    expect(inputBox('City').top).toBe(inputBox('ZIP').top);
    expect(inputBox('City').right).toBeLessThan(inputBox('ZIP').left);
    document.documentElement.style.fontSize = '200%';
    expect(inputBox('City').bottom).toBeLessThan(inputBox('ZIP').top);
    await page.viewport(1280, 800);
    expect((await boxOf('City')).bottom).toBeLessThanOrEqual(inputBox('City').top);
  });

  it('FORM-05 has the fields of a row beside each other where the list says so', async () => {
    const { rerender } = render(listOf('horizontal'));
    await expect.element(page.getByRole('textbox', { name: 'ZIP' })).toBeVisible();
    expect(inputBox('City').top).toBe(inputBox('ZIP').top);
    expect((await boxOf('City')).bottom).toBeLessThanOrEqual(inputBox('City').top);
    rerender(listOf('vertical'));
    expect(inputBox('City').bottom).toBeLessThan(inputBox('ZIP').top);
    expect((await boxOf('City')).right).toBeLessThan(inputBox('City').left);
  });

  it('FORM-15 is in the HTML of the server, without styles in it', () => {
    const { html, complaints } = hydrate(formOf({ ...city, layout: { small: 6, label: 4, value: 7 } }));
    expect(complaints).toEqual([]);
    expect(html).not.toContain('style=');
  });
});
