import { describe, expect, it } from 'vitest';
import type { Item } from '../definition/definition.ts';
import { validationContext } from './context.ts';
import { nameIn } from './label.ts';
import { validateItem } from './validate-item.ts';
import { inEnglish } from '../testing/in-english.ts';

const context = validationContext({ ...inEnglish, today: '2026-11-22' });
// of each type its own
type Nameless<One> = One extends Item ? Omit<One, 'name'> : never;
type Some = Nameless<Item>;
const told = (item: Some, value: unknown) =>
  validateItem({ name: 'field', ...item } as Item, value, {}, context)?.message;

const choices = [{ label: 'Yes', value: 'yes' }];
const file = {
  uid: '1',
  name: 'cv.pdf',
  size: 1,
  type: 'application/pdf',
  lastModified: 0,
  webkitRelativePath: '',
  status: 'done',
};

/** Each type with what makes it complete, answers that are none, and answers that are some. */
const types: readonly (readonly [item: Some, missing: readonly unknown[], given: readonly unknown[]])[] = [
  [{ type: 'text' }, ['', ' ', '\t\n', '\u00A0', '\u3000'], ['a', '0', ' a ']],
  [{ type: 'textarea' }, ['', '  ', '\n\n'], ['a', '-']],
  [{ type: 'email' }, ['', ' '], ['a@b.ch', ' a@b.ch ']],
  [{ type: 'number' }, [], [0, -1, 1.5]],
  [{ type: 'ssn' }, ['', ' '], ['123-45-6789']],
  [{ type: 'sin' }, ['', ' '], ['123-456-789']],
  [{ type: 'date' }, [''], ['2026-11-22']],
  [
    { type: 'dateRange' },
    [{}, { startDate: '', endDate: '' }, { startDate: null, endDate: null, isCurrent: false }],
    [
      { startDate: '2020-01', endDate: '2021-01' },
      { startDate: '2020-01', endDate: null, isCurrent: true },
    ],
  ],
  [{ type: 'select', selectOptions: { choices } }, ['', []], ['yes']],
  [{ type: 'select', selectOptions: { choices, multiple: true } }, [[]], [['yes']]],
  [{ type: 'dropdown', selectOptions: { choices } }, [''], ['yes']],
  [{ type: 'radio', radioOptions: { choices } }, [''], ['yes']],
  [{ type: 'checkbox', checkboxOptions: { choices } }, [[]], [['yes']]],
  [{ type: 'checkboxItem' }, [false], [true]],
  [{ type: 'fileUpload' }, [[]], [[file]]],
  [{ type: 'file_upload' }, [[]], [[file]]],
  [{ type: 'skillSelector' }, [[], [''], [' ', '']], [['Welding'], ['', 'Welding']]],
  [{ type: 'star_rating' }, [], [1, 2, 3, 4, 5]],
  [
    { type: 'phone' },
    [{ number: '' }, { number: '( ) . ' }, { number: '', callingCode: '+41', selectedCountryCode: 'CH' }],
    [{ number: '0446681800', callingCode: '+41', selectedCountryCode: 'CH' }],
  ],
  [{ type: 'dynamicList', dynamicListOptions: { items: [] } }, [[]], [[{}]]],
] as const;

const always: readonly unknown[] = [undefined, null];
const missing = types.flatMap(([item, values]) =>
  [...always, ...values].map((value) => [item.type, JSON.stringify(value), item, value] as const),
);
const given = types.flatMap(([item, , values]) =>
  values.map((value) => [item.type, JSON.stringify(value), item, value] as const),
);

