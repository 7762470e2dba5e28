import { defineForm } from '@portico/core/forms';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { leftOf } from '../../../testing/left-of.ts';
import { render } from '../../../testing/render.tsx';
import { sentBy } from '../../testing/sent-by.tsx';

const telling = (instructionOptions: object, more: object = {}) =>
  sentBy(
    defineForm({
      sections: [{ items: [{ name: 'read', type: 'instruction', instructionOptions, ...more }] }],
    }),
  ).element;
const lines = (count: number) => Array.from({ length: count }, (_, line) => `<p>Line ${line}</p>`).join('');
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('an instruction of a definition', () => {
  it('FORM-09 shows 150 px of a long text, and all of it on demand', async () => {
    render(telling({ content: lines(20) }));
    await expect.element(button('Read more')).toHaveAttribute('aria-expanded', 'false');
    const box = document.querySelector('[data-state]')!;
    expect(box.getBoundingClientRect().height).toBe(150);
    await userEvent.click(button('Read more'));
    await expect.element(button('Read less')).toHaveAttribute('aria-expanded', 'true');
    expect(box.getBoundingClientRect().height).toBeGreaterThan(400);
  });

  it('FORM-09 shows a short text whole, and a long one where there is to be no button', async () => {
    const { rerender } = render(telling({ content: lines(1) }));
    await expect.element(page.getByText('Line 0')).toBeVisible();
    await expect.element(button('Read more')).not.toBeInTheDocument();
    rerender(telling({ content: lines(20), showReadMoreButton: false }));
    await expect.element(page.getByText('Line 19')).toBeVisible();
    await expect.element(button('Read more')).not.toBeInTheDocument();
    rerender(telling({ content: lines(20), readMoreMaxHeight: 3000 }));
    await expect.element(button('Read more')).not.toBeInTheDocument();
  });

  it('FORM-09 shows nothing of HTML that could do harm', async () => {
    render(telling({ content: '<p onclick="alert(1)">Fine<script>document.title="x"</script></p>' }));
    await expect.element(page.getByText('Fine')).toBeVisible();
    expect(document.querySelector('form')!.innerHTML).not.toMatch(/onclick|script/);
  });

  it('shows its label and help without a text of its own', async () => {
    render(telling({}, { label: 'Before you begin', help: 'Have your papers at hand.' }));
    await expect.element(page.getByText('Before you begin')).toBeVisible();
    await expect.element(page.getByText('Have your papers at hand.')).toBeVisible();
  });

  it('SHELL-11 ends a text of another direction than the page’s with its full stop', async () => {
    const help = 'Papers at hand.';
    render(telling({}, { label: 'Before.', help }), { dir: 'rtl' });
    await expect.element(page.getByText(help)).toBeVisible();
    for (const text of ['Before.', help]) {
      const element = page.getByText(text).element();
      expect(leftOf(element, text.length - 1)).toBeGreaterThan(leftOf(element, 0));
    }
  });
});
