import { describe, expect, it } from 'vitest';
import type { Item } from '../definition/definition.ts';
import type { Rule } from '../rules/rule.ts';
import { validationContext } from './context.ts';
import { patternOf } from '../rules/check-rule.ts';
import { validateItem } from './validate-item.ts';
import { inEnglish } from '../testing/in-english.ts';

const context = validationContext({ ...inEnglish, today: '2026-11-22' });
const told = (rules: readonly Rule[], value: unknown, type: 'text' | 'textarea' = 'text') =>
  validateItem({ name: 'field', type, rules } as Item, value, {}, context)?.message;
function text(value: unknown) {
  const written = JSON.stringify(value);
  return written.length > 50 ? `${written.slice(0, 40)}… (${written.length})` : written;
}
type Case = readonly [rule: Rule, value: string];
const named = (cases: readonly Case[]) =>
  cases.flatMap(([rule, value]) =>
    (['text', 'textarea'] as const).map(
      (type) =>
        [type, `${rule.type} ${text('value' in rule ? rule.value : '')}`, text(value), rule, value] as const,
    ),
  );

const email = { type: 'email' } as const;
const strictEmail = { type: 'email', value: 'strict' } as const;
const phone = { type: 'phone' } as const;
const strictPhone = { type: 'phone', value: 'strict' } as const;
const ssn = { type: 'ssn' } as const;
const regex = (value: string) => ({ type: 'regex', value }) as const;
const atLeast = (value: number) => ({ type: 'minLength', value }) as const;
const atMost = (value: number) => ({ type: 'maxLength', value }) as const;
const from = (value: number) => ({ type: 'minValue', value }) as const;
const until = (value: number) => ({ type: 'maxValue', value }) as const;

const passing: readonly Case[] = [
  [email, 'a@b.c'],
  [email, ' jo@example.com '],
  [email, 'jo+tag@example.co.uk'],
  [email, 'jo.o’neil@example.com'],
  [email, '用户@例子.公司'],
  [email, 'jo@xn--e1afmkfd.xn--p1ai'],
  [email, 'a..b@example.com'],
  [strictEmail, 'jo@example.com'],
  [strictEmail, 'jo.doe+tag@mail.example.co.uk'],
  [strictEmail, "o'neil@example.com"],
  [strictEmail, `${'a'.repeat(64)}@example.com`],
  [strictEmail, 'jo@xn--e1afmkfd.xn--p1ai'],
  [strictEmail, 'JO@EXAMPLE.COM'],
  [phone, '0446681800'],
  [phone, '+41 44 668 18 00'],
  [phone, '(212) 555-0123'],
  [phone, '5x'],
  [strictPhone, '044 668.18-00'],
  [strictPhone, '+1 (212) 555-0123'],
  [strictPhone, '-5'],
  [ssn, '123-45-6789'],
  [ssn, ' 123-45-6789 '],
  [ssn, '000-00-0000'],
  [regex('/^a+$/'), 'aaa'],
  [regex('/^A+$/i'), 'aaa'],
  [regex('^a+$'), 'aaa'],
  [regex('a/b'), 'xa/by'],
  [regex('/a\\/b/'), 'a/b'],
  [regex('//'), 'anything'],
  [regex('/i'), 'x/i'],
  [regex('/ab\\/'), 'x/ab/'],
  [regex('/a/x'), '/a/x'],
  [regex('/[/]/'), '/'],
  [regex('/^.$/u'), '💡'],
  [regex('/^.$/s'), 'x'],
  [regex('/^b$/m'), 'a\nb'],
  [regex('/^\\p{L}+$/u'), 'Ünal'],
  [regex('/[\\p{L}--[a-z]]/v'), 'Z'],
  [regex('/a/g'), 'a'],
  [regex('/a/y'), 'ba'],
  [regex('/(unclosed/'), 'anything'],
  [regex('/a/ii'), 'anything'],
  [regex('['), 'anything'],
  [atLeast(0), 'a'],
  [atLeast(3), 'abc'],
  [atLeast(3), '💡💡💡'],
  [atLeast(2), 'é́'.normalize('NFD')],
  [atMost(3), 'abc'],
  [atMost(3), '  abc  '],
  [atMost(2), '💡💡'],
  [atMost(100_000), 'x'.repeat(100_000)],
  [from(5), '5'],
  [from(5), ' 5 '],
  [from(5), '5.0001'],
  [from(-5), '-5'],
  [from(0), '1e3'],
  [from(0.1), '.1'],
  [from(1), '+1'],
  [from(1), '1.'],
  [until(5), '5'],
  [until(5), '-1e3'],
  [until(0), '-0'],
  [until(1e21), '1e21'],
];

