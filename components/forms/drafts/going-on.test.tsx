import type { FormDefinition } from '@portico/core/forms';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import type { SubmitAnswer } from '../form/submit-answer.ts';
import { Form } from '../form/form.tsx';
import { submit } from '../testing/sent-by.tsx';
import { keepDraft } from './draft-keeper.tsx';

const stored = () => localStorage.getItem('portico-draft:test') ?? '';
const field = page.getByRole('textbox', { name: 'City' });
const definition: FormDefinition = {
  sections: [{ items: [{ name: 'city', type: 'text', label: 'City' }] }],
};

/** A form whose server takes it when the test says so; it goes on where it was changed meanwhile. */
function slowForm() {
  const taken = Promise.withResolvers<void>();
  const told: boolean[] = [];
  const onSubmit = async (): Promise<SubmitAnswer> => {
    await taken.promise;
    return { onTaken: (hasChanged) => told.push(hasChanged) };
  };
  const { rerender } = render(
    <Form definition={definition} draft={keepDraft({ key: 'test' })} onSubmit={onSubmit} />,
  );
  return { take: taken.resolve, told, leave: () => rerender(null) };
}

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

it('FORM-19 what is typed while a form is sent stays in its draft where the form goes on', async () => {
  const { take, told } = slowForm();
  await userEvent.fill(field, 'Bern');
  await submit();
  await userEvent.type(field, ' or Basel');
  take();
  await expect.poll(() => told).toEqual([true]);
  await expect.poll(stored).toContain('Bern or Basel');
  await expect.element(field).toHaveValue('Bern or Basel');
});

it('FORM-19 what was changed and changed back while a form is sent is no change', async () => {
  const { take, told } = slowForm();
  await userEvent.fill(field, 'Bern');
  await submit();
  await userEvent.fill(field, 'Basel');
  await userEvent.fill(field, 'Bern');
  take();
  await expect.poll(() => told).toEqual([false]);
  await expect.poll(stored).toBe('');
});

it('FORM-19 what was typed while a form is sent stays in its draft also where the page has gone', async () => {
  const { take, told, leave } = slowForm();
  await userEvent.fill(field, 'Bern');
  await submit();
  await userEvent.type(field, ' or Basel');
  leave();
  take();
  await expect.poll(() => told).toEqual([true]);
  expect(stored()).toContain('Bern or Basel');
});

it('FORM-19 a form whose page has gone leaves no draft where nothing was typed after it was sent', async () => {
  const { take, told, leave } = slowForm();
  await userEvent.fill(field, 'Bern');
  await submit();
  leave();
  take();
  await expect.poll(() => told).toEqual([false]);
  await expect.poll(stored).toBe('');
});
