import { describe, expect, it } from 'vitest';
import type { Item } from '../definition/definition.ts';
import type { Rule } from '../rules/rule.ts';
import type { FileValue } from '../fields/file-upload/kind.ts';
import { validationContext } from './context.ts';
import { validateItem } from './validate-item.ts';
import { inEnglish } from '../testing/in-english.ts';

const context = validationContext({ ...inEnglish, today: '2026-11-22' });
const megabyte = 1024 * 1024;
const fine = undefined;
const invalid = 'Enter a valid value.';

const file = (name: string, more: Partial<FileValue> = {}): FileValue => ({
  uid: name,
  name,
  size: 10,
  type: '',
  lastModified: 0,
  webkitRelativePath: '',
  status: 'done',
  ...more,
});
const files = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}.pdf`));
const told = (
  type: 'fileUpload' | 'file_upload',
  rules: readonly Rule[],
  value: unknown,
  allowedTypes?: readonly string[],
) =>
  validateItem(
    { name: 'field', type, rules, ...(allowedTypes && { fileUploadOptions: { allowedTypes } }) } as Item,
    value,
    {},
    context,
  )?.message;

const atLeast = (value: number): Rule => ({ type: 'minLength', value });
const atMost = (value: number): Rule => ({ type: 'maxLength', value });
const each = (value: number): Rule => ({ type: 'maxFileSizeMB', value });
const all = (value: number): Rule => ({ type: 'maxCumulativeFileSizeMB', value });
const standard = '.doc, .docx, .pdf, .txt, .png, .jpg, .jpeg';

const uploads: readonly (readonly [
  what: string,
  rules: readonly Rule[],
  value: unknown,
  message: string | undefined,
])[] = [
  ['enough files', [atLeast(2)], files(2), fine],
  ['too few files', [atLeast(2)], files(1), 'Upload at least 2 files.'],
  ['far too few files', [atLeast(1000)], files(1), 'Upload at least 1,000 files.'],
  ['as many files as may be', [atMost(2)], files(2), fine],
  ['two where one may be', [atMost(1)], files(2), 'Upload no more than 1 file.'],
  ['three where two may be', [atMost(2)], files(3), 'Upload no more than 2 files.'],
  ['one where none may be', [atMost(0)], files(1), 'Upload no more than 0 files.'],
  ['no file, whatever the minimum', [atLeast(2)], [], fine],
  ['a file at the limit', [each(1)], [file('a.pdf', { size: megabyte })], fine],
  [
    'a file a byte above it',
    [each(1)],
    [file('a.pdf', { size: megabyte + 1 })],
    'Each file must be 1 MB or smaller: a.pdf.',
  ],
  [
    'two files above it, and one below',
    [each(5)],
    [file('a.pdf', { size: 6 * megabyte }), file('b.pdf'), file('c.pdf', { size: 7 * megabyte })],
    'Each file must be 5 MB or smaller: a.pdf, c.pdf.',
  ],
  [
    'a limit in parts',
    [each(0.25)],
    [file('a.pdf', { size: megabyte })],
    'Each file must be 0.25 MB or smaller: a.pdf.',
  ],
  [
    'a limit in thousands',
    [each(1000)],
    [file('a.pdf', { size: 1001 * megabyte })],
    'Each file must be 1,000 MB or smaller: a.pdf.',
  ],
  [
    'files at the limit together',
    [all(2)],
    [file('a.pdf', { size: megabyte }), file('b.pdf', { size: megabyte })],
    fine,
  ],
  [
    'files above it together',
    [all(2)],
    [file('a.pdf', { size: megabyte }), file('b.pdf', { size: megabyte + 1 })],
    'All files together must be 2 MB or smaller.',
  ],
  [
    'a file that says less than it brings',
    [each(0.001)],
    [file('a.pdf', { size: 1, content: 'A'.repeat(4000) })],
    'Each file must be 0.001 MB or smaller: a.pdf.',
  ],
  [
    'a file whose content fits with its padding',
    [each(1 / 1024 / 1024)],
    [file('a.pdf', { size: 1, content: 'QQ==' })],
    fine,
  ],
  ['a capital ending', [], [file('CV.PDF')], fine],
  ['each of the standard types', [], standard.split(', ').map((ending) => file(`a${ending}`)), fine],
  ['a program', [], [file('a.exe')], `These files are not of an allowed type (${standard}): a.exe.`],
  [
    'a program behind a document',
    [],
    [file('a.pdf.exe')],
    `These files are not of an allowed type (${standard}): a.pdf.exe.`,
  ],
  [
    'a file without an ending',
    [],
    [file('pdf')],
    `These files are not of an allowed type (${standard}): pdf.`,
  ],
  [
    'a file that ends with a dot',
    [],
    [file('a.')],
    `These files are not of an allowed type (${standard}): a..`,
  ],
  [
    'two wrong ones',
    [],
    [file('a.exe'), file('b.pdf'), file('c.sh')],
    `These files are not of an allowed type (${standard}): a.exe, c.sh.`,
  ],
  [
    'a wrong one, told before there are too many',
    [atMost(1)],
    [file('a.exe'), file('b.pdf')],
    `These files are not of an allowed type (${standard}): a.exe.`,
  ],
  [
    'the first rule that fails',
    [atMost(1), each(1)],
    [file('a.pdf', { size: 2 * megabyte }), file('b.pdf')],
    'Upload no more than 1 file.',
  ],
  [
    'the other rule first',
    [each(1), atMost(1)],
    [file('a.pdf', { size: 2 * megabyte }), file('b.pdf')],
    'Each file must be 1 MB or smaller: a.pdf.',
  ],
  [
    'a rule’s own message',
    [{ ...atMost(1), message: 'You should upload at most 1 file' } as Rule],
    files(2),
    'You should upload at most 1 file',
  ],
  ['one file that is no list', [], file('a.pdf'), invalid],
  ['a file that is still on its way', [], [{ ...file('a.pdf'), status: 'uploading' }], invalid],
  ['a file of a negative size', [], [file('a.pdf', { size: -1 })], invalid],
  ['a file without a name', [], [{ ...file('a.pdf'), name: undefined }], invalid],
  ['texts', [], ['a.pdf'], invalid],
  ['null among them', [], [null], invalid],
];

const list = (rules: readonly Rule[], more: object = {}) =>
  ({
    name: 'list',
    type: 'dynamicList',
    dynamicListOptions: { items: [] },
    rules,
    ...more,
  }) as unknown as Item;
const rows = (count: number) => Array.from({ length: count }, () => ({}));

describe('FORM-06 uploads', () => {
  it.each(
    uploads.flatMap((one) => (['fileUpload', 'file_upload'] as const).map((type) => [type, ...one] as const)),
  )('FORM-06 %s: %s', (type, _what, rules, value, message) => {
    expect(told(type, rules, value)).toBe(message);
  });

  it.each([
    ['of the types', ['.pdf', '.odt'], 'a.odt', fine],
    ['whatever the case', ['.PDF'], 'a.pdf', fine],
    ['with two endings', ['.tar.gz'], 'a.tar.gz', fine],
    [
      'with one of two endings',
      ['.tar.gz'],
      'a.gz',
      'These files are not of an allowed type (.tar.gz): a.gz.',
    ],
    [
      'of a standard type that is not among them',
      ['.odt'],
      'a.pdf',
      'These files are not of an allowed type (.odt): a.pdf.',
    ],
  ])('FORM-06 takes what is %s: %j', (_what, types, name, message) => {
    expect(told('fileUpload', [], [file(name)], types)).toBe(message);
  });
});

describe('FORM-05 lists', () => {
  it.each([
    ['enough rows', [atLeast(2)], rows(2), fine],
    ['too few rows', [atLeast(2)], rows(1), 'Add at least 2 items.'],
    ['far too few rows', [atLeast(2000)], rows(1), 'Add at least 2,000 items.'],
    ['two rows where one may be', [atMost(1)], rows(2), 'Add no more than 1 item.'],
    ['three rows where two may be', [atMost(2)], rows(3), 'Add no more than 2 items.'],
    ['no rows, whatever the minimum', [atLeast(2)], [], fine],
    [
      'rows that look like files',
      [atMost(1)],
      [{ status: 'done' }, { status: 'done' }],
      'Add no more than 1 item.',
    ],
    ['a rule’s own message', [{ ...atMost(1), message: 'One job' } as Rule], rows(2), 'One job'],
    ['a row that is a list', [], [[]], invalid],
    ['a row that is a text', [], ['a'], invalid],
    ['a row that is null', [], [null], invalid],
    ['one row that is no list', [], {}, invalid],
  ] as const)('FORM-05 %s', (_what, rules, value, message) => {
    expect(validateItem(list(rules), value, {}, context)?.message).toBe(message);
  });

  it('FORM-05 a required list without rows says so before its minimum', () => {
    const item = list([atLeast(2)], { required: true, label: 'Jobs' });
    expect(validateItem(item, [], {}, context)?.message).toBe('Jobs is required');
  });
});
