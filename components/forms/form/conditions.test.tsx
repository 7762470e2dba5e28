import { defineForm, visibleForm, type Values } from '@portico/core/forms';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { sentBy, submit } from '../testing/sent-by.tsx';
import { StepperLayout } from '../layouts/stepper/stepper.tsx';
import { keepDraft } from '../drafts/draft-keeper.tsx';

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });

const list = (name: string, items: readonly object[]) => ({
  name,
  type: 'dynamicList',
  label: name,
  dynamicListOptions: { items },
});

describe('FORM-14 conditions', () => {
  it('FORM-14 a field that asks about a hidden one is as little there on the page as in what is sent', async () => {
    const { element, sent } = sentBy(
      defineForm({
        sections: [
          {
            items: [
              { name: 'kind', type: 'text', hidden: true },
              { name: 'more', type: 'text', label: 'More', visibleFn: { field: 'kind', is: ['x'] } },
              { name: 'city', type: 'text', label: 'City' },
            ],
          },
        ],
      }),
      { kind: 'x' },
    );
    render(element);
    await expect.element(field('City')).toBeVisible();
    await expect.element(field('More')).not.toBeInTheDocument();
    await submit();
    await vi.waitFor(() => expect(sent()).toEqual({ city: '' }));
  });

  it('FORM-14 fields in a chain come and go together, with their known values', async () => {
    const { element, sent } = sentBy(
      defineForm({
        sections: [
          {
            items: [
              { name: 'a', type: 'checkboxItem', label: 'A' },
              { name: 'b', type: 'text', label: 'B', visibleFn: { field: 'a', is: [true] } },
              { name: 'c', type: 'text', label: 'C', visibleFn: { field: 'b', is: ['x'] } },
            ],
          },
        ],
      }),
      { a: false, b: 'x', c: 'known' },
    );
    render(element);
    await expect.element(box('A')).toBeVisible();
    await expect.element(field('C')).not.toBeInTheDocument();
    await userEvent.click(box('A'));
    await expect.element(field('C')).toHaveValue('known');
    await submit();
    await vi.waitFor(() => expect(sent()).toEqual({ a: true, b: 'x', c: 'known' }));
    await userEvent.click(box('A'));
    await expect.element(field('C')).not.toBeInTheDocument();
    await userEvent.click(box('A'));
    await expect.element(field('C')).toHaveValue('known');
  });

  it('FORM-05 a row in a row asks about the row around it', async () => {
    const { element, sent } = sentBy(
      {
        sections: [
          {
            items: [
              list('jobs', [
                { name: 'mode', type: 'text', label: 'Mode' },
                list('tasks', [
                  {
                    name: 'why',
                    type: 'text',
                    label: 'Why',
                    required: true,
                    visibleFn: { field: 'mode', is: ['other'] },
                  },
                ]),
              ]),
            ],
          },
        ],
      } as never,
      { jobs: [{ mode: 'usual', tasks: [{ why: '' }] }] },
    );
    render(element);
    await expect.element(field('Mode')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Why *' })).not.toBeInTheDocument();
    await userEvent.fill(field('Mode'), 'other');
    await expect.element(page.getByRole('textbox', { name: /^Why/ })).toBeVisible();
    await userEvent.fill(page.getByRole('textbox', { name: /^Why/ }), 'because');
    await submit();
    await vi.waitFor(() =>
      expect(sent()).toEqual({ jobs: [{ mode: 'other', tasks: [{ why: 'because' }] }] }),
    );
  });

  it('FORM-05 a field of a row begins with that row’s value, also after another row has gone', async () => {
    render(
      sentBy(
        defineForm({
          sections: [
            {
              items: [
                {
                  name: 'jobs',
                  type: 'dynamicList',
                  label: 'Jobs',
                  dynamicListOptions: {
                    items: [
                      { name: 'on', type: 'checkboxItem', label: 'With note' },
                      { name: 'note', type: 'text', label: 'Note', visibleFn: { field: 'on', is: [true] } },
                    ],
                  },
                },
              ],
            },
          ],
        }),
        {
          jobs: [
            { on: true, note: 'first' },
            { on: true, note: 'second' },
          ],
        },
      ).element,
    );
    await userEvent.click(page.getByRole('button', { name: 'Delete item 1' }));
    await expect.element(field('Note')).toHaveValue('second');
    await userEvent.click(box('With note'));
    await userEvent.click(box('With note'));
    await expect.element(field('Note')).toHaveValue('second');
  });
});

describe('what a form holds', () => {
  it('FORM-05 a list’s own validator is given rows and values as a server has them', async () => {
    const customValidator = vi.fn(() => undefined);
    const { element, sent } = sentBy(
      {
        sections: [
          {
            items: [
              { name: 'city', type: 'text', label: 'City' },
              {
                name: 'jobs',
                type: 'dynamicList',
                label: 'Jobs',
                customValidator,
                rules: [{ type: 'minLength', value: 1 }],
                dynamicListOptions: { items: [{ name: 'years worked', type: 'number', label: 'Years' }] },
              },
            ],
          },
        ],
      } as never,
      { city: 'Bern', jobs: [{ 'years worked': 12 }] },
    );
    render(element);
    await expect.element(page.getByRole('spinbutton', { name: 'Years' })).toHaveValue('12');
    await submit();
    await vi.waitFor(() => expect(sent()).toEqual({ city: 'Bern', jobs: [{ 'years worked': 12 }] }));
    expect(customValidator).toHaveBeenLastCalledWith([{ 'years worked': 12 }], {
      city: 'Bern',
      jobs: [{ 'years worked': 12 }],
    });
  });

  it.each(['hasOwnProperty', 'toLocaleString', '__proto__', 'querySelectorAll', 'addEventListener', 'title'])(
    'a field may be called %s',
    async (name) => {
      const { element, sent } = sentBy(
        { sections: [{ items: [{ name, type: 'text', label: 'Odd', required: true }] }] } as never,
        undefined,
        { layout: StepperLayout, draft: keepDraft({ key: `odd-${name}` }) },
      );
      render(element);
      await userEvent.fill(page.getByRole('textbox', { name: /^Odd/ }), 'x');
      await submit();
      await vi.waitFor(() => expect(Object.entries(sent() ?? {})).toEqual([[name, 'x']]));
    },
  );

  it.each([
    [{ type: 'text' }, 5, '5'],
    [{ type: 'text', readonly: true }, { a: 1 }, ''],
    [{ type: 'checkboxItem' }, 'true', false],
    [{ type: 'skillSelector' }, 'Baking', []],
    [{ type: 'fileUpload' }, 'x', []],
    [
      { type: 'phone' },
      { callingCode: null, number: '446681800', selectedCountryCode: 'CH' },
      { number: '446681800', selectedCountryCode: 'CH' },
    ],
  ])('of %j, %j that a server sent is %j', async (item, value, held) => {
    const { element, sent } = sentBy(
      {
        sections: [
          {
            items: [
              { name: 'a', label: 'A', ...item },
              { name: 'city', type: 'text', label: 'City' },
            ],
          },
        ],
      } as never,
      { a: value, city: ' Bern ' },
    );
    render(element);
    await expect.element(field('City')).toBeVisible();
    await submit();
    await vi.waitFor(() => expect(sent()).toMatchObject({ a: held, city: 'Bern' }));
  });

  it('FORM-05 a row that filled itself in counts as untouched', async () => {
    const { element, sent } = sentBy({
      sections: [
        {
          items: [
            {
              name: 'jobs',
              type: 'dynamicList',
              label: 'Jobs',
              rules: [{ type: 'minLength', value: 1 }],
              dynamicListOptions: {
                items: [
                  { name: 'on', type: 'date', label: 'On', dateOptions: { today: true } },
                  { name: 'title', type: 'text', label: 'Title', required: true },
                ],
              },
            },
          ],
        },
      ],
    } as never);
    render(element);
    await expect.element(page.getByRole('textbox', { name: /^Title/ })).toBeVisible();
    await submit();
    await vi.waitFor(() => expect(sent()).toEqual({ jobs: [] }));
  });

  it('a button that resets brings back what the form began with, also in what is sent', async () => {
    const definition = defineForm({ sections: [{ items: [{ name: 'city', type: 'text', label: 'City' }] }] });
    const { element, sent } = sentBy(
      definition,
      { city: 'Bern' },
      { actions: <button type="reset">Reset</button> },
    );
    render(element);
    await userEvent.fill(field('City'), 'Chur');
    await userEvent.click(page.getByRole('button', { name: 'Reset' }));
    await expect.element(field('City')).toHaveValue('Bern');
    await submit();
    await vi.waitFor(() => expect(sent()).toEqual({ city: 'Bern' }));
  });

  it.each([
    { type: 'text', textOptions: { readonly: true } },
    { type: 'date', dateOptions: { readonly: true } },
  ])('nobody has to answer what is only shown: %j', async (item) => {
    const { element, sent } = sentBy({
      sections: [{ items: [{ name: 'a', label: 'A', required: true, ...item }] }],
    } as never);
    render(element);
    await submit();
    await vi.waitFor(() => expect(sent()).toBeDefined());
  });
});

it('FORM-05 a row that moves up keeps what is in its fields, whatever was hidden in the row before it', async () => {
  const items = [
    { name: 'kind', type: 'text', label: 'Kind' },
    { name: 'title', type: 'text', label: 'Title', visibleFn: { field: 'kind', is: ['x'] } },
  ];
  const { element, sent } = sentBy({ sections: [{ items: [list('jobs', items)] }] } as never, {
    jobs: [{ kind: 'y' }, { kind: 'x', title: 'Old' }],
  });
  render(element);
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'Typed');
  await userEvent.click(page.getByRole('button', { name: 'Delete item 1' }));
  await submit();
  await expect.poll(sent).toEqual({ jobs: [{ kind: 'x', title: 'Typed' }] });
});

