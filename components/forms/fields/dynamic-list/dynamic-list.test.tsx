import { defineForm, type Item } from '@portico/core/forms';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, onTestFinished } from 'vitest';
import { render } from '../../../testing/render.tsx';
import { sentBy, submit } from '../../testing/sent-by.tsx';

const jobs = (items: readonly Item[], rules: Item['rules'] = []) =>
  defineForm({
    sections: [
      { items: [{ name: 'jobs', type: 'dynamicList', label: 'Jobs', rules, dynamicListOptions: { items } }] },
    ],
  });
const title: Item = { name: 'title', type: 'text', label: 'Title' };
const city: Item = { name: 'city', type: 'text', label: 'City', required: true };
const colours = [
  { value: 'red', label: 'Red' },
  { value: 'blue', label: 'Blue' },
];
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `Job ${index + 1}`, city: 'Bern' }));
const inRow = (number: number, name = 'Title') =>
  page
    .getByRole('group', { name: `Item ${number}`, exact: true })
    .getByRole('textbox', { name, exact: true });
/** By its place: names of a thousand fields take long to find. */
const inputAt = (index: number) =>
  document.querySelector<HTMLInputElement>(`[data-field="jobs.${index}.title"] input`);
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

/** An item that counts how often its field is rendered: each rendering reads its label. */
function counting(item: Item) {
  let renderings = 0;
  return {
    item: {
      ...item,
      get label() {
        renderings += 1;
        return item.label;
      },
    } as Item,
    renderingsIn: async (act: () => Promise<unknown>) => {
      const before = renderings;
      await act();
      return renderings - before;
    },
  };
}

const closedJobs = (more: object) =>
  defineForm({
    sections: [
      {
        items: [
          {
            name: 'jobs',
            type: 'dynamicList',
            label: 'Jobs',
            dynamicListOptions: {
              items: [title, city, { name: 'now', type: 'checkboxItem', label: 'Now' }],
            },
            ...more,
          },
        ],
      },
    ],
  });