const failing: readonly (readonly [...Case, string])[] = [
  ...[
    'a',
    'a@',
    '@b.c',
    'a@b',
    'a@b.',
    'a@.b',
    'a b@c.d',
    'a@b c.d',
    'a@@b.c',
    'a@b@c.d',
    'a@b.c d',
    '.',
    '@',
    '@.',
    'a@.',
    `a@${'.'.repeat(100_000)} x`,
    `a@${'b.'.repeat(50_000)}@`,
    '@'.repeat(100_000),
  ].map((value) => [email, value, 'Email is invalid. Use the format "name@example.com".'] as const),
  ...[
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    'a@example',
    'a@-example.com',
    'a@example-.com',
    'a@example.c',
    'a@example.123',
    'jo@ex_ample.com',
    '用户@example.com',
    `${'a'.repeat(65)}@example.com`,
    'a"b@example.com',
    'a@b@c.com',
    `a@${'b'.repeat(64)}.com`,
    `${'a.'.repeat(50_000)}@example.com`,
    'a@[127.0.0.1]',
    'jo@exam\nple.com',
    `a@${'example.'.repeat(40)}com`,
  ].map((value) => [strictEmail, value, 'Email is invalid. Use the format "name@example.com".'] as const),
  ...['x5', '-5', '.5', '#5', 'phone: 5', '٥'].map(
    (value) =>
      [
        phone,
        value,
        'Phone number is invalid. Only use digits (0-9), dashes (-) or parentheses ().',
      ] as const,
  ),
  ...['5x', '044/668', '5,5', '+1 212 555 0123 ext 4', '５５５', '5_5', `${'5'.repeat(100_000)}x`].map(
    (value) =>
      [
        strictPhone,
        value,
        'Phone number is invalid. Only use digits (0-9), dashes (-) or parentheses ().',
      ] as const,
  ),
  ...[
    '123456789',
    '123-45-67890',
    '123-45-678',
    '1234-5-6789',
    '123-456-789',
    '12-345-6789',
    'abc-de-fghi',
    '123 45 6789',
    '123-45-67899999',
    '1-2-3-4-5-6-7-8-9',
    '123–45–6789',
  ].map(
    (value) =>
      [ssn, value, 'Social security number is invalid. Enter in the format of XXX-XX-XXXX.'] as const,
  ),
  ...(
    [
      ['/^a+$/', 'b'],
      ['/^A+$/', 'a'],
      ['^a+$', 'ab'],
      ['/a\\/b/', 'ab'],
      ['/^.$/', '💡'],
      ['/^b$/', 'a\nb'],
      ['/a/g', 'b'],
      ['/a/y', 'b'],
      ['/i', 'i'],
      ['a/i', 'A/i'],
      ['/a/x', 'a'],
      ['/ab\\/', 'ab'],
      ['/^\\d{4}$/', '١٢٣٤'],
      ['/^$/', 'x'],
    ] as const
  ).map(([pattern, value]) => [regex(pattern), value, 'Enter a valid value.'] as const),
  [atLeast(1000), 'x', 'Enter at least 1,000 characters.'],
  [atLeast(2), 'x', 'Enter at least 2 characters.'],
  [atLeast(2), '💡', 'Enter at least 2 characters.'],
  [atLeast(4), ' abc ', 'Enter at least 4 characters.'],
  [atLeast(5000), 'x'.repeat(4999), 'Enter at least 5,000 characters.'],
  [atLeast(1_234_567), 'x', 'Enter at least 1,234,567 characters.'],
  [atMost(1), 'ab', 'Enter no more than 1 character.'],
  [atMost(2), 'abc', 'Enter no more than 2 characters.'],
  [atMost(0), 'a', 'Enter no more than 0 characters.'],
  [atMost(2), '💡💡💡', 'Enter no more than 2 characters.'],
  [atMost(99_999), 'x'.repeat(100_000), 'Enter no more than 99,999 characters.'],
  [from(5), '4.999', 'Enter a value greater than or equal to 5.'],
  [from(5000), '1', 'Enter a value greater than or equal to 5,000.'],
  [from(0.1), '0', 'Enter a value greater than or equal to 0.1.'],
  [from(1.23456789), '1', 'Enter a value greater than or equal to 1.23456789.'],
  [from(-3), '-4', 'Enter a value greater than or equal to -3.'],
  [from(0), 'abc', 'Enter a value greater than or equal to 0.'],
  [from(0), '0x10', 'Enter a value greater than or equal to 0.'],
  [from(0), '1,5', 'Enter a value greater than or equal to 0.'],
  [from(0), '1 000', 'Enter a value greater than or equal to 0.'],
  [from(0), 'Infinity', 'Enter a value greater than or equal to 0.'],
  [from(0), `${'1'.repeat(100_000)}x`, 'Enter a value greater than or equal to 0.'],
  [until(5), '5.001', 'Enter a value less than or equal to 5.'],
  [until(1_000_000), '1000001', 'Enter a value less than or equal to 1,000,000.'],
  [until(0.000001), '1', 'Enter a value less than or equal to 0.000001.'],
  [until(1e21), '1e22', 'Enter a value less than or equal to 1,000,000,000,000,000,000,000.'],
  [until(5), 'NaN', 'Enter a value less than or equal to 5.'],
  [until(5), 'null', 'Enter a value less than or equal to 5.'],
];