describe('FORM-10 what is required', () => {
  it.each(missing)(
    'FORM-10 a required %s asks for an answer when it holds %s',
    (_type, _shown, item, value) => {
      expect(told({ ...item, required: true, label: 'Answer' } as Some, value)).toBe('Answer is required');
    },
  );

  it.each(missing)('FORM-10 an optional %s may hold %s', (_type, _shown, item, value) => {
    expect(told(item, value)).toBeUndefined();
  });

  it.each(missing)(
    'FORM-10 a disabled %s asks for nothing when it holds %s',
    (_type, _shown, item, value) => {
      expect(told({ ...item, required: true, disabled: true } as Some, value)).toBeUndefined();
    },
  );

  it.each(given)('FORM-10 a required %s is content with %s', (_type, _shown, item, value) => {
    expect(told({ ...item, required: true } as Some, value)).toBeUndefined();
  });

  it.each(['info', 'instruction', 'embedded_form', 'esignForm'] as const)(
    'FORM-10 %s asks for nothing, since it only shows something',
    (type) => expect(told({ type, required: true } as Some, undefined)).toBeUndefined(),
  );

  it.each(['readonly', 'disabled'] as const)('FORM-10 nobody is asked to mend what is %s', (state) => {
    const item = { type: 'text', required: true, rules: [{ type: 'minLength', value: 5 }] } as const;
    expect(told({ ...item, [state]: true } as Some, '')).toBeUndefined();
    expect(told({ ...item, [state]: true } as Some, 'abc')).toBeUndefined();
    expect(told(item, 'abc')).toBe('Enter at least 5 characters.');
  });
});

describe('FORM-11 what a message calls a field', () => {
  const thirty = 'x'.repeat(30);
  it.each([
    ['as its label says', 'City', 'City'],
    ['without spaces around it', '  City \t', 'City'],
    ['without a colon behind it', 'City:', 'City'],
    ['without a star behind it', 'City *', 'City'],
    ['without a question mark behind it', 'Where do you live?', 'Where do you live'],
    ['without several signs behind it', 'City ?!*: ', 'City'],
    ['without a full stop behind it', 'City.', 'City'],
    ['without a comma behind it', 'City,', 'City'],
    ['without a semicolon behind it', 'City;', 'City'],
    ['without an exclamation mark behind it', 'City!', 'City'],
    ['without an ellipsis behind it', 'City…', 'City'],
    ['without a full-width colon behind it', '都市：', '都市'],
    ['without a full-width question mark behind it', '都市？', '都市'],
    ['without a full-width exclamation mark behind it', '都市！', '都市'],
    ['without a full-width star behind it', '都市＊', '都市'],
    ['without an ideographic full stop behind it', '都市。', '都市'],
    ['without a half-width ideographic full stop behind it', '都市｡', '都市'],
    ['without an ideographic comma behind it', '都市、', '都市'],
    ['without an ideographic space behind it', '都市\u3000', '都市'],
    ['without an Arabic question mark behind it', 'المدينة؟', 'المدينة'],
    ['without an Arabic comma behind it', 'المدينة،', 'المدينة'],
    ['without an Arabic semicolon behind it', 'المدينة؛', 'المدينة'],
    ['without an Arabic full stop behind it', 'المدينة۔', 'المدينة'],
    ['with signs inside it', 'P.O. box', 'P.O. box'],
    ['with a parenthesis behind it', 'City (optional)', 'City (optional)'],
    ['with a bracket behind it', 'City [x]', 'City [x]'],
    ['with a quotation mark behind it', '“City”', '“City”'],
    ['with a percent sign behind it', 'Share %', 'Share %'],
    ['with a dash behind it', 'City -', 'City -'],
    ['with a signs before it', '*City', '*City'],
    ['at thirty letters', thirty, thirty],
    ['at thirty letters and a colon', `${thirty}:`, thirty],
    ['at thirty letters beyond the first plane', '𝒜'.repeat(30), '𝒜'.repeat(30)],
    ['at thirty letters with braces', `{${'x'.repeat(28)}}`, `{${'x'.repeat(28)}}`],
  ])('FORM-11 “%s”: %j is called so', (_how, label, name) => {
    expect(nameIn(label)).toBe(name);
    expect(told({ type: 'text', required: true, label }, '')).toBe(`${name} is required`);
  });

  it.each([
    ['there is no label', undefined],
    ['the label is empty', ''],
    ['the label is made of spaces', ' \t'],
    ['the label is made of signs', ' ***: '],
    ['the label has 31 letters', 'x'.repeat(31)],
    ['the label has 31 letters beyond the first plane', '𝒜'.repeat(31)],
    ['the label has 31 letters and a colon', `${'x'.repeat(31)}:`],
    ['the label has 100,000 signs and a letter', `${'*'.repeat(100_000)}x`],
  ])('FORM-11 the message names no field where %s', (_why, label) => {
    expect(nameIn(label)).toBeUndefined();
    expect(told({ type: 'text', required: true, label }, '')).toBe('This field is required');
  });
});
