import { defineForm } from '@portico/core/forms';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { keepDraft } from '../drafts/draft-keeper.tsx';
import { PlainLayout, type LayoutProps } from '../layouts/plain/plain.tsx';
import { Form } from './form.tsx';
import { useFormFill, type FillAnswer } from './use-form-fill.ts';

const definition = defineForm({
  sections: [
    {
      items: [
        { name: 'city', type: 'text', label: 'City', required: true },
        { name: 'street', type: 'text', label: 'Street' },
        { name: 'note', type: 'text', label: 'Note' },
      ],
    },
  ],
});
const offered = { city: 'Bern', street: 'Aare', note: '', other: 'x' };
const told = vi.fn<(answer: FillAnswer) => void>();
function Layout(props: LayoutProps) {
  const { fill, replace } = useFormFill();
  return (
    <>
      <button type="button" onClick={() => told(fill(offered))}>
        Fill
      </button>
      <button type="button" onClick={() => told(fill({ city: 'Chur' }, offered))}>
        Fill from another
      </button>
      <button type="button" onClick={() => replace({ city: 'Bern' })}>
        Replace
      </button>
      <PlainLayout {...props} />
    </>
  );
}
const Filled = () => (
  <Form definition={definition} layout={Layout} draft={keepDraft({ key: 'fill' })} onSubmit={() => {}} />
);
const field = (name: string) => page.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

beforeEach(() => {
  // what the form of the test before has kept when it went
  localStorage.clear();
  told.mockClear();
});

it('RESUME-02 fills in what nobody has answered, and says what it was and what differs', async () => {
  render(<Filled />);
  await userEvent.fill(field('City'), 'Thun');
  await press('Fill');
  expect(told).toHaveBeenCalledWith({ filled: ['street'], differing: ['city'], cleared: [] });
  await expect.element(field('City')).toHaveValue('Thun');
  await expect.element(field('Street')).toHaveValue('Aare');
  await press('Replace');
  await expect.element(field('City')).toHaveValue('Bern');
  await press('Fill');
  expect(told).toHaveBeenLastCalledWith({ filled: [], differing: [], cleared: [] });
});

it('what is filled in is no mistake any more, and is kept in the draft', async () => {
  const { rerender } = render(<Filled />);
  await press('Submit');
  await expect.element(field('City')).toHaveAccessibleDescription(/required/);
  await press('Fill');
  await expect.element(field('City')).not.toHaveAccessibleDescription(/required/);
  rerender(null);
  rerender(<Filled />);
  await expect.element(field('Street')).toHaveValue('Aare');
});

it('RESUME-02 what was filled in before and stands as it was is replaced, or cleared; what was typed since stays', async () => {
  render(<Filled />);
  await press('Fill');
  await press('Fill from another');
  expect(told).toHaveBeenLastCalledWith({ filled: ['city'], differing: [], cleared: ['street'] });
  await expect.element(field('City')).toHaveValue('Chur');
  await expect.element(field('Street')).toHaveValue('');

  await userEvent.fill(field('City'), 'Thun');
  await userEvent.fill(field('Street'), 'Rhine');
  await press('Fill from another');
  expect(told).toHaveBeenLastCalledWith({ filled: [], differing: ['city'], cleared: [] });
  await expect.element(field('Street')).toHaveValue('Rhine');
});
