import { itemsOf, type FieldType, type FormDefinition } from '@portico/core/forms';
import { page, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { everyType } from './every-type.ts';
import { FormEditor } from './form-editor.tsx';
import { optionsOf } from './option-shapes.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const form = (...items: object[]) => ({ sections: [{ items }] }) as unknown as FormDefinition;
const main = '[data-entry] [data-do="main"]';

afterEach(() => page.viewport(1280, 800));

describe('definitions as other engines and servers send them', () => {
  it.each([[null], [[null]], [{ en: 'x' }], [{ choices: {}, items: null }]])(
    'FORM-19 %j for every option of every type leaves the editor standing, so that it can be put right',
    async (odd) => {
      // too narrow for the preview, which has a test of its own
      await page.viewport(1000, 800);
      const items = itemsOf(everyType).map(({ name, type }) => ({
        ...Object.fromEntries(optionsOf(type as FieldType).map(({ key }) => [key, odd])),
        name,
        type,
      }));
      render(<FormEditor definition={form(...items)} />);
      for (const index of items.keys()) {
        document.querySelectorAll<HTMLElement>(main)[index + 1]?.click();
        expect(document.querySelector(`[data-entry="0.${index}"][data-chosen]`)).not.toBeNull();
      }
      expect(document.querySelectorAll(main)).toHaveLength(items.length + 1);
    },
    // all panels, on machines that do other work too
    60_000,
  );

  it('FORM-19 calls what has no text for a label by its name, also in a file that is brought', async () => {
    render(<FormEditor definition={{ sections: [] }} />);
    const file = JSON.stringify({
      sections: [
        { title: { en: 'You' }, items: [{ name: 'city', type: 'text', label: { en: 'City' } }] },
        {
          items: [
            { name: 'shift', type: 'radio', radioOptions: { choices: {} } },
            { name: 'nights', type: 'text', visibleFn: { field: 'shift', is: ['night'] } },
          ],
        },
      ],
    });
    await userEvent.upload(
      document.querySelector<HTMLInputElement>('input[type="file"]')!,
      new File([file], 'form.json'),
    );
    await expect.element(button('Edit Section 1')).toBeVisible();
    await userEvent.click(button('Edit nights'));
    await expect.element(page.getByRole('combobox', { name: 'Field that decides' })).toBeVisible();
    await userEvent.click(button('Edit city'));
    await expect.element(page.getByText('has to be a text', { exact: false }).first()).toBeVisible();
    await userEvent.fill(page.getByRole('textbox', { name: 'Label', exact: true }), 'City');
    await expect.element(button('Edit City')).toBeVisible();
  });

  it('FORM-17 a field that breaks the form leaves the editor standing, and the preview comes back without it', async () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    const age = {
      name: 'age',
      type: 'dynamicList',
      label: 'Age',
      rules: {},
      dynamicListOptions: { items: [] },
    };
    render(<FormEditor definition={form({ name: 'city', type: 'text', label: 'City' }, age)} />);
    await userEvent.click(button('Edit Age'));
    await userEvent.click(button('Delete Age'));
    await expect.element(page.getByRole('textbox', { name: 'City', exact: true })).toBeVisible();
    complaints.mockRestore();
  });
});
