import { describe, expect, it } from 'vitest';
import { withoutMistakes } from './without-mistakes.ts';

const city = { name: 'city', type: 'text', label: 'City' };
const wrong = { name: 'wrong', type: 'radio', label: 'Without choices' };
const list = (...items: readonly object[]) => ({
  name: 'list',
  type: 'dynamicList',
  label: 'List',
  dynamicListOptions: { items },
});

describe('FORM-19 a definition without its mistakes', () => {
  it('is itself where there are none', () => {
    const good = { sections: [{ items: [city, list(city)] }] };
    expect(withoutMistakes(good)).toBe(good);
  });

  it('lacks fields with a mistake, also in the rows of lists', () => {
    expect(
      withoutMistakes({ sections: [{ title: 'One', items: [city, wrong, list(wrong, city)] }] }),
    ).toEqual({
      sections: [{ title: 'One', items: [city, list(city)] }],
    });
  });

  it('is empty where nothing of it can be read', () => {
    expect(withoutMistakes('nonsense')).toEqual({ sections: [] });
  });
});
