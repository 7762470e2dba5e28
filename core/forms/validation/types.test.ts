import { describe, expect, it } from 'vitest';
import type { Item } from '../definition/definition.ts';
import { validationContext } from './context.ts';
import { validateItem } from './validate-item.ts';
import { inEnglish } from '../testing/in-english.ts';

const today = '2026-11-22';
const context = validationContext({ ...inEnglish, today });
type Nameless<One> = One extends Item ? Omit<One, 'name'> : never;
const told = (item: Nameless<Item>, value: unknown) =>
  validateItem({ name: 'field', ...item } as Item, value, {}, context)?.message;

const invalid = 'Enter a valid value.';
const fine = undefined;
const choices = ['a', 'b', '__proto__'].map((value) => ({ label: value.toUpperCase(), value }));

const date = (dateOptions: NonNullable<Extract<Item, { type: 'date' }>['dateOptions']>) =>
  ({ type: 'date', dateOptions }) as const;
const range = (startDate: unknown, endDate: unknown, isCurrent?: boolean) => ({
  startDate,
  endDate,
  isCurrent,
});
const asks = (customValidator: (value: never) => string | undefined) =>
  ({ type: 'text', customValidator, rules: [{ type: 'minLength', value: 2 }] }) as const;

describe('FORM-13 dates', () => {
  it.each([
    ['a day', {}, '2026-11-22', fine],
    ['a leap day', {}, '2024-02-29', fine],
    ['a leap day of a century', {}, '2000-02-29', fine],
    ['a leap day of a year without', {}, '2026-02-29', invalid],
    ['a leap day of a century without', {}, '1900-02-29', invalid],
    ['the 31st of April', {}, '2026-04-31', invalid],
    ['the day 0', {}, '2026-04-00', invalid],
    ['the month 0', {}, '2026-00-10', invalid],
    ['the month 13', {}, '2026-13-10', invalid],
    ['a day in words', {}, 'tomorrow', invalid],
    ['an instant', {}, '2026-11-22T00:00:00Z', invalid],
    ['a day of one digit', {}, '2026-11-2', invalid],
    ['a day with a space', {}, ' 2026-11-22', invalid],
    ['an American day', {}, '11/22/2026', invalid],
    ['a month where a day is asked for', {}, '2026-11', invalid],
    ['a number', {}, 20261122, invalid],
    ['100,000 digits', {}, '1'.repeat(100_000), invalid],
    ['a month', { picker: 'month' }, '2026-11', fine],
    ['a day where a month is asked for', { picker: 'month' }, '2026-11-22', invalid],
    ['the month 13', { picker: 'month' }, '2026-13', invalid],
    ['a time', { picker: 'time' }, '09:30', fine],
    ['the last minute', { picker: 'time' }, '23:59', fine],
    ['midnight', { picker: 'time' }, '00:00', fine],
    ['the hour 24', { picker: 'time' }, '24:00', invalid],
    ['the minute 60', { picker: 'time' }, '12:60', invalid],
    ['seconds', { picker: 'time' }, '12:30:00', invalid],
    ['today, from today on', { enableFrom: 0 }, '2026-11-22', fine],
    ['yesterday, from today on', { enableFrom: 0 }, '2026-11-21', invalid],
    ['tomorrow, from tomorrow on', { enableFrom: 1 }, '2026-11-23', fine],
    ['today, from tomorrow on', { enableFrom: 1 }, '2026-11-22', invalid],
    ['last year, from a year ago on', { enableFrom: -365 }, '2025-11-22', fine],
    ['before that', { enableFrom: -365 }, '2025-11-21', invalid],
    ['next month, from ten days on', { enableFrom: 10 }, '2026-12-02', fine],
    ['the day before', { enableFrom: 10 }, '2026-12-01', invalid],
    ['the first day of a date', { enableFrom: '2027-01-01' }, '2027-01-01', fine],
    ['the day before it', { enableFrom: '2027-01-01' }, '2026-12-31', invalid],
    ['today, until today', { enableUntil: 0 }, '2026-11-22', fine],
    ['tomorrow, until today', { enableUntil: 0 }, '2026-11-23', invalid],
    ['the last day of a date', { enableUntil: '2026-12-31' }, '2026-12-31', fine],
    ['the day after it', { enableUntil: '2026-12-31' }, '2027-01-01', invalid],
    ['between two', { enableFrom: 0, enableUntil: 7 }, '2026-11-25', fine],
    ['beyond two', { enableFrom: 0, enableUntil: 7 }, '2026-11-30', invalid],
    ['any day, until a day that no text can say', { enableUntil: 1e15 }, '9999-12-31', fine],
    ['any day, from a day that no text can say', { enableFrom: -1e7 }, '0001-01-01', fine],
    ['this month, from today on', { picker: 'month', enableFrom: 0 }, '2026-11', fine],
    ['last month, from today on', { picker: 'month', enableFrom: 0 }, '2026-10', invalid],
    ['this month, until today', { picker: 'month', enableUntil: 0 }, '2026-11', fine],
    ['next month, until today', { picker: 'month', enableUntil: 0 }, '2026-12', invalid],
    ['a time, whatever the days', { picker: 'time', enableFrom: 5, enableUntil: 6 }, '09:30', fine],
  ] as const)('FORM-13 %s: %j', (_what, options, value, message) => {
    expect(told(date(options), value)).toBe(message);
  });
});