it.each([
  [
    'a row that nobody has touched',
    [
      list('jobs', [{ name: 'title', type: 'text', label: 'Title' }]),
      { name: 'none', type: 'text', label: 'Why', visibleFn: { field: 'jobs', isFilledIn: false } },
      { name: 'some', type: 'text', label: 'Which', visibleFn: { field: 'jobs', isFilledIn: true } },
    ].map((item) => (item.name === 'jobs' ? { ...item, rules: [{ type: 'minLength', value: 1 }] } : item)),
    {},
    ['Why'],
  ],
  [
    'a field that is disabled',
    [
      { name: 'country', type: 'text', label: 'Country', disabled: true },
      { name: 'canton', type: 'text', label: 'Canton', visibleFn: { field: 'country', is: ['CH'] } },
      { name: 'other', type: 'text', label: 'Region', visibleFn: { field: 'country', isFilledIn: false } },
    ],
    { country: 'CH' },
    ['Region'],
  ],
])('FORM-14 nothing hangs on %s, on the page as on a server', async (_what, items, values, shown) => {
  const definition = defineForm({ sections: [{ items }] } as never);
  const { element, sent } = sentBy(definition, values);
  render(element);
  for (const name of shown) await userEvent.type(field(name), 'x');
  await submit();
  await expect.poll(sent).toBeDefined();
  const answered = visibleForm(definition, sent() as Values);
  expect(answered.values).toEqual(sent());
  expect(Object.values(answered.values)).toContain('x');
});

