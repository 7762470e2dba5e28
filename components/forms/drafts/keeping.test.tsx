import type { FormDefinition, Item } from '@portico/core/forms';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import type { FormProps } from '../form/checked-form.tsx';
import { Form } from '../form/form.tsx';
import { submit } from '../testing/sent-by.tsx';
import type { Draft } from './draft.ts';
import type { DraftStorage } from './storage.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';
import { keepDraft } from './draft-keeper.tsx';

const key = 'test';
const address = `portico-draft:${key}`;
const stored = () => JSON.parse(localStorage.getItem(address) ?? 'null') as Draft | null;
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const text = (name: string, label: string): Item<'text'> => ({ name, type: 'text', label });
const formOf = (...items: Item[]): FormDefinition => ({ sections: [{ items }] });
const jobs: Item = {
  name: 'jobs',
  type: 'dynamicList',
  label: 'Jobs',
  dynamicListOptions: { items: [text('title', 'Title')] },
};
const definition = formOf(text('city', 'City'), text('street', 'Street'));
const leave = () => dispatchEvent(new Event('pagehide'));
const draftOf = (values: Draft['values'], more: Partial<Draft> = {}): Draft => ({
  format: 1,
  savedAt: Date.now(),
  tab: 'other',
  section: 0,
  values,
  ...more,
});
const keep = (draft: Draft) => localStorage.setItem(address, JSON.stringify(draft));
const isBack = () => page.getByText(/^We restored what you typed on /);

const Draftable = (props: Partial<FormProps<FormDefinition>>) => (
  <Form definition={definition} draft={keepDraft({ key })} onSubmit={() => {}} {...props} />
);
/** A form whose page is rendered whenever its button is pressed, with all that it gives the form written in place. */
function Rendered({ draft }: Pick<FormProps<FormDefinition>, 'draft'>) {
  const [renders, setRenders] = useState(0);
  const { isUnsaved, onUnsavedChange } = useUnsavedGuard();
  return (
    <>
      <output>{isUnsaved ? 'unsaved' : 'saved'}</output>
      <button type="button" onClick={() => setRenders(renders + 1)}>
        Rendered {renders}
      </button>
      <Form
        definition={formOf(text('city', 'City'))}
        values={{ city: '' } as never}
        uploadFile={async () => {}}
        onSigned={() => {}}
        draft={draft}
        onUnsavedChange={onUnsavedChange}
        onSubmit={() => {}}
      />
    </>
  );
}
const state = () => page.getByRole('status').first();
/** A storage that is as slow as a server: what it is asked for happens when it is told so. */
function slowStorage(begin: Draft | null) {
  const waiting: (() => void)[] = [];
  const done: string[] = [];
  let kept = begin && JSON.stringify(begin);
  const slowly = async <Value,>(act: () => Value) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return act();
  };
  const storage: DraftStorage = {
    read: async () => slowly(() => kept),
    write: async (_key, next) =>
      slowly(() => {
        done.push('written');
        kept = next;
      }),
    remove: async () =>
      slowly(() => {
        done.push('removed');
        kept = null;
      }),
  };
  return { storage, waiting, done, kept: () => (kept ? (JSON.parse(kept) as Draft) : null) };
}