describe('FORM-13 date ranges', () => {
  const both = 'Please enter both a start and end date.';
  const future = 'Start date cannot be in the future.';
  const order = 'End date cannot be before the start date.';
  it.each([
    ['two months', {}, range('2020-01', '2021-01'), fine],
    ['one month twice', {}, range('2020-01', '2020-01'), fine],
    ['a month until now', {}, range('2020-01', null, true), fine],
    ['a month until now, which is written', {}, range('2020-01', '2026-11', true), fine],
    ['only a start', {}, range('2020-01', null), both],
    ['only a start, with an empty end', {}, range('2020-01', ''), both],
    ['only an end', {}, range(null, '2020-01'), both],
    ['only an end, with no start at all', {}, { endDate: '2020-01' }, both],
    ['only that it is current', {}, range(null, null, true), both],
    ['an end that is current', {}, range(null, '2020-01', true), both],
    ['a start that is no month, without an end', {}, range('x', null), both],
    ['a start that is no month', {}, range('x', '2020-01'), invalid],
    ['an end that is no month', {}, range('2020-01', '2020-13'), invalid],
    ['days where months are asked for', {}, range('2020-01-01', '2020-02-01'), invalid],
    ['an end before the start', {}, range('2020-02', '2020-01'), order],
    ['a start to come until now', {}, range('2027-01', '2026-11', true), order],
    ['a start to come, which is fine', {}, range('2027-01', '2028-01'), fine],
    ['a start to come', { disallowFutureStartDate: true }, range('2026-12', '2027-01'), future],
    ['a start to come, until now', { disallowFutureStartDate: true }, range('2026-12', null, true), future],
    [
      'a start to come, told before the order',
      { disallowFutureStartDate: true },
      range('2027-02', '2027-01'),
      future,
    ],
    ['a start to come without an end', { disallowFutureStartDate: true }, range('2027-02', null), both],
    ['this month', { disallowFutureStartDate: true }, range('2026-11', '2027-01'), fine],
    ['two days', { picker: 'date' }, range('2020-01-01', '2020-01-02'), fine],
    ['months where days are asked for', { picker: 'date' }, range('2020-01', '2020-02'), invalid],
    ['two days the wrong way', { picker: 'date' }, range('2020-01-02', '2020-01-01'), order],
    ['today', { picker: 'date', disallowFutureStartDate: true }, range('2026-11-22', null, true), fine],
    [
      'tomorrow',
      { picker: 'date', disallowFutureStartDate: true },
      range('2026-11-23', '2026-11-24'),
      future,
    ],
    ['a text', {}, '2020-01', invalid],
    ['a list', {}, ['2020-01', '2020-02'], invalid],
    ['numbers', {}, range(2020, 2021), invalid],
    ['a key that it does not have', {}, { ...range('2020-01', '2021-01'), x: 1 }, invalid],
  ] as const)('FORM-13 %s, with %j', (_what, dateRangeOptions, value, message) => {
    expect(told({ type: 'dateRange', dateRangeOptions }, value)).toBe(message);
  });
});

