import { defineForm, type Item } from '@portico/core/forms';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { messages as ar } from '../../../locales/ar/index.ts';
import { LocaleProvider } from '../../../messages/locale.tsx';
import { hydrate, render } from '../../../testing/render.tsx';
import { FormDescription } from './description.tsx';

const choices = [
  { label: 'Day shift', value: 'day' },
  { label: 'Night shift', value: 'night' },
];
const answer = () => document.querySelector('[data-answer="it"]')!;
/** One question of a form that is read, and its answer. */
function read(item: Partial<Item> & Pick<Item, 'type'>, value: unknown) {
  const definition = { sections: [{ items: [{ name: 'it', label: 'It', ...item } as Item] }] };
  render(<FormDescription definition={definition} values={{ it: value } as never} />);
  return answer().textContent;
}
const range = { startDate: '2020-02', endDate: '2026-11', isCurrent: true };
const file = (name: string, size: number) => ({
  uid: name,
  name,
  size,
  type: 'application/pdf',
  lastModified: 0,
  webkitRelativePath: '',
  status: 'done',
});

describe('a form that is only read', () => {
  it('FORM-12 shows nothing of a secret that is not whole, nor of a password', () => {
    expect(read({ type: 'ssn' }, '12')).not.toContain('1');
    expect(read({ type: 'text', textOptions: { type: 'password' } }, 'secret')).not.toContain('secret');
  });

  it('FORM-15 lists nothing where nothing is asked, and equal answers as often as they are given', () => {
    const definition = defineForm({
      sections: [{ items: [{ name: 'read', type: 'info', label: 'Read this' }] }],
    });
    render(<FormDescription definition={definition} values={{}} />);
    expect(document.querySelectorAll('dl')).toHaveLength(0);
    expect(read({ type: 'skillSelector' }, ['Go', 'Go'])).toBe('GoGo');
  });

  it('FORM-15 has the sections with their titles, descriptions, labels and pictures', async () => {
    const definition = defineForm({
      sections: [
        {
          title: 'About you',
          description: 'As you told us in May.',
          label: 'Step one',
          image: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
          items: [{ name: 'city', type: 'text', label: 'City' }],
        },
      ],
    });
    const { container } = render(
      <FormDescription definition={definition} values={{ city: 'Bern' }} headingLevel={3} />,
    );
    await expect.element(page.getByRole('heading', { name: 'About you', level: 3 })).toBeVisible();
    await expect.element(page.getByText('As you told us in May.')).toBeVisible();
    await expect.element(page.getByText('Step one')).toBeVisible();
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    await expect.element(page.getByRole('term')).toHaveTextContent('City');
    await expect.element(page.getByRole('definition')).toHaveTextContent('Bern');
  });

  it.each([
    ['a choice by its label', { type: 'radio', radioOptions: { choices } }, 'night', 'Night shift'],
    ['a choice that is gone as itself', { type: 'select', selectOptions: { choices } }, 'dawn', 'dawn'],
    ['a tick', { type: 'checkboxItem' }, true, 'Yes'],
    ['no tick', { type: 'checkboxItem' }, false, 'No'],
    ['a number', { type: 'number' }, 1234.5, '1,234.5'],
    ['a day', { type: 'date' }, '2026-11-22', 'Nov 22, 2026'],
    [
      'a day in a format of its own',
      { type: 'date', dateOptions: { dateFormat: 'DD.MM.YYYY' } },
      '2026-11-02',
      '02.11.2026',
    ],
    ['a month', { type: 'date', dateOptions: { picker: 'month' } }, '2026-11', 'November 2026'],
    ['a time', { type: 'date', dateOptions: { picker: 'time' } }, '09:30', '9:30 AM'],
    ['a range', { type: 'dateRange' }, { startDate: '2020-02', endDate: '2021-03' }, '02/2020 – 03/2021'],
    ['a range that goes on', { type: 'dateRange' }, range, '02/2020 – Present'],
    [
      'a telephone number',
      { type: 'phone' },
      { callingCode: '+41', number: '0446681800', selectedCountryCode: 'CH' },
      '0446681800 (+41)',
    ],
    [
      'a telephone number of no country',
      { type: 'phone' },
      { callingCode: '+800', number: '+80012345678', selectedCountryCode: 'CH' },
      '+80012345678',
    ],
    ['a file by name and size', { type: 'fileUpload' }, [file('cv.pdf', 12_000)], 'cv.pdf (12 kB)'],
    ['stars in words', { type: 'star_rating' }, 4, 'Very Good'],
  ] as const)('FORM-15 shows %s', (_what, item, value, shown) => {
    expect(read(item as never, value).replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(shown);
  });

  it.each(['fa-IR', 'th-TH', 'ar-SA'])('FORM-15 shows months in %s as they are chosen', (locale) => {
    const items = [{ name: 'it', type: 'date', label: 'It', dateOptions: { picker: 'month' } }] as const;
    render(
      <LocaleProvider locale={locale}>
        <FormDescription definition={{ sections: [{ items }] }} values={{ it: '2026-11' }} />
      </LocaleProvider>,
    );
    const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', calendar: 'gregory' });
    expect(answer().textContent).toBe(month.format(new Date(2026, 10)));
  });

  it('FORM-15 lists several choices, files and skills', async () => {
    read({ type: 'checkbox', checkboxOptions: { choices } } as never, ['day', 'night']);
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Day shift', 'Night shift']);
  });

  it.each([
    ['ssn', '123456789', '•••-••-6789'],
    ['sin', '123-456-789', '•••-••6-789'],
  ] as const)('FORM-12 shows the last four characters of a %s, and says them', (type, value, shown) => {
    read({ type }, value);
    const [seen, said] = answer().children;
    expect(seen).toHaveTextContent(shown);
    expect(seen).toHaveAttribute('aria-hidden', 'true');
    expect(said?.textContent).toBe('Ending in 6 7 8 9');
    expect(document.body.textContent).not.toContain(value.slice(0, 3));
  });

  it('FORM-15 shows a dash for what was not answered, and says so', () => {
    expect(read({ type: 'text' }, undefined)).toBe('—Not answered');
    expect(answer().firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('FORM-15 shows rows as a list of their own', async () => {
    const items = [
      { name: 'title', type: 'text', label: 'Title' },
      { name: 'when', type: 'dateRange', label: 'When' },
    ] as const;
    read({ type: 'dynamicList', dynamicListOptions: { items } } as never, [
      { title: 'Welder', when: range },
      { title: 'Cook' },
    ]);
    const rows = page.getByRole('listitem');
    expect(rows.elements()).toHaveLength(2);
    await expect.element(rows.nth(0).getByText('02/2020 – Present')).toBeVisible();
    await expect.element(rows.nth(1).getByText('Item 2')).toBeVisible();
    await expect.element(rows.nth(1).getByText('Cook')).toBeVisible();
  });

  it('FORM-15 leaves out what is hidden, and what only shows something', () => {
    const definition = defineForm({
      sections: [
        {
          items: [
            { name: 'a', type: 'text', label: 'A' },
            { name: 'b', type: 'text', label: 'B', visibleFn: { field: 'a', isFilledIn: true } },
            { name: 'c', type: 'info', label: 'C' },
          ],
        },
      ],
    });
    render(<FormDescription definition={definition} values={{}} />);
    expect(
      page
        .getByRole('term')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['A']);
  });

  it('speaks the language around it', async () => {
    const definition = defineForm({
      sections: [{ items: [{ name: 'it', type: 'date', label: 'متى؟' }] }],
    });
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <FormDescription definition={definition} values={{}} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    expect(answer().textContent).toBe('—بلا إجابة');
  });

  it('renders on the server and hydrates without a difference', () => {
    const definition = defineForm({
      sections: [{ title: 'You', items: [{ name: 'it', type: 'ssn', label: 'SSN' }] }],
    });
    const { html, complaints } = hydrate(
      <FormDescription definition={definition} values={{ it: '123-45-6789' }} />,
    );
    expect(html).not.toContain('style=');
    expect(html).not.toContain('123-45');
    expect(complaints).toEqual([]);
  });
});
