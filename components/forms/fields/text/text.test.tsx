import { defineForm } from '@portico/core/forms';
import { cdp, page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { render } from '../../../testing/render.tsx';
import { sentBy, submit } from '../../testing/sent-by.tsx';

const formOf = (textOptions: object) =>
  defineForm({ sections: [{ items: [{ name: 'one', type: 'text', label: 'One', textOptions }] }] });
const field = () => page.getByRole('textbox', { name: 'One', exact: true });

describe('a text of a definition', () => {
  it('FORM-07 writes also what a keyboard composes as its definition has it', async () => {
    const { element, sent } = sentBy(formOf({ formatValue: (text: string) => text.toUpperCase() }));
    render(element);
    await userEvent.click(field());
    const keyboard = cdp() as unknown as {
      send: (method: string, values: object) => Promise<unknown>;
    };
    await keyboard.send('Input.imeSetComposition', { text: 'ab', selectionStart: 2, selectionEnd: 2 });
    await expect.element(field()).toHaveValue('ab');
    await keyboard.send('Input.insertText', { text: 'abc' });
    await expect.element(field()).toHaveValue('ABC');
    await submit();
    await expect.poll(sent).toEqual({ one: 'ABC' });
  });

  it.each([
    [{}, null],
    [{ type: 'tel' }, 'tel'],
    [{ type: 'search' }, null],
    [{ autocomplete: 'name' }, 'name'],
    [{ type: 'email', autocomplete: 'off' }, 'off'],
  ])('FORM-07 %j says to browsers that it is about %s', async (textOptions, autocomplete) => {
    const { container } = render(sentBy(formOf(textOptions)).element);
    expect(container.querySelector('[name="one"]')?.getAttribute('autocomplete')).toBe(autocomplete);
  });
});