describe('FORM-12 numbers in groups', () => {
  const ssn = 'Social security number is invalid. Enter in the format of XXX-XX-XXXX.';
  const sin = 'Social insurance number is invalid. Enter in the format of XXX-XXX-XXX.';
  it.each([
    ['ssn', '123-45-6789', fine],
    ['ssn', ' 123-45-6789 ', fine],
    ['ssn', '000-00-0000', fine],
    ['ssn', '123456789', ssn],
    ['ssn', '123-456-789', ssn],
    ['ssn', '123-45-678', ssn],
    ['ssn', '123-45-67890', ssn],
    ['ssn', 'abc-de-fghi', ssn],
    ['ssn', '١٢٣-٤٥-٦٧٨٩', ssn],
    ['ssn', '1'.repeat(100_000), ssn],
    ['sin', '123-456-789', fine],
    ['sin', '123456789', sin],
    ['sin', '123-45-6789', sin],
    ['sin', '123-456-78', sin],
    ['sin', '123-456-7890', sin],
    ['sin', 'x', sin],
    ['ssn', 123456789, invalid],
    ['sin', ['123-456-789'], invalid],
  ] as const)('FORM-12 the %s %j', (type, value, message) => {
    expect(told({ type }, value)).toBe(message);
  });

  it('FORM-10 a rule’s message overrides that of an SSN and of an e-mail field', () => {
    expect(told({ type: 'ssn', rules: [{ type: 'ssn', message: 'As on your card' }] }, '1')).toBe(
      'As on your card',
    );
    expect(told({ type: 'email', rules: [{ type: 'email', message: 'As you write it' }] }, '1')).toBe(
      'As you write it',
    );
  });
});

describe('FORM-10 choices', () => {
  const multiple = { type: 'select', selectOptions: { choices, multiple: true } } as const;
  const single = { type: 'select', selectOptions: { choices } } as const;
  const loaded = { type: 'select', selectOptions: { apiEndpoint: '/api/cities' } } as const;
  const radio = { type: 'radio', radioOptions: { choices } } as const;
  const boxes = { type: 'checkbox', checkboxOptions: { choices } } as const;
  it.each([
    ['one of them', single, 'b', fine],
    ['one called __proto__', single, '__proto__', fine],
    ['one that there is not', single, 'c', invalid],
    ['one called constructor that there is not', single, 'constructor', invalid],
    ['the label', single, 'A', invalid],
    ['one with a space', single, 'a ', invalid],
    ['several where one may be chosen', single, ['a', 'b'], invalid],
    ['a number', single, 1, invalid],
    ['one where several may be chosen', multiple, 'a', invalid],
    ['several', multiple, ['a', 'b'], fine],
    ['several with one that there is not', multiple, ['a', 'c'], invalid],
    ['one twice', multiple, ['a', 'a'], invalid],
    ['100,000 times the same', multiple, Array.from({ length: 100_000 }, () => 'a'), invalid],
    ['numbers', multiple, [1], invalid],
    ['anything that came from elsewhere', loaded, 'Bern', fine],
    ['several of what came from elsewhere', loaded, ['Bern'], invalid],
    ['one of them', radio, 'a', fine],
    ['one that there is not', radio, 'c', invalid],
    ['a list', radio, ['a'], invalid],
    ['some', boxes, ['b', 'a'], fine],
    ['a part of a whole number', { type: 'number', numberOptions: { fractionDigits: 0 } }, 2.5, invalid],
    ['three digits where two are taken', { type: 'number' }, 1.125, invalid],
    ['two digits', { type: 'number' }, 1.15, fine],
    [
      'as many digits as are asked for',
      { type: 'number', numberOptions: { fractionDigits: 3 } },
      0.001,
      fine,
    ],
    ['a number beyond all digits', { type: 'number' }, 1e300, fine],
    ['some with one that there is not', boxes, ['c'], invalid],
    ['one twice', boxes, ['a', 'a'], invalid],
    ['a text', boxes, 'a', invalid],
    ['a text', { type: 'checkboxItem' }, 'true', invalid],
    ['a number', { type: 'checkboxItem' }, 1, invalid],
    ['none of the stars', { type: 'star_rating' }, 0, invalid],
    ['six stars', { type: 'star_rating' }, 6, invalid],
    ['half a star', { type: 'star_rating' }, 2.5, invalid],
    ['a star in words', { type: 'star_rating' }, '3', invalid],
    ['skills', { type: 'skillSelector' }, ['Welding', 'x'.repeat(100_000)], fine],
    ['skills that are no texts', { type: 'skillSelector' }, [null], invalid],
    ['a text', { type: 'skillSelector' }, 'Welding', invalid],
  ] as const)('FORM-10 %s: %j', (_what, item, value, message) => {
    expect(told(item as never, value)).toBe(message);
  });
});

