import { describe, expect, it } from 'vitest';
import type { Item } from '../definition/definition.ts';
import { validationContext } from './context.ts';
import { counted, type MessageKey, type ValidationContext } from '../rules/finding.ts';
import arabic from '../../locales/ar/validation.json?messages';
import english from '../../locales/en-US/validation.json';
import { phoneNumberFinding } from '../rules/phone.ts';
import { phonePlans } from '../rules/phone-plans.ts';
import { validateItem } from './validate-item.ts';
import { inEnglish } from '../testing/in-english.ts';

const context = validationContext({ ...inEnglish, today: '2026-11-22' });
const inArabic = validationContext({
  today: '2026-11-22',
  locale: 'ar',
  messages: arabic,
});

const file = {
  uid: '1',
  name: 'سيرة.pdf',
  size: 5000 * 1024 * 1024,
  type: '',
  lastModified: 0,
  webkitRelativePath: '',
  status: 'done',
};
const text = (...rules: NonNullable<Item['rules']>) => ({ type: 'text', rules }) as const;
const upload = (...rules: NonNullable<Item['rules']>) => ({ type: 'fileUpload', rules }) as const;
const list = (...rules: NonNullable<Item['rules']>) =>
  ({ type: 'dynamicList', rules, dynamicListOptions: { items: [] } }) as const;

/** What is answered by each message of the catalogue, and how it reads. */
const answers: Record<
  Exclude<MessageKey, 'phone'>,
  readonly [item: object, value: unknown, english: string]
> = {
  required: [{ type: 'text', required: true }, '', 'This field is required'],
  requiredName: [{ type: 'text', required: true, label: 'City:' }, '', 'City is required'],
  email: [{ type: 'email' }, 'x', 'Email is invalid. Use the format "name@example.com".'],
  dateRangeIncomplete: [
    { type: 'dateRange' },
    { startDate: '2020-01' },
    'Please enter both a start and end date.',
  ],
  startInFuture: [
    { type: 'dateRange', dateRangeOptions: { disallowFutureStartDate: true } },
    { startDate: '2027-01', endDate: '2027-02' },
    'Start date cannot be in the future.',
  ],
  endBeforeStart: [
    { type: 'dateRange' },
    { startDate: '2027-02', endDate: '2027-01' },
    'End date cannot be before the start date.',
  ],
  phoneCharacters: [
    text({ type: 'phone' }),
    'x',
    'Phone number is invalid. Only use digits (0-9), dashes (-) or parentheses ().',
  ],
  phoneOrCountry: [{ type: 'phone' }, { number: '1' }, 'Enter a valid phone number and country code.'],
  callingCode: [{ type: 'phone' }, { number: '1', callingCode: '+999' }, 'Invalid country calling code'],
  ssn: [{ type: 'ssn' }, '1', 'Social security number is invalid. Enter in the format of XXX-XX-XXXX.'],
  sin: [{ type: 'sin' }, '1', 'Social insurance number is invalid. Enter in the format of XXX-XXX-XXX.'],
  invalid: [text({ type: 'regex', value: 'x' }), '1', 'Enter a valid value.'],
  minLength: [text({ type: 'minLength', value: 5000 }), 'x', 'Enter at least 5,000 characters.'],
  maxLength: [text({ type: 'maxLength', value: 1 }), 'xx', 'Enter no more than 1 character.'],
  minValue: [
    { type: 'number', rules: [{ type: 'minValue', value: 5000 }] },
    1,
    'Enter a value greater than or equal to 5,000.',
  ],
  maxValue: [
    { type: 'number', rules: [{ type: 'maxValue', value: 0.5 }] },
    1,
    'Enter a value less than or equal to 0.5.',
  ],
  minFiles: [upload({ type: 'minLength', value: 2 }), [file], 'Upload at least 2 files.'],
  maxFiles: [upload({ type: 'maxLength', value: 1 }), [file, file], 'Upload no more than 1 file.'],
  fileSize: [
    upload({ type: 'maxFileSizeMB', value: 10 }),
    [file],
    'Each file must be 10 MB or smaller: سيرة.pdf.',
  ],
  totalSize: [
    upload({ type: 'maxCumulativeFileSizeMB', value: 10 }),
    [file],
    'All files together must be 10 MB or smaller.',
  ],
  fileTypes: [
    { type: 'fileUpload', fileUploadOptions: { allowedTypes: ['.txt', '.odt'] } },
    [file],
    'These files are not of an allowed type (.txt, .odt): سيرة.pdf.',
  ],
  minItems: [list({ type: 'minLength', value: 2 }), [{}], 'Add at least 2 items.'],
  maxItems: [list({ type: 'maxLength', value: 1 }), [{}, {}], 'Add no more than 1 item.'],
};

