import { expect, it } from 'vitest';
import { hexOf } from './hex-of.ts';

it('hexOf writes computed colours as libraries of before colour spaces want them', () => {
  expect(hexOf('rgb(38, 108, 0)')).toBe('#266c00');
  expect(hexOf('rgba(255, 0, 10, 0.5)')).toBe('#ff000a');
  expect(hexOf('oklch(0.5 0.1 200)')).toBeUndefined();
});
