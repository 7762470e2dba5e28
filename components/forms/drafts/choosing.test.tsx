import { defineForm } from '@portico/core/forms';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { Form } from '../form/form.tsx';
import { draftOfValues, valuesOfDraft, type Draft } from './draft.ts';
import { keepDraft } from './draft-keeper.tsx';

const definition = defineForm({ sections: [{ items: [{ name: 'city', type: 'text', label: 'City' }] }] });
const city = () => page.getByRole('textbox', { name: 'City' });
const theirs = draftOfValues(definition, { values: { city: 'Bern' }, savedAt: Date.now(), section: 0 });
const shown = (save: (draft: Draft) => Promise<void | { theirs: Draft }>) =>
  render(<Form definition={definition} draft={keepDraft({ key: 'choosing', save })} onSubmit={() => {}} />);
const savedBy = (save: ReturnType<typeof conflicting>) =>
  save.mock.calls.map(([draft]) => valuesOfDraft(definition, draft));
const conflicting = () =>
  vi
    .fn(async (_draft: Draft): Promise<void | { theirs: Draft }> => undefined)
    .mockResolvedValueOnce({ theirs });
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));

beforeEach(() => localStorage.clear());

it('FORM-19 of two drafts on a server people choose, and nothing is saved before', async () => {
  const save = conflicting();
  shown(save);
  await userEvent.fill(city(), 'Thun');
  await expect.element(page.getByText(/was changed in another tab/)).toBeVisible();
  await userEvent.type(city(), 'er');
  await expect.poll(() => localStorage.getItem('portico-draft:choosing')).toContain('Thuner');
  expect(save).toHaveBeenCalledOnce();
  await press('Keep these answers');
  await expect.poll(() => savedBy(save)).toEqual([{ city: 'Thun' }, { city: 'Thuner' }]);
  await expect.element(page.getByText(/was changed in another tab/)).not.toBeInTheDocument();
});

it('FORM-19 the other draft can be taken, and is what is changed from then on', async () => {
  const save = conflicting();
  shown(save);
  await userEvent.fill(city(), 'Thun');
  await press('Show the newer answers');
  await expect.element(city()).toHaveValue('Bern');
  // a page that is loaded again has it, and the server hears which one was chosen
  expect(localStorage.getItem('portico-draft:choosing')).toContain('Bern');
  await expect.poll(() => savedBy(save)).toEqual([{ city: 'Thun' }, { city: 'Bern' }]);
  await userEvent.type(city(), 'a');
  await expect.poll(() => savedBy(save).at(-1)).toEqual({ city: 'Berna' });
  expect(save).toHaveBeenCalledTimes(3);
});

it('FORM-19 what a server did not take is saved again when the connection is back, and no longer told', async () => {
  const save = vi.fn(async (_draft: Draft) => undefined).mockRejectedValueOnce(new Error('offline'));
  shown(save);
  await userEvent.fill(city(), 'Thun');
  await expect.element(page.getByText(/could not be saved/)).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText(/could not be saved/)).not.toBeInTheDocument();
  expect(save).toHaveBeenCalledTimes(2);
});

it('FORM-19 what a server answers beside another draft is none', async () => {
  const save = vi.fn(async (_draft: Draft) => new Response() as never);
  shown(save);
  await userEvent.fill(city(), 'Thun');
  await expect.poll(() => save.mock.calls.length).toBeGreaterThan(0);
  await userEvent.type(city(), 'er');
  await expect.poll(() => savedBy(save).at(-1)).toEqual({ city: 'Thuner' });
  await expect.element(page.getByText(/was changed in another tab/)).not.toBeInTheDocument();
});

it('FORM-19 a server that has another draft when the form is handed in says so, and people choose before it is handed in', async () => {
  const submit = vi
    .fn(async (_values: object): Promise<void | { theirs: Draft }> => undefined)
    .mockResolvedValueOnce({ theirs });
  const save = vi.fn(async (_draft: Draft) => undefined);
  render(<Form definition={definition} draft={keepDraft({ key: 'choosing', save })} onSubmit={submit} />);
  await userEvent.fill(city(), 'Thun');
  await press('Submit');
  await expect.element(page.getByText(/was changed in another tab/)).toBeVisible();
  await expect.element(city()).toHaveValue('Thun');
  const before = save.mock.calls.length;
  await press('Keep these answers');
  await expect.poll(() => savedBy(save).slice(before)).toEqual([{ city: 'Thun' }]);
  await press('Submit');
  await expect.poll(() => submit.mock.calls).toEqual([[{ city: 'Thun' }], [{ city: 'Thun' }]]);
});
