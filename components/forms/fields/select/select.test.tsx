import { defineForm, type Choice } from '@portico/core/forms';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../../testing/render.tsx';
import { sentBy, submit } from '../../testing/sent-by.tsx';

const country = {
  name: 'country',
  type: 'select',
  label: 'Country',
  selectOptions: {
    choices: [
      { label: 'Zambia', value: 'zm' },
      { label: 'Åland', value: 'ax' },
      { label: 'Chad', value: 'td' },
    ],
  },
} as const;
const choices = (...names: string[]): readonly Choice[] =>
  names.map((name) => ({ label: name, value: name.toLowerCase() }));
const formOf = (...items: readonly object[]) => defineForm({ sections: [{ items: items as never[] }] });
const select = (name: string) => page.getByRole('combobox', { name, exact: true });
const optionsOf = (name: string) =>
  [...(select(name).element() as HTMLSelectElement).options].map((option) => option.label);

/** Towns of a country, by a function that the test answers in its own time. */
function towns() {
  const asked: { country: unknown; answer: (names: readonly string[]) => void; fail: () => void }[] = [];
  const apiCall = (values: Readonly<Record<string, unknown>>) =>
    new Promise<readonly Choice[]>((resolve, reject) => {
      asked.push({
        country: values['country'],
        answer: (names) => resolve(choices(...names)),
        fail: () => reject(new Error('no')),
      });
    });
  const item = {
    name: 'town',
    type: 'dropdown',
    label: 'Town',
    dependencies: ['country'],
    selectOptions: { apiCall },
  };
  return { item, asked, latest: () => asked.at(-1)! };
}

