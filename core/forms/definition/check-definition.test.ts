import { describe, expect, it } from 'vitest';
import { checkDefinition } from './check-definition.ts';
import { fieldTypes } from './definition.ts';
import { labelled } from '../testing/labelled.ts';
import type { DefinitionProblem } from '../item/schema-problems.ts';

const form = (...items: readonly unknown[]) => ({ sections: [{ items: items.map(labelled) }] });
const check = (...items: readonly unknown[]) => checkDefinition(form(...items));
const told = ({ path, field, message, severity }: DefinitionProblem) =>
  `${severity} ${path} (${field ?? '–'}): ${message}`;

const choices = [{ label: 'A', value: 'a' }];
const other = { name: 'other', type: 'text' };

const text = { name: 'city', type: 'text', label: 'City' };
const at = 'sections[0].items[0]';
const list = (...items: readonly unknown[]) => ({
  name: 'list',
  type: 'dynamicList',
  dynamicListOptions: { items },
});
const mistakes: readonly (readonly [items: readonly unknown[], mistakes: readonly string[]])[] = [
  [[{ type: 'text' }], [`error ${at}.name (–): is missing: it has to be a text`]],
  [[{ ...text, name: '' }], [`error ${at}.name (): has to be at least 1 character long, not ""`]],
  [[{ ...text, name: 5 }], [`error ${at}.name (–): has to be a text, not 5`]],
  [[{ name: 'city' }], [`error ${at}.type (city): is missing: it has to be one of ${fieldTypes.join(', ')}`]],
  [
    [{ ...text, type: 'txt' }],
    [`error ${at}.type (city): there is no type "txt": it has to be one of ${fieldTypes.join(', ')}`],
  ],
  [
    [{ ...text, type: 'constructor' }],
    [`error ${at}.type (city): there is no type "constructor": it has to be one of ${fieldTypes.join(', ')}`],
  ],
  [
    [text, text],
    [
      'error sections[0].items[0].name (city): another field is called “city” too: give each a name of its own',
      'error sections[0].items[1].name (city): another field is called “city” too: give each a name of its own',
    ],
  ],
  [
    [{ ...text, name: 'a.b' }],
    [
      `error ${at}.name (a.b): “a.b” has a dot, which parts the names of a list from those of its rows: write it otherwise`,
    ],
  ],
  [[{ ...text, label: 5 }], [`error ${at}.label (city): has to be a text, not 5`]],
  [
    [{ name: 'offer', type: 'esignForm', required: true, esignFormOptions: { src: '/sign' } }],
    [
      `warning ${at}.required (offer): has no effect: a field of this type holds no answer, also where something is signed in it`,
    ],
  ],
  [[{ ...text, required: 'yes' }], [`error ${at}.required (city): has to be true or false, not "yes"`]],
  [[{ ...text, layout: { small: 13 } }], [`error ${at}.layout.small (city): has to be at most 12, not 13`]],
  [[{ ...text, layout: { small: 0 } }], [`error ${at}.layout.small (city): has to be at least 1, not 0`]],
  [
    [{ ...text, layout: { small: 1.5 } }],
    [`error ${at}.layout.small (city): has to be a whole number, not 1.5`],
  ],
  [
    [{ ...text, customValidator: 'x' }],
    [`error ${at}.customValidator (city): has to be a function, not "x"`],
  ],
  [
    [{ ...text, visibleFn: 'x' }],
    [`error ${at}.visibleFn (city): has to be an object, or has to be a function, not "x"`],
  ],
  [
    [{ ...text, visibleFn: { field: 'x', isFilledIn: true } }],
    [`warning ${at}.visibleFn.field (city): there is no field "x": name one of this form`],
  ],
  [
    [{ ...text, visibleFn: { field: 'city', isFilledIn: true } }],
    [
      `warning ${at}.visibleFn.field (city): a field cannot decide whether it is there itself: name another one`,
    ],
  ],
  [
    [{ ...text, dependencies: ['x'] }],
    [`warning ${at}.dependencies[0] (city): there is no field "x": name one of this form`],
  ],
  [[{ ...text, dependencies: 'x' }], [`error ${at}.dependencies (city): has to be a list, not "x"`]],
  [
    [{ ...text, colour: 'red' }],
    [`warning ${at}.colour (city): “colour” is not known here and has no effect: leave it out`],
  ],
  [[{ ...text, rules: {} }], [`error ${at}.rules (city): has to be a list, not {}`]],
  [
    [{ ...text, rules: [{ type: 'minLength' }] }],
    [`error ${at}.rules[0].value (city): is missing: it has to be a number`],
  ],
  [
    [{ ...text, rules: [{ type: 'minLength', value: -1 }] }],
    [`error ${at}.rules[0].value (city): has to be at least 0, not -1`],
  ],
  [
    [{ ...text, rules: [{ type: 'minLength', value: '5' }] }],
    [`error ${at}.rules[0].value (city): has to be a number, not "5"`],
  ],
  [
    [{ ...text, rules: [{ type: 'regex', value: '(' }] }],
    [
      `warning ${at}.rules[0].value (city): is no regular expression and lets everything pass: Invalid regular expression: /(/: Unterminated group`,
    ],
  ],
  [
    [
      {
        ...text,
        rules: [
          { type: 'minLength', value: 5 },
          { type: 'maxLength', value: 4 },
        ],
      },
    ],
    [`error ${at}.rules (city): no answer is at least 5 and at most 4: make maxLength the larger one`],
  ],
  [
    [
      {
        name: 'n',
        type: 'number',
        rules: [
          { type: 'minValue', value: 5 },
          { type: 'maxValue', value: 4 },
        ],
      },
    ],
    [`error ${at}.rules (n): no answer is at least 5 and at most 4: make maxValue the larger one`],
  ],
  [
    [{ name: 'n', type: 'number', rules: [{ type: 'email' }] }],
    [
      `warning ${at}.rules[0] (n): the rule "email" has no effect on this type: those that have are minValue, maxValue`,
    ],
  ],
  [
    [{ name: 'i', type: 'info', rules: [{ type: 'email' }] }],
    [`warning ${at}.rules[0] (i): the rule "email" has no effect on this type: leave it out`],
  ],
  [
    [{ name: 'r', type: 'radio', radioOptions: { choices: [...choices, ...choices] } }],
    [
      `error ${at}.radioOptions.choices (r): has two choices of the same value, not [{"label":"A","value":"a"},{"label":"A","value":"a"}]`,
    ],
  ],
  [
    [{ name: 'r', type: 'radio', radioOptions: { choices: [{ label: 'A' }] } }],
    [`error ${at}.radioOptions.choices[0].value (r): is missing: it has to be a text`],
  ],
  [
    [{ name: 'd', type: 'date', dateOptions: { picker: 'year' } }],
    [`error ${at}.dateOptions.picker (d): has to be "date", "month" or "time", not "year"`],
  ],
  [
    [{ name: 'd', type: 'date', dateOptions: { enableFrom: 5, enableUntil: 1 } }],
    [
      `error ${at}.dateOptions (d): there is no day to choose: enableUntil has to be the same as enableFrom, or after it`,
    ],
  ],
  [
    [{ name: 'd', type: 'date', dateOptions: { enableFrom: '2026-13-01' } }],
    [`error ${at}.dateOptions.enableFrom (d): has to be a date such as 2026-11-22, not "2026-13-01"`],
  ],
  [
    [{ name: 's', type: 'select', selectOptions: { apiEndpoint: '/c/{parentValue}' } }],
    [
      `error ${at}.selectOptions.apiEndpoint (s): asks for the value of a field by {parentValue}: name that field first in “dependencies”`,
    ],
  ],
  [
    [{ name: 'u', type: 'fileUpload', fileUploadOptions: { allowedTypes: ['pdf'] } }],
    [`error ${at}.fileUploadOptions.allowedTypes[0] (u): has to be an ending such as .pdf, not "pdf"`],
  ],
  [
    [{ name: 'u', type: 'fileUpload', fileUploadOptions: { allowedTypes: [] } }],
    [`error ${at}.fileUploadOptions.allowedTypes (u): has to be at least 1 item long, not []`],
  ],
  [
    [{ name: 'u', type: 'fileUpload', rules: [{ type: 'maxFileSizeMB', value: 0 }] }],
    [`error ${at}.rules[0].value (u): has to be more than 0, not 0`],
  ],
  [
    [{ name: 'p', type: 'phone', phoneOptions: { defaultCountryCode: 'Switzerland' } }],
    [
      `error ${at}.phoneOptions.defaultCountryCode (p): has to be two capital letters such as CH, not "Switzerland"`,
    ],
  ],
  [
    [{ name: 'p', type: 'phone', phoneOptions: { defaultCountryCode: 'ZZ' } }],
    [
      `error ${at}.phoneOptions.defaultCountryCode (p): has to be a country that there is, such as CH, not "ZZ"`,
    ],
  ],
  ...[
    'http://example.com',
    'javascript:alert(1)',
    '//example.com',
    '/\\example.com',
    '/\t/example.com',
    'example.com',
    'https://',
    'http://localhost.example.com',
  ].map(
    (src) =>
      [
        [{ name: 'e', type: 'embedded_form', embeddedFormOptions: { src } }],
        [
          `error ${at}.embeddedFormOptions.src (e): has to be https, or a path of this site that begins with one slash, not ${JSON.stringify(src)}`,
        ],
      ] as const,
  ),
  [['x'], [`error ${at} (–): has to be an item, not "x"`]],
  [[null], [`error ${at} (–): has to be an item, not null`]],
  [[[]], [`error ${at} (–): has to be an item, not []`]],
  [
    [list({ name: 'a', type: 'txt' })],
    [
      `error ${at}.dynamicListOptions.items[0].type (a): there is no type "txt": it has to be one of ${fieldTypes.join(', ')}`,
    ],
  ],
  [
    [list(text, text)],
    [0, 1].map(
      (row) =>
        `error ${at}.dynamicListOptions.items[${row}].name (city): another field is called “city” too: give each a name of its own`,
    ),
  ],
  [[list('x')], [`error ${at}.dynamicListOptions.items[0] (–): has to be an item, not "x"`]],
  [
    [list({ ...text, visibleFn: { field: 'y', is: [1] } })],
    [
      `warning ${at}.dynamicListOptions.items[0].visibleFn.field (city): there is no field "y": name one of this form`,
    ],
  ],
  [
    [{ ...list(text), dynamicListOptions: { items: [text], itemDefaultValue: { town: 'x' } } }],
    [
      `warning ${at}.dynamicListOptions.itemDefaultValue.town (list): there is no field "town" in a row: name one of them`,
    ],
  ],
  ...['D MMM YYYY', 'D MMM YY', 'DD.MM.YYYYY', 'h:mm a'].map(
    (dateFormat) =>
      [
        [{ name: 'start', type: 'date', label: 'Start', dateOptions: { dateFormat } }],
        [
          `error ${at}.dateOptions.dateFormat (start): has to be made of YYYY, MM, M, DD, D, HH and mm, such as MM/DD/YYYY, not "${dateFormat}"`,
        ],
      ] as const,
  ),
  ...['YYYY-MM-DD', 'YYYYMMDD', 'D.M.YYYY', 'MM/YYYY', 'HH:mm', 'YYYY年M月D日'].map(
    (dateFormat) =>
      [[{ name: 'start', type: 'date', label: 'Start', dateOptions: { dateFormat } }], []] as const,
  ),
  [
    [{ ...list(text), rules: [{ type: 'minLength', value: 2 ** 32 }] }],
    [
      `error ${at}.rules (list): a form begins with the rows of minLength, and 4294967296 are too many to show: ask for at most 1000`,
    ],
  ],
  [
    [
      {
        ...list({ ...list(text), name: 'inner', rules: [{ type: 'minLength', value: 500 }] }),
        rules: [{ type: 'minLength', value: 500 }],
      },
    ],
    [
      `error ${at}.dynamicListOptions.items[0].rules (inner): a form begins with the rows of minLength, and 250000 are too many to show: ask for at most 2`,
    ],
  ],
];