describe('FORM-10 the rules of texts', () => {
  it.each(named(passing))(
    'FORM-10 a %s with the rule %s lets %s pass',
    (type, _rule, _value, rule, value) => {
      expect(told([rule], value, type)).toBeUndefined();
    },
  );

  it.each(
    failing.flatMap(([rule, value, message]) =>
      named([[rule, value]]).map((one) => [one[0], one[1], one[2], message, rule, value] as const),
    ),
  )('FORM-11 a %s with the rule %s answers %s by “%s”', (type, _rule, _value, message, rule, value) => {
    expect(told([rule], value, type)).toBe(message);
  });

  it.each(failing)('FORM-10 the message of the rule %j overrides the default one', (rule, value) => {
    expect(told([{ ...rule, message: 'As we say' } as Rule], value)).toBe('As we say');
  });

  it.each(failing)('FORM-10 nothing is asked of an optional answer that is missing by %j', (rule) => {
    expect(told([rule], ' ')).toBeUndefined();
  });

  it.each([
    ['the shorter first', [atLeast(5), regex('^x')], 'Enter at least 5 characters.'],
    ['the pattern first', [regex('^x'), atLeast(5)], 'Enter a valid value.'],
    ['the second, where the first holds', [atLeast(1), regex('^x')], 'Enter a valid value.'],
    [
      'the last of three',
      [atLeast(1), atMost(9), email],
      'Email is invalid. Use the format "name@example.com".',
    ],
  ] as const)('FORM-10 of several rules the first that fails is told: %s', (_which, rules, message) => {
    expect(told(rules, 'abc')).toBe(message);
  });

  it('FORM-10 that an answer is missing is told before any rule', () => {
    const item = { name: 'field', type: 'text', required: true, rules: [atLeast(5), email] } as const;
    expect(validateItem(item, ' ', {}, context)?.message).toBe('This field is required');
  });

  it('FORM-10 rules that mean nothing to texts are passed over', () => {
    expect(told([{ type: 'maxFileSizeMB', value: 1 }, atLeast(5)], 'abc')).toBe(
      'Enter at least 5 characters.',
    );
  });
});

describe('FORM-10 the pattern of a regex rule', () => {
  it.each([
    ['/a/', 'a', ''],
    ['/a/dimsu', 'a', 'dimsu'],
    ['/a/v', 'a', 'v'],
    ['/a/gimsy', 'a', 'ims'],
    ['/a/b/', 'a/b', ''],
    ['/a/b/i', 'a/b', 'i'],
    ['/a\\\\/i', 'a\\\\', 'i'],
    ['/a\\/i', '/a\\/i', ''],
    ['/a/q', '/a/q', ''],
    ['a', 'a', ''],
    ['a/i', 'a/i', ''],
    ['', '', ''],
    ['/', '/', ''],
  ])('FORM-10 %s is read as the pattern %s with the flags “%s”', (rule, source, flags) => {
    const pattern = patternOf(rule);
    expect(pattern.source).toBe(new RegExp(source).source);
    expect(pattern.flags).toBe(flags);
  });

  it.each(['/a/g', '/a/y', '/a/gy'])('FORM-10 %s keeps no place between two answers', (rule) => {
    const pattern = patternOf(rule);
    expect([pattern.test('a'), pattern.test('a'), pattern.lastIndex]).toEqual([true, true, 0]);
  });

  it.each(['/(/', '/a/uv', '/a/gg', '[', '/\\p{x}/u'])('FORM-10 %s does not parse', (rule) => {
    expect(() => patternOf(rule)).toThrow(SyntaxError);
  });

  it('FORM-10 finds the end of a rule of 100,000 backslashes', () => {
    expect(patternOf(`/${'\\'.repeat(100_000)}/i`).flags).toBe('i');
  });
});
