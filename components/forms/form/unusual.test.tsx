import { defineForm, type Item } from '@portico/core/forms';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { sentBy, submit } from '../testing/sent-by.tsx';

const formOf = (...items: readonly Item[]) => defineForm({ sections: [{ items }] });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
/** By its place: the names of thousands of fields take long to find. */
const inputAt = (index: number) => document.querySelector<HTMLInputElement>(`[data-field="f${index}"] input`);

describe('a form with what is unusual', () => {
  it('mounts 2,000 fields, finds what is wrong in the last one, and sends them all', async () => {
    const items = Array.from({ length: 2000 }, (_, index): Item => ({
      name: `f${index}`,
      type: 'text',
      label: `Field ${index}`,
      required: index === 1999,
    }));
    const { element, sent } = sentBy(formOf(...items), { f7: 'seven' });
    render(element);
    await expect.poll(() => inputAt(7)?.value).toBe('seven');
    await submit();
    await expect.poll(() => document.activeElement).toBe(inputAt(1999));
    await expect.element(inputAt(1999)).toHaveAccessibleDescription('Field 1999 is required');
    expect(sent()).toBeUndefined();
    await userEvent.keyboard('x');
    await submit();
    await expect.poll(() => Object.keys(sent() ?? {}).length).toBe(2000);
    expect(sent()).toMatchObject({ f0: '', f7: 'seven', f1999: 'x' });
  });

  it('keeps and counts texts of 100,000 characters, emoji, and texts from the right to the left', async () => {
    const long = 'ab c'.repeat(25_000);
    const family = '👨‍👩‍👧‍👦';
    const { element, sent } = sentBy(
      formOf(
        { name: 'long', type: 'textarea', label: 'Long', rules: [{ type: 'maxLength', value: 100_000 }] },
        { name: 'mood', type: 'text', label: 'Mood', rules: [{ type: 'maxLength', value: 7 }] },
        { name: 'city', type: 'text', label: 'City' },
      ),
    );
    render(element);
    await userEvent.fill(field('Long'), `${long}d`);
    await userEvent.fill(field('Mood'), `${family}👍`);
    await userEvent.fill(field('City'), 'القاهرة Cairo');
    await submit();
    await expect
      .element(field('Long'))
      .toHaveAccessibleDescription(/^Enter no more than 100,000 characters\./);
    // seven code points make one family
    await expect.element(field('Mood')).toHaveAccessibleDescription('Enter no more than 7 characters.');
    await userEvent.fill(field('Long'), long);
    await userEvent.fill(field('Mood'), family);
    await submit();
    await expect.poll(sent).toEqual({ long, mood: family, city: 'القاهرة Cairo' });
  });

  it.each(['__proto__', 'constructor', 'a[0]', '0', 'root', 'with space', '名前'])(
    'holds, refuses and sends a field that is called %s',
    async (name) => {
      const inRow: Item = { name, type: 'text', label: 'In a row' };
      const { element, sent } = sentBy(
        formOf(
          { name, type: 'text', label: 'Asked', required: true },
          {
            name: 'list',
            type: 'dynamicList',
            label: 'List',
            dynamicListOptions: { items: [inRow] },
          },
        ),
        Object.fromEntries([
          [name, 'known'],
          ['list', [Object.fromEntries([[name, 'here']])]],
        ]),
      );
      render(element);
      await expect.element(field('Asked')).toHaveValue('known');
      await expect.element(field('In a row')).toHaveValue('here');
      await userEvent.clear(field('Asked'));
      await submit();
      await expect.element(field('Asked')).toHaveAccessibleDescription('Asked is required');
      await userEvent.fill(field('Asked'), 'typed');
      await userEvent.fill(field('In a row'), 'there');
      await submit();
      await expect.poll(sent).toBeDefined();
      const values = sent() as Record<string, unknown>;
      expect(Object.getOwnPropertyDescriptor(values, name)?.value).toBe('typed');
      const row: unknown = (values['list'] as readonly object[])[0];
      expect(Object.getOwnPropertyDescriptor(row, name)?.value).toBe('there');
      expect(Object.getPrototypeOf({})).toBe(Object.prototype);
    },
  );
});
