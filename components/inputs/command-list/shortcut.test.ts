import { describe, expect, it } from 'vitest';
import { isShortcut, type Shortcut } from './shortcut.ts';

const press = (key: string, more: Partial<Parameters<typeof isShortcut>[0]> = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe('isShortcut', () => {
  it.each<[Shortcut, ReturnType<typeof press>, boolean, boolean]>([
    ['Mod+K', press('k', { ctrlKey: true }), false, true],
    ['Mod+K', press('k', { metaKey: true }), true, true],
    ['Mod+K', press('k', { ctrlKey: true }), true, false],
    ['Mod+K', press('k'), false, false],
    ['Mod+K', press('K', { ctrlKey: true, shiftKey: true }), false, false],
    ['Mod+Shift+K', press('K', { ctrlKey: true, shiftKey: true }), false, true],
    // an Arabic and a Dvorak keyboard
    ['Mod+K', press('ن', { code: 'KeyK', ctrlKey: true }), false, true],
    ['Mod+K', press('t', { code: 'KeyK', ctrlKey: true }), false, false],
    ['Alt+K', press('˚', { code: 'KeyK', altKey: true }), true, true],
    // above another sign on a German keyboard
    ['/', press('/', { shiftKey: true }), false, true],
    ['/', press('/', { ctrlKey: true }), false, false],
  ])('%s', (shortcut, pressed, isApple, expected) => {
    expect(isShortcut(pressed, shortcut, isApple)).toBe(expected);
  });
});
