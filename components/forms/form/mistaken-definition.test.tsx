import { validateForm, type FormDefinition } from '@portico/core/forms';
import { page } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { FormDescription } from '../layouts/description/description.tsx';
import { sentBy, submit } from '../testing/sent-by.tsx';
import { StepperLayout } from '../layouts/stepper/stepper.tsx';

const good = { name: 'city', type: 'text', label: 'City' };
const context = { text: (key: string) => key, locale: 'en-US', today: '2026-11-22' } as never;

const cases: readonly [what: string, definition: unknown][] = [
  ['no definition', null],
  ['no sections', {}],
  ['sections that are none', { sections: [null, { items: [good] }] }],
  ['a section without items', { sections: [{}, { items: [good] }] }],
  ['an item that is none', { sections: [{ items: [null, good] }] }],
  ['a name that is a number', { sections: [{ items: [{ ...good, name: 5 }, good] }] }],
  [
    'rules that are no list',
    { sections: [{ items: [{ ...good, name: 'l', type: 'dynamicList', rules: {} }, good] }] },
  ],
  ['a condition that is null', { sections: [{ items: [{ ...good, name: 'x', visibleFn: null }, good] }] }],
  ['a title that is no text', { sections: [{ title: { en: 'T' }, items: [good] }] }],
  ['a label that is no text', { sections: [{ items: [{ ...good, name: 'x', label: { en: 'X' } }, good] }] }],
  [
    'a required choice without choices',
    { sections: [{ items: [{ name: 'x', type: 'radio', label: 'X', required: true }, good] }] },
  ],
  [
    'a mistake in a row',
    {
      sections: [
        {
          items: [
            {
              name: 'jobs',
              type: 'dynamicList',
              rules: [{ type: 'minLength', value: 1 }],
              dynamicListOptions: { items: [null, { name: 'title', type: 'text', label: 'Title' }] },
            },
            good,
          ],
        },
      ],
    },
  ],
];

describe('a definition with a mistake', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each(cases)('%s: the rest is shown, read, checked and sent', async (_, given) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const definition = given as FormDefinition;
    expect(validateForm(definition, {}, context).size).toBe(0);
    // a form without the good field has nothing to send
    const answered = JSON.stringify(given).includes('City') ? { city: 'Bern' } : {};
    for (const layout of [undefined, StepperLayout]) {
      const { element, sent } = sentBy(definition, { city: 'Bern' }, { layout });
      const { rerender } = render(element);
      await submit();
      await vi.waitFor(() => expect(sent()).toMatchObject(answered));
      expect(page.getByRole('textbox', { name: 'City', exact: true }).elements()).toHaveLength(
        Object.keys(answered).length,
      );
      rerender(null);
    }
    render(<FormDescription definition={definition} values={{ city: 'Bern', jobs: [null] } as never} />);
    await vi.waitFor(() =>
      expect(page.getByText('Bern').elements()).toHaveLength(Object.keys(answered).length),
    );
  });

  it('is told in the field’s place to those who can mend it, and the console learns of it once', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const definition = {
      sections: [{ items: [{ name: 'x', type: 'radio' }, good] }],
    } as unknown as FormDefinition;
    const { rerender } = render(sentBy(definition, {}, { showsMistakes: true }).element);
    await expect.element(page.getByText(/sections\[0\]\.items\[0\]/)).toBeVisible();
    rerender(sentBy(definition).element);
    await expect.element(page.getByText(/sections\[0\]\.items\[0\]/)).not.toBeInTheDocument();
    expect(error.mock.calls.filter(([said]) => String(said).startsWith('The form'))).toHaveLength(1);
  });
});

describe('values of a stranger’s making', () => {
  it.each([[null], [undefined], ['x'], [5], [[]]])('%j are none', (values) => {
    const definition = { sections: [{ items: [{ ...good, required: true }] }] } as unknown as FormDefinition;
    expect([...validateForm(definition, values as never, context).keys()]).toEqual(['city']);
  });
});