describe('FORM-10 values of a wrong type', () => {
  it.each(
    (['text', 'textarea', 'email', 'ssn', 'sin'] as const).flatMap((type) =>
      [1, true, {}, [], ['a'], { toString: 'x' }].map((value) => [type, value] as const),
    ),
  )('FORM-10 a %s does not take %j', (type, value) => {
    expect(told({ type }, value)).toBe(invalid);
  });

  it.each([
    ['a text', '5', [], invalid],
    ['not a number', Number.NaN, [], invalid],
    ['more than there is', Number.POSITIVE_INFINITY, [], invalid],
    ['a list', [5], [], invalid],
    ['a number', 5, [{ type: 'minValue', value: 5 }], fine],
    ['too little', 4, [{ type: 'minValue', value: 5 }], 'Enter a value greater than or equal to 5.'],
    ['too much', 5001, [{ type: 'maxValue', value: 5000 }], 'Enter a value less than or equal to 5,000.'],
    ['very much', 1e300, [{ type: 'minValue', value: 0 }], fine],
    [
      'zero, where it is required',
      0,
      [{ type: 'minValue', value: 1 }],
      'Enter a value greater than or equal to 1.',
    ],
  ] as const)('FORM-10 a number field and %s: %j', (_what, value, rules, message) => {
    expect(told({ type: 'number', rules }, value)).toBe(message);
  });

  it.each([
    ['a@b.c', {}, fine],
    [' a@b.c ', {}, fine],
    ['a..b@c.de', {}, fine],
    ['a..b@c.de', { strict: true }, 'Email is invalid. Use the format "name@example.com".'],
    ['a@b', {}, 'Email is invalid. Use the format "name@example.com".'],
  ])('FORM-10 the e-mail field and %j with %j', (value, emailOptions, message) => {
    expect(told({ type: 'email', emailOptions }, value)).toBe(message);
  });
});

describe('FORM-10 an item’s own validator', () => {
  it.each([
    ['is asked last', asks(() => 'own'), 'ab', 'own'],
    ['is not asked about what breaks a rule', asks(() => 'own'), 'a', 'Enter at least 2 characters.'],
    ['is asked about an optional answer that is missing', asks(() => 'own'), '', 'own'],
    [
      'is not asked about a required answer that is missing',
      { ...asks(() => 'own'), required: true },
      '',
      'This field is required',
    ],
    ['may be content', asks(() => undefined), 'ab', fine],
    ['says nothing by an empty text', asks(() => ''), 'ab', fine],
    ['sees the text as it will be sent', asks((value: string) => `“${value}”`), '  ab ', '“ab”'],
    ['says nothing by anything else than a text', asks(() => true as never), 'ab', fine],
  ])('FORM-10 %s', (_what, item, value, message) => {
    expect(told(item as never, value)).toBe(message);
  });

  it('FORM-10 keeps nobody from answering when it fails', () => {
    const fails = asks(() => {
      throw new Error('as it should in this test');
    });
    expect(told(fails, 'ab')).toBeUndefined();
  });
});
