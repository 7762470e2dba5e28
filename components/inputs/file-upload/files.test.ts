import { formatBytes } from '@portico/core/text';
import { describe, expect, it } from 'vitest';
import { kindsOf, sift, splitName } from './files.ts';

const file = (name: string, { type = '', size = 3 } = {}) =>
  new File(['x'.repeat(size)], name, { type, lastModified: 1 });
const reasons = (...args: Parameters<typeof sift>) => sift(...args).refused.map(({ reason }) => reason);

const inEnglish = (bytes: number, rounding?: 'ceil' | 'floor') =>
  formatBytes(bytes, { locale: 'en-US', rounding });

describe('sift', () => {
  it.each([
    ['.pdf', file('CV.PDF'), true],
    ['.pdf', file('pdf'), false],
    ['image/*', file('me', { type: 'image/png' }), true],
    ['image/*', file('me.png'), false],
    ['application/pdf', file('cv', { type: 'application/pdf' }), true],
    ['application/pdf', file('cv', { type: 'application/pdfx' }), false],
    [' .doc , .docx', file('cv.docx'), true],
    [undefined, file('anything'), true],
  ])('with accept=%s takes or refuses a file by its ending and kind', (accept, each, isTaken) => {
    expect(reasons([each], [], { accept, maxFiles: 1 })).toEqual(isTaken ? [] : ['kind']);
  });

  it('refuses what is too large, empty, there already or one too many, and takes the rest', () => {
    const large = file('large.pdf', { size: 11 });
    const held = file('held.pdf');
    const { taken, refused } = sift(
      [large, file('empty.pdf', { size: 0 }), file('held.pdf'), file('a.pdf'), file('a.pdf'), file('b.pdf')],
      [held],
      { maxBytes: 10, maxFiles: 2 },
    );
    expect(taken.map(({ name }) => name)).toEqual(['a.pdf']);
    expect(refused.map(({ name, reason }) => [name, reason])).toEqual([
      ['large.pdf', 'size'],
      ['empty.pdf', 'empty'],
      ['held.pdf', 'known'],
      ['a.pdf', 'known'],
      ['b.pdf', 'count'],
    ]);
  });

  it('names files without characters that turn their direction or show nothing, and takes them by what they are then', async () => {
    const pdf = file('a\u200Bb.pdf', { type: 'application/pdf' });
    const { taken, refused } = sift([pdf, file('CV\u202Efdp.exe'), file('ab.pdf')], [], {
      accept: '.pdf',
      maxFiles: 3,
    });
    expect(taken.map(({ name, type, lastModified }) => [name, type, lastModified])).toEqual([
      ['ab.pdf', 'application/pdf', 1],
    ]);
    expect(await taken[0]!.text()).toBe('xxx');
    expect(refused.map(({ name, reason }) => [name, reason])).toEqual([
      ['CVfdp.exe', 'kind'],
      ['ab.pdf', 'known'],
    ]);
  });

  it('takes a file that is exactly as large as allowed', () => {
    expect(reasons([file('a', { size: 10 })], [], { maxBytes: 10, maxFiles: 1 })).toEqual([]);
  });
});

describe('kindsOf', () => {
  it('names each kind once, and leaves out what nobody can read', () => {
    expect(
      kindsOf(
        '.pdf,application/pdf,image/*,.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      ),
    ).toEqual([{ ending: 'PDF' }, { group: 'image' }, { ending: 'DOCX' }]);
    expect(kindsOf(undefined)).toEqual([]);
  });
});

describe('splitName', () => {
  it.each([
    ['cv.pdf', 'cv', '.pdf'],
    ['archive.tar.gz', 'archive.tar', '.gz'],
    ['README', 'README', ''],
    ['.profile', '.profile', ''],
    ['Dr. Ada Lovelace', 'Dr. Ada Lovelace', ''],
  ])('finds the ending of %s', (name, stem, ending) => {
    expect(splitName(name)).toEqual([stem, ending]);
  });
});

describe('formatBytes', () => {
  it('FORM-06 chooses the unit, a megabyte being 1024 × 1024 bytes', () => {
    expect(
      [0, 1, 1023, 1024, 1.2 * 1024 ** 2, 5 * 1024 ** 3, 7 * 1024 ** 4].map((bytes) => inEnglish(bytes)),
    ).toEqual(['0 bytes', '1 byte', '1,023 bytes', '1 kB', '1.2 MB', '5 GB', '7,168 GB']);
  });

  it('never shows what is too large as large as the limit', () => {
    for (const limit of [500, 5120, 5_000_000, 5_242_880])
      expect(inEnglish(limit + 1, 'ceil')).not.toBe(inEnglish(limit, 'floor'));
  });
});
