import { describe, expect, it } from 'vitest';
import { siftTags, splitTags } from './sift-tags.ts';

const rules = { most: Infinity, suggestions: ['React', 'Node.js'], freeText: true, validate: undefined };
const validate = (tag: string) => (tag.includes('@') ? undefined : 'No address');

describe('splitTags', () => {
  it('parts at commas of several scripts and at the ends of lines, and drops what is empty', () => {
    expect(splitTags(' a, b،c，d\r\n\n e   f ,, ')).toEqual(['a', 'b', 'c', 'd', 'e f']);
    expect(splitTags(' , ')).toEqual([]);
  });
});

describe('siftTags', () => {
  it('takes suggestions as they are written, whatever the case', () => {
    expect(siftTags(['react', 'Rust'], [], rules).taken).toEqual(['React', 'Rust']);
  });

  it('refuses what is there already, also within what is brought', () => {
    expect(siftTags(['REACT', 'Go', 'go'], ['React'], rules)).toEqual({
      taken: ['Go'],
      refused: [
        { tag: 'React', reason: 'known' },
        { tag: 'go', reason: 'known' },
      ],
    });
  });

  it('takes as many as there is room for', () => {
    expect(siftTags(['a', 'b'], ['c'], { ...rules, most: 2 })).toEqual({
      taken: ['a'],
      refused: [{ tag: 'b', reason: 'most' }],
    });
  });

  it('refuses what is none of the suggestions where only those go', () => {
    const { taken, refused } = siftTags(['rust', 'node.js'], [], { ...rules, freeText: false });
    expect(taken).toEqual(['Node.js']);
    expect(refused).toEqual([{ tag: 'rust', reason: 'unlisted' }]);
  });

  it('asks the app, and hands on what it says', () => {
    expect(siftTags(['a@b', 'c'], [], { ...rules, validate })).toEqual({
      taken: ['a@b'],
      refused: [{ tag: 'c', reason: 'invalid', explanation: 'No address' }],
    });
  });
});
