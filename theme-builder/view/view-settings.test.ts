import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../testing/open-editor.ts';
import { withWishes } from './emulated-media.ts';
import { lengthened } from './long-text.ts';
import { keepView, plainView, readView, type ViewSettings } from './view-settings.ts';
import { visionMatrices } from './vision-matrices.ts';

describe('how a page is looked at (B13, THEME-08)', () => {
  it('is kept in the tab, for each site by itself', () => {
    const storage = createMemoryStorage();
    const seen: ViewSettings = {
      width: 320,
      direction: 'rtl',
      language: 'ar',
      vision: 'tritanopia',
      wishes: ['long', 'still'],
    };
    keepView(storage, 'meridian', seen);
    expect(readView(storage, 'meridian')).toEqual(seen);
    expect(readView(storage, 'kestrel')).toEqual(plainView);
  });

  it.each(['', '[]', '7', '{"width":321,"direction":"up","language":4,"vision":"x","wishes":"long"}', '{'])(
    'is as most visitors have it when what was kept is not understood: %s',
    (kept) => {
      const storage = createMemoryStorage();
      storage.setItem('portico.theme-builder.view.meridian', kept);
      expect(readView(storage, 'meridian')).toEqual(plainView);
    },
  );

  it.each([
    ['(prefers-contrast: more)', '(width >= 0px)'],
    ['(prefers-reduced-motion: no-preference) and (hover: hover)', '(width < 0px) and (hover: hover)'],
    ['screen and (prefers-reduced-motion: reduce)', 'screen and (width >= 0px)'],
    ['(min-width: 768px)', '(min-width: 768px)'],
    ['(forced-colors: active)', '(forced-colors: active)'],
  ])('settles what a media query asks about a wish, and nothing else: %s', (query, settled) => {
    expect(withWishes(query, { 'prefers-contrast': 'more', 'prefers-reduced-motion': 'reduce' })).toBe(
      settled,
    );
  });

  it('has texts about 40 % longer, which can still be read and keep their numbers', () => {
    const text = 'Registered nurse in the emergency department, 40 hours';
    const longer = lengthened(text);
    expect(longer.length / text.length).toBeGreaterThan(1.25);
    expect(longer.length / text.length).toBeLessThan(1.45);
    expect(longer).toContain('40');
    expect(longer.normalize('NFD').replaceAll(/\p{M}/gu, '')).toMatch(/^Re+gi+ste+re+d nu+rse+/);
    const arabic = 'ممرضة مسجلة';
    expect(lengthened(arabic).length / arabic.length).toBeGreaterThan(1.25);
    expect(lengthened('2026-07-01')).toBe('2026-07-01');
  });

  it.each(Object.entries(visionMatrices))(
    'leaves white white and black black, whoever sees it: %s',
    (_vision, rows) => {
      for (const row of rows) expect(row.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 3);
    },
  );
});
