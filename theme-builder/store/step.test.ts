import type { ThemeDocument } from '@portico/tokens';
import { describe, expect, test } from 'vitest';
import { emptyDocument } from './document.ts';
import { isStep, stepBetween, walk } from './step.ts';

const name = { kind: 'take-theirs' } as const;
const pictured = (image: string): ThemeDocument => ({
  ...emptyDocument('default'),
  sections: { cards: { padding: { value: 24 } } },
  assets: { hero: [{ page: 'jobs', minWidth: 0, alt: '', tokens: { image: { value: image } } }] },
});

describe('a step', () => {
  test('THEME-04 brings the pictures of pages along, there and back', () => {
    for (const before of [emptyDocument('default'), pictured('/a.jpg')]) {
      const after = pictured('/b.jpg');
      const step = stepBetween(name, before, after);
      if (!step) throw new Error('pictures make a step');
      expect(walk(before, step, 'after')).toEqual(after);
      expect(walk(after, step, 'before')).toEqual(before);
      expect(isStep(JSON.parse(JSON.stringify(step)))).toBe(true);
    }
    expect(stepBetween(name, pictured('/a.jpg'), pictured('/a.jpg'))).toBeUndefined();
  });

  test('THEME-04 with pictures that are none is not walked', () => {
    const kept = { name, changes: [], assets: { after: { hero: [{ page: '"]', minWidth: 0 }] } } };
    expect(isStep(kept)).toBe(false);
    expect(isStep({ ...kept, assets: 'none' })).toBe(false);
    expect(isStep({ ...kept, assets: {} })).toBe(true);
  });
});