describe('a list of rows', () => {
  it('FORM-05 puts the focus into a row that is added, and into the next or else the last one when one goes', async () => {
    render(sentBy(jobs([title, city])).element);
    await press('Add Item');
    await expect.element(inRow(1)).toHaveFocus();
    await press('Add Item');
    await press('Add Item');
    await expect.element(inRow(3)).toHaveFocus();
    await userEvent.fill(inRow(2), 'Cook');
    await press('Delete item 1');
    await expect.element(inRow(1)).toHaveFocus();
    await expect.element(inRow(1)).toHaveValue('Cook');
    await press('Delete item 2');
    await expect.element(inRow(1)).toHaveFocus();
    await press('Delete item 1');
    await expect.element(page.getByRole('button', { name: 'Add Item' })).toHaveFocus();
  });

  it('breaks words that have no room on a phone, in its label and on its button', async () => {
    await page.viewport(320, 600);
    onTestFinished(() => page.viewport(1280, 800));
    const word = 'Arbeitgeber'.repeat(15);
    render(
      sentBy(
        defineForm({
          sections: [
            {
              items: [
                {
                  name: 'jobs',
                  type: 'dynamicList',
                  label: word,
                  dynamicListOptions: { items: [title], addButton: { text: `${word}2` } },
                },
              ],
            },
          ],
        }),
      ).element,
    );
    const button = page.getByRole('button', { name: `${word}2` });
    await expect.element(button).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(button.element().getBoundingClientRect().right).toBeLessThanOrEqual(320);
  });

  it('FORM-05 of 500 rows stays usable: typing renders nothing, and adding its own row', async () => {
    const { item, renderingsIn } = counting(title);
    const { element, sent } = sentBy(jobs([item, city]), { jobs: rowsOf(500) });
    render(element);
    await expect.poll(() => inputAt(499)?.value).toBe('Job 500');
    expect(await renderingsIn(() => userEvent.type(inputAt(249)!, 'ber'))).toBe(0);
    const added = await renderingsIn(async () => {
      await press('Add Item');
      await expect.poll(() => document.activeElement).toBe(inputAt(500));
    });
    expect(added).toBeLessThan(10);
    await press('Delete item 1');
    await expect.poll(() => inputAt(0)?.value).toBe('Job 2');
    expect(document.activeElement).toBe(inputAt(0));
    await submit();
    await expect.poll(sent).toMatchObject({ jobs: { length: 499 } });
    expect(sent()).toMatchObject({ jobs: { 248: { title: 'Job 250ber', city: 'Bern' } } });
  });

  it('FORM-14 shows what the server finds in rows, goes to it, and takes it back when that is edited', async () => {
    const { element } = sentBy(
      jobs([title, city]),
      { jobs: rowsOf(3) },
      {
        onSubmit: async () => ({
          validationErrors: {
            'jobs.1.city': 'We have no office there.',
            'jobs[2].title': 'Nobody does that.',
          },
        }),
      },
    );
    render(element);
    await expect.element(inRow(3)).toBeVisible();
    await submit();
    await expect.element(inRow(2, 'City')).toHaveFocus();
    await expect.element(inRow(2, 'City')).toHaveAccessibleDescription('We have no office there.');
    await expect.element(inRow(3)).toHaveAccessibleDescription('Nobody does that.');
    await expect.element(page.getByRole('link', { name: 'Nobody does that.' })).toBeVisible();
    await userEvent.type(inRow(2, 'City'), 'e');
    await expect.element(inRow(2, 'City')).not.toHaveAccessibleDescription();
    await expect.element(inRow(3)).toHaveAccessibleDescription('Nobody does that.');
  });

  it('FORM-14 an error goes with its row', async () => {
    const { element } = sentBy(
      jobs([title, city]),
      { jobs: rowsOf(3) },
      { onSubmit: async () => ({ validationErrors: { 'jobs.2.city': 'We have no office there.' } }) },
    );
    render(element);
    await expect.element(inRow(3)).toBeVisible();
    await submit();
    await press('Delete item 1');
    await expect.element(inRow(2, 'City')).toHaveAccessibleDescription('We have no office there.');
    await expect.element(inRow(1, 'City')).not.toHaveAccessibleDescription();
  });

  it('FORM-01 that is read-only has rows that are read-only, asks for nothing in them, and sends them', async () => {
    const values = { jobs: [{ title: 'Cook', city: '', now: true }] };
    const { element, sent } = sentBy(closedJobs({ readonly: true }), values);
    render(element);
    await expect.element(inRow(1)).toHaveAttribute('readonly');
    await expect.element(inRow(1, 'City')).toHaveAttribute('readonly');
    await expect
      .element(page.getByRole('checkbox', { name: 'Now' }))
      .toHaveAttribute('aria-readonly', 'true');
    await submit();
    await expect.poll(sent).toEqual(values);
  });

  it('FORM-01 that is disabled has rows that are disabled, and sends nothing', async () => {
    const { element, sent } = sentBy(closedJobs({ disabled: true }), { jobs: [{ title: 'Cook' }] });
    render(element);
    await expect.element(inRow(1)).toBeDisabled();
    await expect.element(inRow(1, 'City')).toBeDisabled();
    await expect.element(page.getByRole('checkbox', { name: 'Now' })).toBeDisabled();
    await submit();
    await expect.poll(sent).toEqual({});
  });

  it('says which list its button adds to', async () => {
    render(sentBy(jobs([title])).element);
    await expect.element(page.getByRole('button', { name: 'Add Item' })).toHaveAccessibleDescription('Jobs');
  });

  it.each([
    ['fileUpload', { papers: [] }],
    ['phone', { papers: null }],
  ])('FORM-05 a conditional field of a row may be a %s', async (type, kept) => {
    const { element, sent } = sentBy(
      jobs([
        { name: 'has', type: 'checkboxItem', label: 'Has' },
        { name: 'papers', type, label: 'Papers', visibleFn: { field: 'has', is: [true] } } as Item,
      ]),
    );
    render(element);
    await press('Add Item');
    await userEvent.click(page.getByRole('checkbox', { name: 'Has' }));
    await expect.element(page.getByText('Papers', { exact: true })).toBeVisible();
    await submit();
    await expect.poll(sent).toEqual({ jobs: [{ has: true, ...kept }] });
  });

  it('FORM-05 a conditional field of a row comes with its default, and makes no row of one that nobody touched', async () => {
    const { element, sent } = sentBy(
      defineForm({
        sections: [
          {
            items: [
              {
                name: 'jobs',
                type: 'dynamicList',
                label: 'Jobs',
                dynamicListOptions: {
                  items: [
                    { name: 'now', type: 'checkboxItem', label: 'Now' },
                    { ...title, visibleFn: { field: 'now', is: [true] } },
                    city,
                  ],
                  itemDefaultValue: { title: 'Cook' },
                },
              },
            ],
          },
        ],
      }),
    );
    render(element);
    await press('Add Item');
    await submit();
    await expect.poll(sent).toEqual({ jobs: [] });
    const now = page.getByRole('checkbox', { name: 'Now' });
    await userEvent.click(now);
    await expect.element(inRow(1)).toHaveValue('Cook');
    await userEvent.fill(inRow(1), 'Waiter');
    await userEvent.click(now);
    await expect.element(inRow(1)).not.toBeInTheDocument();
    await userEvent.click(now);
    await expect.element(inRow(1)).toHaveValue('Cook');
  });

  it.each([
    ['that React mounts twice', { selectOptions: { choices: colours, multiple: true } }, ['red']],
    ['that comes late', { readonly: true, selectOptions: { choices: colours } }, 'red'],
  ])('FORM-05 rows that came stay, whose only field is one %s', async (_what, more, colour) => {
    const only = { name: 'colour', type: 'select', label: 'Colour', ...more } as Item;
    const values = { jobs: [{ colour }, { colour }] };
    const { element, sent } = sentBy(jobs([only]), values);
    render(element);
    await expect.element(page.getByRole('group', { name: 'Item 2', exact: true })).toBeVisible();
    await expect.poll(() => document.body.innerHTML).toContain('Red');
    await submit();
    await expect.poll(sent).toEqual(values);
  });

  it('FORM-05 rows that came stay when all of their fields are hidden, and come back with them', async () => {
    const asked = defineForm({
      sections: [
        {
          items: [
            { name: 'more', type: 'checkboxItem', label: 'More' },
            {
              name: 'jobs',
              type: 'dynamicList',
              label: 'Jobs',
              dynamicListOptions: { items: [{ ...title, visibleFn: { field: 'more', is: [true] } }] },
            },
          ],
        },
      ],
    });
    render(sentBy(asked, { more: true, jobs: rowsOf(2) }).element);
    await expect.element(inRow(2)).toHaveValue('Job 2');
    const more = page.getByRole('checkbox', { name: 'More' });
    await userEvent.click(more);
    await expect.element(inRow(2)).not.toBeInTheDocument();
    await userEvent.click(more);
    await expect.element(inRow(2)).toHaveValue('Job 2');
  });
});