describe('a select of a definition', () => {
  it('FORM-03 shows its choices at once, in the order of the language, and chooses nothing', async () => {
    const { selectOptions } = country;
    const { element, sent } = sentBy(
      formOf({ ...country, selectOptions: { ...selectOptions, choicesSortOrder: 'asc' } }),
    );
    render(element);
    expect(optionsOf('Country')).toEqual(['', 'Åland', 'Chad', 'Zambia']);
    await submit();
    await expect.poll(sent).toEqual({ country: '' });
  });

  it('FORM-03 a value that is no longer among its choices is cleared', async () => {
    const { element, sent } = sentBy(formOf(country), { country: 'yu' });
    render(element);
    await expect.element(select('Country')).toHaveValue('');
    await submit();
    await expect.poll(sent).toEqual({ country: '' });
  });

  it('FORM-03 asks its endpoint by what the first dependency says, and reads data.data.options', async () => {
    const asked = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () =>
        Response.json({ data: { options: ['Aarau', { label: 'Bern', value: 'be' }] } }),
      );
    const { element, sent } = sentBy(
      formOf(
        { name: 'region', type: 'text', label: 'Region' },
        {
          name: 'town',
          type: 'select',
          label: 'Town',
          dependencies: ['region'],
          selectOptions: { apiEndpoint: '/towns?of={parentValue}' },
        },
      ),
    );
    render(element);
    await expect.poll(() => optionsOf('Town')).toEqual(['First answer “Region”']);
    await userEvent.fill(page.getByRole('textbox', { name: 'Region' }), 'A & B');
    await expect.poll(() => optionsOf('Town')).toEqual(['', 'Aarau', 'Bern']);
    expect(asked.mock.calls.map(([address]) => String(address))).toEqual([
      `${location.origin}/towns?of=A%20%26%20B`,
    ]);
    await userEvent.selectOptions(select('Town'), 'Bern');
    await submit();
    await expect.poll(sent).toEqual({ region: 'A & B', town: 'be' });
    asked.mockRestore();
  });

  it('FORM-03 ignores an answer that comes after a newer question, and asks each question once', async () => {
    const { item, asked } = towns();
    render(sentBy(formOf(country, item), { country: 'zm' }).element);
    await expect.poll(() => asked.length).toBe(1);
    await userEvent.selectOptions(select('Country'), 'td');
    await expect.poll(() => asked.length).toBe(2);
    asked[1]!.answer(['Bol']);
    await expect.poll(() => optionsOf('Town')).toEqual(['', 'Bol']);
    asked[0]!.answer(['Lusaka']);
    await userEvent.selectOptions(select('Country'), 'ax');
    await expect.poll(() => asked.length).toBe(3);
    asked[2]!.answer(['Mariehamn']);
    await expect.poll(() => optionsOf('Town')).toEqual(['', 'Mariehamn']);
    await userEvent.selectOptions(select('Country'), 'td');
    await expect.poll(() => optionsOf('Town')).toEqual(['', 'Bol']);
    expect(asked.map((one) => one.country)).toEqual(['zm', 'td', 'ax']);
  });

  it('FORM-03 never sends a choice of the country before', async () => {
    const { item, asked, latest } = towns();
    const { element, sent } = sentBy(formOf(country, item), { country: 'zm', town: 'lusaka' });
    render(element);
    await expect.poll(() => asked.length).toBe(1);
    latest().answer(['Lusaka']);
    await expect.element(select('Town')).toHaveValue('lusaka');
    await userEvent.selectOptions(select('Country'), 'td');
    await submit();
    await expect.poll(() => asked.length).toBe(2);
    expect(sent()).toBeUndefined();
    latest().answer(['Bol']);
    await expect.poll(sent).toEqual({ country: 'td', town: '' });
  });

  it('FORM-03 says in view that the form waits for choices, for as long as it does', async () => {
    const { item, asked, latest } = towns();
    const { element, sent } = sentBy(formOf(country, item), { country: 'zm', town: 'lusaka' });
    const { container } = render(element);
    await expect.poll(() => asked.length).toBe(1);
    await submit();
    const notice = page
      .elementLocator(container)
      .getByText('Something is still being prepared.', { exact: false });
    await expect.element(notice).toBeVisible();
    latest().answer(['Lusaka']);
    await expect.poll(sent).toEqual({ country: 'zm', town: 'lusaka' });
    await expect.element(notice).not.toBeInTheDocument();
  });

  it('FORM-03 nothing to choose from becomes “Not Applicable”, which is chosen and sent', async () => {
    const { item, latest, asked } = towns();
    const { element, sent } = sentBy(formOf(country, { ...item, required: true }), { country: 'ax' });
    render(element);
    await expect.poll(() => asked.length).toBe(1);
    latest().answer([]);
    await expect.element(select('Town')).toHaveDisplayValue('Not Applicable');
    await expect.element(select('Town')).toBeDisabled();
    await submit();
    await expect.poll(sent).toEqual({ country: 'ax', town: 'Not Applicable' });
  });

  it('FORM-03 tries three times, then says so, and tries again when it is told to', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { item, asked, latest } = towns();
    render(sentBy(formOf(country, item), { country: 'ax' }).element);
    for (const count of [1, 2, 3]) {
      await expect.poll(() => asked.length).toBe(count);
      latest().fail();
    }
    await expect.element(page.getByText('The choices could not be loaded.').first()).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(select('Town')).toHaveFocus();
    await expect.poll(() => asked.length).toBe(4);
    latest().answer(['Mariehamn']);
    await expect.poll(() => optionsOf('Town')).toEqual(['', 'Mariehamn']);
    await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    error.mockRestore();
  });

  it('FORM-03 refuses to ask an address of another scheme', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const asked = vi.spyOn(globalThis, 'fetch');
    const endpoint = { apiEndpoint: 'data:application/json,{"data":{"options":["a"]}}' };
    render(sentBy(formOf({ name: 'town', type: 'select', label: 'Town', selectOptions: endpoint })).element);
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    error.mockRestore();
  });

  it('FORM-03 in a row of a list, the country of that row counts', async () => {
    const { item, asked } = towns();
    const list = {
      name: 'places',
      type: 'dynamicList',
      label: 'Places',
      dynamicListOptions: { items: [country, item] },
    };
    const { element, sent } = sentBy(formOf(list), { places: [{ country: 'zm' }, { country: 'td' }] });
    render(element);
    await expect.poll(() => asked.map((one) => one.country)).toEqual(['zm', 'td']);
    asked[0]!.answer(['Lusaka']);
    asked[1]!.answer(['Bol']);
    const second = page.getByRole('group', { name: 'Item 2', exact: true });
    await userEvent.selectOptions(second.getByRole('combobox', { name: 'Town' }), 'Bol');
    await submit();
    await expect.poll(sent).toEqual({
      places: [
        { country: 'zm', town: '' },
        { country: 'td', town: 'bol' },
      ],
    });
  });

  it('FORM-03 several are chosen by typing, by keys alone', async () => {
    const { selectOptions } = country;
    const { element, sent } = sentBy(
      formOf({ ...country, selectOptions: { ...selectOptions, multiple: true } }),
    );
    render(element);
    await expect.element(select('Country')).toHaveAttribute('aria-autocomplete', 'list');
    await userEvent.tab();
    await userEvent.keyboard('zam{ArrowDown}{Enter}cha{ArrowDown}{Enter}{Escape}');
    await submit();
    await expect.poll(sent).toEqual({ country: ['zm', 'td'] });
  });

  it('FORM-03 of more than twenty choices, one is found by typing', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ label: `Place ${index}`, value: `${index}` }));
    const { element, sent } = sentBy(formOf({ ...country, selectOptions: { choices: many } }));
    render(element);
    await expect.element(select('Country')).toHaveAttribute('aria-autocomplete', 'list');
    await userEvent.click(select('Country'));
    await userEvent.keyboard('place 27{ArrowDown}{Enter}');
    await submit();
    await expect.poll(sent).toEqual({ country: '27' });
  });

  it('a read-only choice is read as a text that cannot be changed, and is sent', async () => {
    const { element, sent } = sentBy(formOf({ ...country, readonly: true }), { country: 'td' });
    render(element);
    const field = page.getByRole('textbox', { name: 'Country' });
    await expect.element(field).toHaveValue('Chad');
    await expect.element(field).toHaveAttribute('readonly');
    await submit();
    await expect.poll(sent).toEqual({ country: 'td' });
  });

  it('a disabled choice is not sent', async () => {
    const { element, sent } = sentBy(formOf({ ...country, disabled: true }), { country: 'td' });
    render(element);
    await expect.element(select('Country')).toBeDisabled();
    await submit();
    await expect.poll(sent).toEqual({});
  });

  it('FORM-03 keeps what came together with its country while the choices cannot be loaded', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { item, asked, latest } = towns();
    const definition = formOf(country, item);
    const known = { country: 'zm', town: 'lusaka' };
    const { rerender } = render(sentBy(definition).element);
    await expect.poll(() => asked.length).toBe(1);
    latest().answer(['Bol']);
    await expect.poll(() => optionsOf('Town')).toEqual(['', 'Bol']);
    const { element, sent } = sentBy(definition, known);
    rerender(element);
    for (const count of [2, 3, 4]) {
      await expect.poll(() => asked.length).toBe(count);
      latest().fail();
    }
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect.element(select('Town')).toHaveDisplayValue('lusaka');
    await submit();
    await expect.poll(sent).toEqual(known);
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => asked.length).toBe(5);
    latest().answer(['Lusaka']);
    await expect.element(select('Town')).toHaveValue('lusaka');
    error.mockRestore();
  });

  it('FORM-03 what was chosen of another country goes although the new choices cannot be loaded', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { item, asked, latest } = towns();
    const { element, sent } = sentBy(formOf(country, item), { country: 'zm', town: 'lusaka' });
    render(element);
    await expect.poll(() => asked.length).toBe(1);
    latest().answer(['Lusaka']);
    await expect.element(select('Town')).toHaveValue('lusaka');
    await userEvent.selectOptions(select('Country'), 'td');
    for (const count of [2, 3, 4]) {
      await expect.poll(() => asked.length).toBe(count);
      latest().fail();
    }
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await submit();
    await expect.poll(sent).toEqual({ country: 'td', town: '' });
    error.mockRestore();
  });

  it('FORM-03 asks its function by what the fields say, not by how the form holds it', async () => {
    const apiCall = vi.fn(async (_values: object) => choices('Bern'));
    const definition = formOf(
      { name: 'age', type: 'number', label: 'Age' },
      {
        name: 'past jobs',
        type: 'dynamicList',
        label: 'Past jobs',
        dynamicListOptions: { items: [{ name: 'my note', type: 'text', label: 'Note' }] },
      },
      {
        name: 'town',
        type: 'select',
        label: 'Town',
        dependencies: ['age', 'past jobs'],
        selectOptions: { apiCall },
      },
    );
    render(sentBy(definition, { age: 12, 'past jobs': [{ 'my note': 'bad' }] }).element);
    await expect.poll(() => optionsOf('Town')).toEqual(['', 'Bern']);
    expect(apiCall.mock.lastCall?.[0]).toEqual({ age: 12, 'past jobs': [{ 'my note': 'bad' }] });
  });

  it.each([
    { multiple: false, known: 1, is: '1' },
    { multiple: true, known: [1, 3], is: ['1', '3'] },
  ])('FORM-03 knows $known among its choices, as $is', async ({ multiple, known, is }) => {
    const numbered = ['1', '2', '3'].map((value) => ({ label: `Shift ${value}`, value }));
    const { element, sent } = sentBy(
      formOf({
        name: 'shift',
        type: 'select',
        label: 'Shift',
        selectOptions: { choices: numbered, multiple },
      }),
      { shift: known },
    );
    render(element);
    await submit();
    await expect.poll(sent).toEqual({ shift: is });
  });

  it('FORM-03 stops waiting for choices that do not come, and says so', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const patience = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    const { item, asked } = towns();
    const { element, sent } = sentBy(formOf(country, item), { country: 'zm', town: 'lusaka' });
    render(element);
    await expect.poll(() => asked.length).toBe(1);
    await submit();
    expect(sent()).toBeUndefined();
    patience.abort(new DOMException('Too late.', 'TimeoutError'));
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect.poll(sent).toEqual({ country: 'zm', town: 'lusaka' });
    timeout.mockRestore();
    error.mockRestore();
  });

  it.each(['.', '..'])('FORM-03 does not ask another address because of the answer “%s”', async (answer) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const asked = vi.spyOn(globalThis, 'fetch');
    const region = { name: 'region', type: 'text', label: 'Region' };
    const town = {
      name: 'town',
      type: 'select',
      label: 'Town',
      dependencies: ['region'],
      selectOptions: { apiEndpoint: '/api/regions/{parentValue}/towns' },
    };
    render(sentBy(formOf(region, town), { region: answer }).element);
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    error.mockRestore();
  });
});
