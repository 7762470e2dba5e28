import { itemsOf, type FieldType, type FormDefinition } from '@portico/core/forms';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { everyType } from './every-type.ts';
import { FormEditor } from './form-editor.tsx';
import { optionsOf } from './option-shapes.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const select = (name: string) => page.getByRole('combobox', { name, exact: true });
const shownOptions = () =>
  [...document.querySelectorAll<HTMLElement>('[data-options] [data-option]')].map(
    ({ dataset }) => dataset['option'],
  );
const one = (item: object): FormDefinition =>
  ({ sections: [{ items: [item] }] }) as unknown as FormDefinition;
const lastOf = (onChange: ReturnType<typeof vi.fn>) =>
  onChange.mock.lastCall?.[0] as FormDefinition | undefined;
const first = (definition: FormDefinition | undefined) => definition && itemsOf(definition)[0];

describe('the options of an item', () => {
  it.each(itemsOf(everyType).map(({ type }) => type))(
    'FORM-17 %s: the panel has every option',
    async (type) => {
      const item = itemsOf(everyType).find((each) => each.type === type)!;
      render(<FormEditor definition={one(item)} />);
      await userEvent.click(button(`Edit A ${type}`));
      const inside = optionsOf(type as FieldType).flatMap(({ id, shape }) =>
        shape.is === 'group' ? [id, ...shape.options.map((option) => option.id)] : [id],
      );
      expect(inside.filter((id) => !shownOptions().includes(id))).toEqual([]);
    },
  );

  it('adds, moves and deletes choices, with the focus', async () => {
    const onChange = vi.fn();
    render(
      <FormEditor
        definition={one({
          name: 'shift',
          type: 'radio',
          radioOptions: { choices: [{ label: 'Day', value: 'day' }] },
        })}
        onChange={onChange}
      />,
    );
    await userEvent.click(button('Edit shift'));
    await userEvent.click(button('Add: Choices'));
    const row = page.getByRole('group', { name: 'Choices 2', exact: true });
    await expect.element(row.getByRole('textbox', { name: 'Label' })).toHaveFocus();
    await userEvent.fill(row.getByRole('textbox', { name: 'Label' }), 'Night');
    await userEvent.click(button('Move Choices 2 up'));
    // at the top its button leads no further
    await expect.element(button('Move Choices 1 down')).toHaveFocus();
    await expect
      .poll(() => first(lastOf(onChange)))
      .toMatchObject({
        radioOptions: {
          choices: [
            { label: 'Night', value: 'option_2' },
            { label: 'Day', value: 'day' },
          ],
        },
      });
    await userEvent.click(button('Delete Choices 2'));
    await expect.element(button('Delete Choices 1')).toHaveFocus();
  });

  it('shows a mistake beside the option that it is about, until it is put right', async () => {
    render(
      <FormEditor
        definition={one({
          name: 'city',
          type: 'text',
          label: 'City',
          rules: [{ type: 'regex', value: '(' }],
        })}
      />,
    );
    await expect.element(button('Edit City')).toHaveAccessibleDescription('Short text 1 mistake');
    await userEvent.click(button('Edit City'));
    const value = page.getByRole('textbox', { name: 'Value', exact: true });
    await expect.element(value).toHaveAttribute('aria-invalid', 'true');
    await expect.element(value).toHaveAccessibleDescription(/^is no regular expression/);
    await userEvent.fill(value, '/^[A-Z]/');
    await expect.element(value).not.toHaveAttribute('aria-invalid');
    await expect.element(button('Edit City')).toHaveAccessibleDescription('Short text');
  });

  it('offers the other fields for a condition, and their choices as its values', async () => {
    const onChange = vi.fn();
    const definition = {
      sections: [
        {
          items: [
            {
              name: 'shift',
              type: 'radio',
              label: 'Shift',
              radioOptions: { choices: [{ label: 'Night', value: 'n' }] },
            },
            { name: 'nights', type: 'text', label: 'Nights' },
          ],
        },
      ],
    } as const;
    render(<FormEditor definition={definition} onChange={onChange} />);
    await userEvent.click(button('Edit Nights'));
    await userEvent.selectOptions(select('Show this field'), 'When another field has a value');
    await userEvent.selectOptions(select('Field that decides'), 'Shift');
    await userEvent.click(page.getByRole('checkbox', { name: 'Night', exact: true }));
    await expect
      .poll(() => lastOf(onChange)?.sections[0]?.items[1]?.visibleFn)
      .toEqual({ field: 'shift', is: ['n'] });
    // gone from the preview until the other field says so
    await expect.element(page.getByRole('textbox', { name: 'Nights', exact: true })).not.toBeInTheDocument();
  });

  it('shows a field when another one says a number that was typed for it', async () => {
    const definition = {
      sections: [
        {
          items: [
            { name: 'zip', type: 'text', label: 'Postcode' },
            { name: 'quarter', type: 'text', label: 'Quarter' },
          ],
        },
      ],
    } as const;
    render(<FormEditor definition={definition} />);
    await userEvent.click(button('Edit Quarter'));
    await userEvent.selectOptions(select('Show this field'), 'When another field has a value');
    await userEvent.selectOptions(select('Field that decides'), 'Postcode');
    await userEvent.click(page.getByRole('button', { name: 'Add: Its value is one of' }));
    await userEvent.fill(page.getByRole('textbox', { name: 'Its value is one of 1' }), '3011');
    const quarter = page.getByRole('textbox', { name: 'Quarter', exact: true });
    await expect.element(quarter).not.toBeInTheDocument();
    await userEvent.fill(page.getByRole('textbox', { name: 'Postcode', exact: true }), '3011');
    await expect.element(quarter).toBeVisible();
  });

  it('takes no name that another field has, so that what refers to the two is kept apart', async () => {
    const onChange = vi.fn();
    const fields = [
      { name: 'n', type: 'text', label: 'N' },
      { name: 'm', type: 'text', label: 'M', visibleFn: { field: 'n', isFilledIn: true } },
    ] as const;
    render(<FormEditor definition={{ sections: [{ items: fields }] }} onChange={onChange} />);
    await userEvent.click(button('Edit N'));
    await userEvent.click(page.getByText('More options', { exact: true }));
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await userEvent.fill(name, 'm');
    await expect.element(name).toHaveAccessibleDescription(/Another field has this name/);
    await userEvent.tab();
    await userEvent.fill(name, 'q');
    await expect.element(name).not.toHaveAttribute('aria-invalid');
    await expect
      .poll(() => lastOf(onChange)?.sections[0]?.items)
      .toMatchObject([{ name: 'q' }, { name: 'm', visibleFn: { field: 'q' } }]);
  });

  it('fills in what a new row holds by the fields of the row', async () => {
    const onChange = vi.fn();
    const jobs = {
      name: 'jobs',
      type: 'dynamicList',
      label: 'Jobs',
      dynamicListOptions: {
        items: [
          { name: 'title', type: 'text', label: 'Job title', required: true },
          { name: 'pay', type: 'number', label: 'Pay' },
          {
            name: 'shift',
            type: 'select',
            label: 'Shift',
            selectOptions: { choices: [{ label: 'Night', value: 'n' }] },
          },
          { name: 'now', type: 'checkboxItem', label: 'Now', hidden: true },
          { name: 'proof', type: 'fileUpload', label: 'Proof' },
        ],
        itemDefaultValue: { title: 'Cook', gone: 1, proof: [] },
      },
    };
    render(<FormEditor definition={one(jobs)} onChange={onChange} />);
    await userEvent.click(button('Edit Jobs'));
    const group = page.getByRole('group', { name: 'What a new row holds', exact: true });
    const title = group.getByRole('textbox', { name: 'Job title', exact: true });
    await expect.element(title).toHaveValue('Cook');
    await expect.element(group.getByText('Proof')).not.toBeInTheDocument();
    await userEvent.fill(title, 'Baker');
    await userEvent.fill(group.getByRole('spinbutton', { name: 'Pay' }), '12');
    await userEvent.selectOptions(group.getByRole('combobox', { name: 'Shift' }), 'Night');
    await userEvent.click(group.getByRole('checkbox', { name: 'Now' }));
    const held = () =>
      (first(lastOf(onChange)) as typeof jobs | undefined)?.dynamicListOptions.itemDefaultValue;
    await expect.poll(held).toEqual({ proof: [], title: 'Baker', pay: 12, shift: 'n', now: true });

    await userEvent.fill(title, '');
    await expect.poll(held).toEqual({ proof: [], pay: 12, shift: 'n', now: true });
    await userEvent.click(button('Undo'));
    await expect.element(title).toHaveValue('Baker');
  });

  it('says so where a row has no fields to fill in', async () => {
    render(<FormEditor definition={one({ name: 'jobs', type: 'dynamicList', label: 'Jobs' })} />);
    await userEvent.click(button('Edit Jobs'));
    await expect
      .element(page.getByRole('group', { name: 'What a new row holds', exact: true }))
      .toHaveAccessibleDescription('The row has no fields that can begin with something.');
  });

  it('opens “More options” where the mistake is in there', async () => {
    render(
      <FormEditor
        definition={{
          sections: [
            {
              items: [
                { name: 'a', type: 'text', label: 'A' },
                { name: 'a', type: 'text', label: 'B' },
              ],
            },
          ],
        }}
      />,
    );
    await userEvent.click(button('Edit B'));
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await expect.element(name).toHaveAttribute('aria-invalid', 'true');
    await expect.element(name).toBeVisible();
  });
});