function forbidden() {
  throw new DOMException('', 'SecurityError');
}
/** Tells what browsers tell other tabs only. */
const tell = (draft: Draft) =>
  dispatchEvent(new StorageEvent('storage', { key: address, newValue: JSON.stringify(draft) }));

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('a draft', () => {
  it('FORM-19 loses nothing of what is typed while the page around the form is rendered', async () => {
    render(<Rendered draft={keepDraft({ key })} />);
    await userEvent.fill(field('City'), 'Bern');
    leave();
    await userEvent.fill(field('City'), 'Bern and Basel');
    await userEvent.click(page.getByRole('button', { name: 'Rendered 0' }));
    await userEvent.click(page.getByRole('button', { name: 'Rendered 1' }));
    await expect.element(page.getByRole('button', { name: 'Rendered 2' })).toBeVisible();
    await expect.element(field('City')).toHaveValue('Bern and Basel');
    leave();
    expect(stored()?.values).toEqual({ city: 'Bern and Basel' });
    await expect.element(isBack()).not.toBeInTheDocument();
  });

  it('FORM-19 that its storage cannot remove leaves a form sent that was sent', async () => {
    const onSubmit = vi.fn();
    render(
      <Draftable
        draft={keepDraft({ key, storage: { read: () => null, write: () => {}, remove: forbidden } })}
        onSubmit={onSubmit}
      />,
    );
    await submit();
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
    await expect.element(page.getByRole('button', { name: 'Submit', exact: true })).toBeEnabled();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('FORM-19 is gone when the app leaves the page by sending the form', async () => {
    const { rerender } = render(null);
    let take: (() => void) | undefined;
    rerender(<Draftable onSubmit={async () => new Promise<void>((resolve) => (take = resolve))} />);
    await userEvent.fill(field('City'), 'Bern');
    await submit();
    await expect.poll(() => take).toBeDefined();
    rerender(null);
    expect(stored()?.values).toMatchObject({ city: 'Bern' });
    take?.();
    await expect.poll(stored).toBeNull();
  });

  it('FORM-19 is not made by what the form chooses itself', async () => {
    const { rerender } = render(
      <Draftable
        definition={formOf({
          name: 'town',
          type: 'select',
          label: 'Town',
          selectOptions: { apiCall: async () => [] },
        })}
      />,
    );
    await expect.element(page.getByRole('combobox', { name: 'Town' })).toHaveDisplayValue('Not Applicable');
    rerender(null);
    expect(stored()).toBeNull();
  });

  it('FORM-19 never holds a password', async () => {
    keep(draftOf({ pin: 'stolen' }));
    render(
      <Draftable
        definition={formOf(text('city', 'City'), {
          ...text('pin', 'PIN'),
          textOptions: { type: 'password' },
        })}
      />,
    );
    await expect.element(isBack()).toBeVisible();
    await expect.element(page.getByLabelText('PIN')).toHaveValue('');
    await userEvent.fill(page.getByLabelText('PIN'), 'secret');
    await userEvent.fill(field('City'), 'Bern');
    leave();
    expect(stored()?.values).toEqual({ city: 'Bern' });
  });

  it('FORM-19 of a slow storage is not written over before it was read, and comes back around what was typed', async () => {
    const { storage, waiting, kept } = slowStorage(draftOf({ city: 'Old town', street: 'Old street' }));
    render(<Draftable draft={keepDraft({ key, storage })} />);
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    await userEvent.fill(field('City'), 'B');
    leave();
    for (const read of waiting.splice(0)) read();
    await expect.element(field('Street')).toHaveValue('Old street');
    await expect.element(field('City')).toHaveValue('B');
    await expect.poll(() => waiting.length).toBe(1);
    waiting[0]?.();
    await expect.poll(() => kept()?.values).toEqual({ city: 'B', street: 'Old street' });
  });

  it('FORM-19 that a slow storage still writes is removed after that, once the form was sent', async () => {
    const { storage, waiting, done } = slowStorage(null);
    const onSubmit = vi.fn();
    render(<Draftable draft={keepDraft({ key, storage })} onSubmit={onSubmit} />);
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    for (const read of waiting.splice(0)) read();
    await userEvent.fill(field('City'), 'Bern');
    await expect.poll(() => waiting.length).toBe(1);
    await submit();
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
    await expect.element(page.getByRole('button', { name: 'Submit', exact: true })).toBeEnabled();
    expect(waiting).toHaveLength(1);
    waiting[0]?.();
    await expect.poll(() => waiting.length).toBe(2);
    waiting[1]?.();
    await expect.poll(() => done).toEqual(['written', 'removed']);
  });

  it('FORM-19 is not given to the server while the form is being sent, nor after that', async () => {
    const save = vi.fn(async () => {});
    let take: (() => void) | undefined;
    render(
      <Draftable
        draft={keepDraft({ key, save })}
        onSubmit={async () => new Promise<void>((resolve) => (take = resolve))}
      />,
    );
    await userEvent.fill(field('City'), 'Bern');
    leave();
    await submit();
    await expect.poll(() => take).toBeDefined();
    await userEvent.fill(field('City'), 'Basel');
    leave();
    take?.();
    await expect.poll(stored).toBeNull();
    expect(save).toHaveBeenCalledOnce();
  });

  it('FORM-19 holds what people have changed, not what the server knew when they did', async () => {
    const { rerender } = render(<Draftable />);
    rerender(<Draftable values={{ city: 'Bern' } as never} />);
    await expect.element(field('City')).toHaveValue('Bern');
    leave();
    expect(stored()).toBeNull();
    await userEvent.fill(field('Street'), 'Long Lane');
    rerender(null);
    rerender(<Draftable values={{ city: 'Basel' } as never} />);
    await expect.element(field('Street')).toHaveValue('Long Lane');
    await expect.element(field('City')).toHaveValue('Basel');
  });

  it('FORM-19 of which everything was deleted again is not told as restored', async () => {
    const { rerender } = render(<Draftable />);
    await userEvent.fill(field('City'), 'Bern');
    leave();
    await userEvent.clear(field('City'));
    leave();
    expect(stored()?.changed).toEqual([]);
    rerender(null);
    rerender(<Draftable />);
    await expect.element(field('City')).toHaveFocus();
    await userEvent.fill(field('Street'), 'Long Lane');
    await expect.element(isBack()).not.toBeInTheDocument();
  });

  it('FORM-19 of an impossible time is none', async () => {
    localStorage.setItem(
      address,
      JSON.stringify(draftOf({ city: 'Bern' })).replace(/"savedAt":\d+/, '"savedAt":1e300'),
    );
    render(<Draftable />);
    await userEvent.fill(field('City'), 'Basel');
    leave();
    expect(stored()?.values).toMatchObject({ city: 'Basel' });
  });

  it('FORM-19 of another tab is told only when it holds something else, and shown it has the focus', async () => {
    render(<Draftable />);
    await userEvent.fill(field('City'), 'Bern');
    leave();
    const mine = stored()!;
    tell({ ...mine, tab: 'other', savedAt: mine.savedAt + 1000 });
    tell({ ...mine, tab: 'other', savedAt: mine.savedAt + 2000 });
    const show = page.getByRole('button', { name: 'Show the newer answers' });
    await expect.element(show).not.toBeInTheDocument();

    const values = { city: 'Bern', street: 'Long Lane' };
    tell({
      ...mine,
      values,
      tab: 'other',
      savedAt: mine.savedAt + 3000,
      focus: { field: 'street', control: 0 },
    });
    await expect.element(show).toBeVisible();
    (show.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Street')).toHaveValue('Long Lane');
    await expect.element(field('Street')).toHaveFocus();
  });
});

const theirs = { city: 'Basel', street: 'Long Lane' };
const show = () => page.getByRole('button', { name: 'Show the newer answers' });
const keepMine = () => page.getByRole('button', { name: 'Keep these answers' });
/** What the other tab has written is there, and this one is told. */
function writeElsewhere(savedAt = Date.now() + 1000) {
  const newer = draftOf(theirs, { savedAt });
  keep(newer);
  tell(newer);
}

describe('a draft of another tab', () => {
  it('FORM-19 that is newer is not written over before people have chosen, whatever is typed here', async () => {
    const onUnsavedChange = vi.fn();
    render(<Draftable onUnsavedChange={onUnsavedChange} />);
    await userEvent.fill(field('City'), 'Bern');
    writeElsewhere();
    await expect.element(show()).toBeVisible();
    await userEvent.fill(field('City'), 'Bern, later');
    leave();
    expect(stored()?.values).toEqual(theirs);
    // leaving now would lose it
    await expect.poll(() => onUnsavedChange.mock.calls).toEqual([[true]]);

    await userEvent.click(keepMine());
    expect(stored()?.values).toMatchObject({ city: 'Bern, later' });
    await expect.element(field('City')).toHaveValue('Bern, later');
    await expect.poll(() => onUnsavedChange.mock.calls).toEqual([[true], [false]]);
  });

  it('FORM-19 that is newer stays when it is chosen', async () => {
    render(<Draftable />);
    await userEvent.fill(field('City'), 'Bern');
    writeElsewhere();
    await userEvent.click(show());
    await expect.element(field('City')).toHaveValue('Basel');
    leave();
    expect(stored()?.values).toEqual(theirs);
  });

  it('FORM-19 that was written while the page was away is told when the browser brings it back', async () => {
    render(<Draftable />);
    await userEvent.fill(field('City'), 'Bern');
    leave();
    keep(draftOf(theirs, { savedAt: Date.now() + 1000 }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.element(show()).toBeVisible();
    await userEvent.fill(field('City'), 'Bern, later');
    leave();
    expect(stored()?.values).toEqual(theirs);
  });

  it('FORM-19 is not given to the server over the newer one either', async () => {
    const save = vi.fn(async (_draft: Draft) => {});
    render(<Draftable draft={keepDraft({ key, save })} />);
    writeElsewhere();
    await expect.element(show()).toBeVisible();
    await userEvent.fill(field('City'), 'Bern');
    leave();
    expect(save).not.toHaveBeenCalled();
    await userEvent.click(keepMine());
    await expect.poll(() => save.mock.calls.map(([draft]) => draft.values)).toMatchObject([{ city: 'Bern' }]);
  });
});

describe('what would be lost', () => {
  it('FORM-19 is nothing after a form was sent, however often the page around it was rendered', async () => {
    render(<Rendered draft={undefined} />);
    await userEvent.fill(field('City'), 'Bern');
    await expect.element(state()).toHaveTextContent('unsaved');
    await userEvent.click(page.getByRole('button', { name: 'Rendered 0' }));
    await submit();
    await expect.element(state()).toHaveTextContent('saved');
  });

  it('FORM-19 is a row that was deleted, too', async () => {
    const onUnsavedChange = vi.fn();
    render(
      <Draftable
        definition={formOf(jobs)}
        values={{ jobs: [{ title: 'Cook' }] } as never}
        draft={undefined}
        onUnsavedChange={onUnsavedChange}
      />,
    );
    await expect.element(field('Title')).toBeVisible();
    expect(onUnsavedChange).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Delete item 1' }));
    await expect.poll(() => onUnsavedChange.mock.calls).toEqual([[true]]);
  });

  it('FORM-19 is what a draft does not keep', async () => {
    const onUnsavedChange = vi.fn();
    render(
      <Draftable
        definition={formOf(text('city', 'City'), { name: 'ssn', type: 'ssn', label: 'SSN' })}
        onUnsavedChange={onUnsavedChange}
      />,
    );
    await userEvent.fill(field('City'), 'Bern');
    leave();
    expect(onUnsavedChange).not.toHaveBeenCalled();
    await userEvent.type(page.getByLabelText('SSN'), '123456789');
    leave();
    await expect.poll(() => onUnsavedChange.mock.calls).toEqual([[true]]);
    await userEvent.clear(page.getByLabelText('SSN'));
    leave();
    await expect.poll(() => onUnsavedChange.mock.calls).toEqual([[true], [false]]);
  });
});
