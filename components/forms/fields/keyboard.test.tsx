import { itemsOf, rowItems, type FormDefinition } from '@portico/core/forms';
import { fieldTypes } from '@portico/core/forms/internal';
import { userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { kitchenSinkWithFrames } from '../testing/kitchen-sink.ts';
import { sentBy } from '../testing/sent-by.tsx';
import { focused, tabTo } from '../testing/tab-to.ts';

const definition: FormDefinition = kitchenSinkWithFrames;
const isIn = (field: string) => (element: HTMLElement) =>
  element.closest<HTMLElement>('[data-field]')?.dataset['field'] === field;
const isInputIn = (field: string) => (element: HTMLElement) =>
  isIn(field)(element) && element instanceof HTMLInputElement;
const isButton = (element: HTMLElement) => element instanceof HTMLButtonElement && element.type === 'submit';

describe('the kitchen sink', () => {
  it('FORM-02 has a field of every type', () => {
    const types = itemsOf(definition).flatMap((item) => [
      item.type,
      ...rowItems(item).map(({ type }) => type),
    ]);
    expect(new Set(types)).toEqual(new Set(fieldTypes));
  });

  it('is filled in and sent without a mouse, field after field', async () => {
    const { element, sent } = sentBy(definition);
    const { container } = render(element);
    await expect.poll(() => container.querySelector('[aria-busy="true"]')).toBeNull();
    const type = async (field: string, keys: string, isThere = isIn(field)) => {
      await tabTo(isThere);
      await userEvent.keyboard(keys);
    };

    await type('name', 'Ada Lovelace');
    await type('email', 'ada@example.com');
    await type('phone', '0446681800', isInputIn('phone'));
    await type('years', '12');
    await type('ssn', '123456789');
    await type('sin', '123456789');
    await type('letter', 'Dear team,{Enter}hello.');
    await type('shift', ' {ArrowDown}');
    await type('shifts', ' ');
    await type('country', 'Sw');
    const town = container.querySelector<HTMLSelectElement>('[data-field="town"] select');
    await expect.poll(() => town?.options.length).toBe(3);
    await type('town', 'Ba');
    await type('skills', 'Welding{Enter}');
    await type('start', '05012030');
    await type('call', '0930A');
    await type('jobs.0.title', 'Baker');
    await type('jobs.0.when', 'May{Tab}2020{Tab}June{Tab}2021');
    await tabTo(isIn('papers'));
    await tabTo(isIn('picture'));
    await type('site', ' {ArrowRight}{ArrowRight}{ArrowRight}');
    await tabTo(isIn('terms'));
    // over the frames, which take the focus and give it back
    await type('read', ' ');
    await tabTo(isButton);
    await userEvent.keyboard('{Enter}');

    // what is missing is gone to, put right, and all of it is sent
    await expect.poll(() => isIn('terms')(focused())).toBe(true);
    await userEvent.keyboard(' ');
    await tabTo(isButton);
    await userEvent.keyboard('{Enter}');
    await expect.poll(sent).toEqual({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: { callingCode: '+41', number: '0446681800', selectedCountryCode: 'CH' },
      years: 12,
      ssn: '123-45-6789',
      sin: '123-456-789',
      letter: 'Dear team,\nhello.',
      shift: 'night',
      shifts: ['day'],
      country: 'ch',
      town: 'Basel',
      skills: ['Welding'],
      start: '2030-05-01',
      call: '09:30',
      jobs: [{ title: 'Baker', when: { startDate: '2020-05', endDate: '2021-06' } }],
      papers: [],
      picture: [],
      site: 4,
      terms: true,
      read: true,
    });
  });
});