const problem = (item: object, value: unknown, own: ValidationContext) =>
  validateItem({ name: 'field', ...item } as Item, value, {}, own);

describe('FORM-11 the messages', () => {
  it('FORM-11 each message of the catalogue is told of something', () => {
    expect([...Object.keys(answers), 'phone'].toSorted()).toEqual(Object.keys(english).toSorted());
  });

  it.each(Object.entries(answers))(
    'FORM-11 “%s” is told by its rule, in English',
    (key, [item, value, message]) => {
      const told = problem(item, value, context);
      expect(told?.message).toBe(message);
      expect(told?.rule).toBe(key === 'requiredName' ? 'required' : key);
    },
  );

  it.each(Object.entries(answers))('FORM-11 “%s” is told in Arabic, too', (_key, [item, value, message]) => {
    const told = problem(item, value, inArabic)?.message ?? '';
    expect(told).toMatch(/\p{Script=Arabic}{3}/u);
    expect(told).not.toMatch(/[{}]|undefined|NaN/);
    expect(told).not.toBe(message);
  });

  it('FORM-11 “phone” is what is wrong with one number alone', () => {
    const key = phoneNumberFinding('1', 'CH', phonePlans)?.key;
    expect(key).toBe('phone');
    expect([context.text('phone'), inArabic.text('phone')]).toEqual([
      'Enter a valid phone number',
      'أدخل رقم هاتف صالحًا',
    ]);
  });
});

describe('FORM-11 plurals', () => {
  // one number for each of the six forms that Arabic has
  const forms = { zero: 0, one: 1, two: 2, few: 3, many: 11, other: 100 } as const;
  const nouns = {
    minLength: ['أي حرف', 'حرفًا واحدًا', 'حرفين', 'أحرف', 'حرفًا', 'حرف'],
    maxLength: ['أي حرف', 'حرفًا واحدًا', 'حرفين', 'أحرف', 'حرفًا', 'حرف'],
    minFiles: ['أي ملف', 'ملفًا واحدًا', 'ملفين', 'ملفات', 'ملفًا', 'ملف'],
    maxFiles: ['أي ملف', 'ملفًا واحدًا', 'ملفين', 'ملفات', 'ملفًا', 'ملف'],
    minItems: ['أي عنصر', 'عنصرًا واحدًا', 'عنصرين', 'عناصر', 'عنصرًا', 'عنصر'],
    maxItems: ['أي عنصر', 'عنصرًا واحدًا', 'عنصرين', 'عناصر', 'عنصرًا', 'عنصر'],
  } as const;
  it.each(
    Object.entries(nouns).flatMap(([key, words]) =>
      Object.entries(forms).map(([form, number], index) => [key, form, number, words[index] ?? ''] as const),
    ),
  )('FORM-11 Arabic says “%s” in its form “%s”, with %d', (key, form, number, noun) => {
    expect(new Intl.PluralRules('ar').select(number)).toBe(form);
    const told = inArabic.text(key as MessageKey, counted(number, inArabic));
    expect(told).toContain(noun);
    const written = new Intl.NumberFormat('ar').format(number);
    expect(told.includes(written)).toBe(number > 2);
  });

  it.each([
    ['minLength', 1, 'Enter at least 1 character.'],
    ['minLength', 21, 'Enter at least 21 characters.'],
    ['maxLength', 0, 'Enter no more than 0 characters.'],
    ['minFiles', 1, 'Upload at least 1 file.'],
    ['minFiles', 1000, 'Upload at least 1,000 files.'],
    ['maxFiles', 1, 'Upload no more than 1 file.'],
    ['minItems', 1, 'Add at least 1 item.'],
    ['maxItems', 12, 'Add no more than 12 items.'],
  ] as const)('FORM-11 English says “%s” with %d as “%s”', (key, number, message) => {
    expect(context.text(key, counted(number, context))).toBe(message);
  });
});

describe('FORM-11 numbers in messages', () => {
  it.each([
    ['en-US', 5000, '5,000'],
    ['en-US', 1_234_567.891_234_5, '1,234,567.8912345'],
    ['en-US', 0.1, '0.1'],
    ['en-US', 1e-25, '0.0000000000000000000000001'],
    ['en-US', 1e21, '1,000,000,000,000,000,000,000'],
    ['de-DE', 5000.5, '5.000,5'],
    ['en-IN', 1_000_000, '10,00,000'],
    ['ar-EG', 5000, '٥٬٠٠٠'],
  ])('FORM-11 in %s %d is written in full as %s', (locale, number, count) => {
    expect(counted(number, { locale })).toEqual({ count, number });
  });
});
