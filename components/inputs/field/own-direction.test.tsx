import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { leftOf } from '../../testing/left-of.ts';
import { render } from '../../testing/render.tsx';
import { TextField } from '../text-field/text-field.tsx';

it('a question of another direction than the page’s ends with its question mark, and begins where the page’s text does', async () => {
  render(<TextField label="Why?" />, { dir: 'rtl' });
  const input = page.getByRole('textbox', { name: 'Why?' });
  await expect.element(input).toBeVisible();
  const label = page.getByText('Why?').element();
  expect(leftOf(label, 3)).toBeGreaterThan(leftOf(label, 0));
  const { right } = input.element().getBoundingClientRect();
  expect(Math.abs(label.getBoundingClientRect().right - right)).toBeLessThan(2);
});