describe('FORM-19 a mistake in a definition', () => {
  it.each(mistakes.map(([items, found]) => [found.join(' | '), items, found] as const))(
    'FORM-19 is told with its place, its field and what would be right: %s',
    (_title, items, found) => expect(check(...items).map(told)).toEqual(found),
  );

  it('FORM-19 an unknown rule names those that there are', () => {
    const found = check({ ...text, rules: [{ type: 'min', value: 5 }] });
    expect(found.map(({ path }) => path)).toEqual([`${at}.rules[0].type`, `${at}.rules[0]`]);
    expect(found[0]?.message).toMatch(
      /^has to be "email", "phone", "regex", .* or "maxCumulativeFileSizeMB", not "min"$/,
    );
  });

  it.each([undefined, null, 5, 'x', [], {}, { sections: {} }])(
    'FORM-19 %j is no definition',
    (definition) => {
      expect(checkDefinition(definition).map(told)).toEqual([
        'error sections (–): is missing: it has to be a list of sections',
      ]);
    },
  );

  it.each([
    ['nothing', null, 'error sections[0] (–): has to be an object, not null'],
    ['a section without items', {}, 'error sections[0].items (–): is missing: it has to be a list'],
    [
      'a title that is no text',
      { title: 5, items: [] },
      'error sections[0].title (–): has to be a text, not 5',
    ],
    [
      'a key that there is not',
      { items: [], name: 'a' },
      'warning sections[0].name (–): “name” is not known here and has no effect: leave it out',
    ],
  ])('FORM-19 a section may not be %s', (_what, section, message) => {
    expect(checkDefinition({ sections: [section] }).map(told)).toEqual([message]);
  });

  it('FORM-19 fields of two sections may not have one name', () => {
    expect(checkDefinition({ sections: [{ items: [text] }, { items: [text] }] }).length).toBe(2);
  });

  it.each([
    ['', 'text'],
    [undefined, 'phone'],
  ])(
    'FORM-19 an answer that the label %j asks for is told, since candidates read its name',
    (label, type) => {
      expect(check(list({ name: 'row_1', type, label })).map(told)).toEqual([
        `warning ${at}.dynamicListOptions.items[0].label (row_1): is missing: candidates read "row_1" in its place, so say what is asked`,
      ]);
    },
  );

  it.each([
    ['what is only shown', { name: 'i', type: 'info', label: undefined }],
    ['what nobody sees', { ...text, label: undefined, hidden: true }],
  ])('FORM-19 needs no label for %s', (_what, item) => {
    expect(check(item)).toEqual([]);
  });

  it('FORM-19 a row may be called as a field outside, and look at it', () => {
    expect(check(text, list({ ...text, dependencies: ['other'] }), other)).toEqual([]);
  });

  it('FORM-19 lists in lists in lists end somewhere', () => {
    const deep = Array.from({ length: 1000 }).reduce<object>((inside) => list(inside), text);
    expect(check(deep).map(({ message }) => message)).toEqual([
      'has lists in more than 5 lists: make it flatter',
    ]);
  });

  it('FORM-19 what holds itself is told, too', () => {
    const round: Record<string, unknown> = { ...text };
    round['label'] = round;
    expect(check(round).map(told)).toEqual([
      `error ${at}.label (city): has to be a text, not a value of the type object`,
    ]);
  });

  it('FORM-19 fields called __proto__ and constructor are fields', () => {
    const odd = JSON.parse(
      '[{"name":"__proto__","type":"text"},{"name":"constructor","type":"text","dependencies":["__proto__"]}]',
    ) as unknown[];
    expect(check(...odd)).toEqual([]);
    expect(check({ ...text, dependencies: ['__proto__'] }).length).toBe(1);
  });

  it('FORM-19 looks through 2,000 fields and tells of each', () => {
    const many = Array.from({ length: 2000 }, (_, index) => ({
      name: `f${index}`,
      type: 'text',
      label: index,
    }));
    expect(check(...many).length).toBe(2000);
  });
});