it('FORM-05 what a row asks of the form around it is what is sent of that', async () => {
  const { element, sent } = sentBy(
    defineForm({
      sections: [
        {
          items: [
            { name: 'kind', type: 'text', hidden: true },
            list('jobs', [
              { name: 'title', type: 'text', label: 'Title' },
              { name: 'more', type: 'text', label: 'More', visibleFn: { field: 'kind', is: ['x'] } },
              { name: 'less', type: 'text', label: 'Less', visibleFn: { field: 'kind', isFilledIn: false } },
            ]),
          ],
        },
      ],
    } as never),
    { kind: 'x', jobs: [{ title: 'Cook' }] },
  );
  render(element);
  await userEvent.type(field('Less'), 'y');
  await expect.element(field('More')).not.toBeInTheDocument();
  await submit();
  await vi.waitFor(() => expect(sent()).toEqual({ jobs: [{ title: 'Cook', less: 'y' }] }));
});

it('FORM-10 a validator sees what a server would', async () => {
  const seen: unknown[] = [];
  const { element } = sentBy(
    defineForm({
      sections: [
        {
          items: [
            { name: 'kind', type: 'text', label: 'Kind', disabled: true },
            {
              ...list('jobs', [{ name: 'title', type: 'text', label: 'Title' }]),
              rules: [{ type: 'minLength', value: 1 }],
            },
            {
              name: 'city',
              type: 'text',
              label: 'City',
              customValidator: (_value: unknown, values: unknown) => void seen.push(values),
            },
          ],
        },
      ],
    } as never),
    { kind: 'x' },
  );
  render(element);
  await userEvent.type(field('City'), 'Bern');
  await userEvent.tab();
  await vi.waitFor(() => expect(seen.at(-1)).toEqual({ jobs: [], city: 'Bern' }));
});
