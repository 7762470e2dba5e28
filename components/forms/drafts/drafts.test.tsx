import { defineForm } from '@portico/core/forms';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { randomFrom, tries } from '../../../tests/random.ts';
import { application } from '../../testing/application.ts';
import { render } from '../../testing/render.tsx';
import type { FormProps } from '../form/checked-form.tsx';
import { Form } from '../form/form.tsx';
import type { Draft } from './draft.ts';
import type { DraftStorage } from './storage.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';
import { StepperLayout } from '../layouts/stepper/stepper.tsx';
import { keepDraft } from './draft-keeper.tsx';

const key = 'test';
const stored = () => JSON.parse(localStorage.getItem(`portico-draft:${key}`) ?? 'null') as Draft | null;
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const written = () => expect.poll(() => stored()?.values);

const definition = defineForm({
  sections: [
    {
      title: 'You',
      items: [
        { name: 'city', type: 'text', label: 'City', required: true },
        { name: 'ssn', type: 'ssn', label: 'SSN' },
        { name: 'typed', type: 'text', label: 'Typed number', rules: [{ type: 'ssn' }] },
        { name: 'cv', type: 'fileUpload', label: 'CV' },
        { name: 'today', type: 'date', label: 'Today', dateOptions: { today: true } },
        {
          name: 'shift',
          type: 'radio',
          label: 'Shift',
          radioOptions: { choices: [{ label: 'Night', value: 'night' }] },
        },
        {
          name: 'nights',
          type: 'text',
          label: 'Nights',
          visibleFn: { field: 'shift', is: ['night'] },
        },
      ],
    },
    {
      title: 'Jobs',
      items: [
        {
          name: 'jobs',
          type: 'dynamicList',
          label: 'Jobs',
          dynamicListOptions: { items: [{ name: 'title', type: 'text', label: 'Title' }] },
        },
      ],
    },
  ],
});
const Draftable = (props: Partial<FormProps<typeof definition>>) => (
  <Form definition={definition} draft={keepDraft({ key })} onSubmit={() => {}} {...props} />
);
/** Takes a form off the page as a killed tab does: nothing of ours is asked. */
function kill(container: HTMLElement) {
  (document.activeElement as HTMLElement | null)?.blur();
  container.remove();
}

function Guarded(props: Partial<FormProps<typeof definition>>) {
  const { isUnsaved, onUnsavedChange } = useUnsavedGuard();
  return (
    <>
      <output>{isUnsaved ? 'unsaved' : 'saved'}</output>
      <Form definition={definition} onSubmit={() => {}} onUnsavedChange={onUnsavedChange} {...props} />
    </>
  );
}
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('a draft of a form', () => {
  it('FORM-19 brings back values, conditional fields, rows and the focus with its caret', async () => {
    const { container } = render(<Draftable />);
    await userEvent.fill(field('City'), 'Bern');
    await userEvent.click(page.getByRole('radio', { name: 'Night' }));
    await userEvent.fill(field('Nights'), 'three');
    await userEvent.click(page.getByRole('button', { name: 'Add Item' }));
    await userEvent.click(page.getByRole('button', { name: 'Add Item' }));
    await userEvent.fill(field('Title').nth(1), 'Welder');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}n');
    await written().toMatchObject({ jobs: [{}, { title: 'Weldner' }] });
    kill(container);

    render(<Draftable />);
    await expect.element(field('City')).toHaveValue('Bern');
    await expect.element(field('Nights')).toHaveValue('three');
    await expect.element(field('Title').nth(1)).toHaveValue('Weldner');
    await expect.element(field('Title').nth(1)).toHaveFocus();
    expect((document.activeElement as HTMLInputElement).selectionStart).toBe(5);
    await expect.element(page.getByText(/^We restored what you typed on /)).toBeVisible();
  });

  it('FORM-19 starts over from a restored draft, and undoes that, with the focus where it was', async () => {
    const { container } = render(<Draftable values={{ city: 'Genf' }} />);
    await userEvent.fill(field('City'), 'Bern');
    await userEvent.click(page.getByRole('radio', { name: 'Night' }));
    await userEvent.fill(field('Nights'), 'three');
    await userEvent.click(page.getByRole('button', { name: 'Add Item' }));
    await userEvent.fill(field('Title'), 'Welder');
    await written().toMatchObject({ jobs: [{ title: 'Welder' }] });
    kill(container);

    const saved: Draft[] = [];
    const save = async (draft: Draft) => void saved.push(draft);
    render(<Draftable values={{ city: 'Genf' }} draft={keepDraft({ key, save })} />);
    await expect.element(field('Title')).toHaveValue('Welder');
    await userEvent.type(page.getByLabelText('SSN'), '123456789');
    await userEvent.fill(field('Typed number'), '123-45-6789');
    await userEvent.click(page.getByRole('button', { name: 'Start over' }));
    await expect.element(field('City')).toHaveValue('Genf');
    await expect.element(page.getByLabelText('SSN')).toHaveValue('');
    await expect.element(field('Nights')).not.toBeInTheDocument();
    await expect.element(field('Title')).not.toBeInTheDocument();
    await expect.element(page.getByRole('radio', { name: 'Night' })).not.toBeChecked();
    expect(stored()).toBeNull();
    await expect.poll(() => saved.at(-1)?.values).toMatchObject({ city: 'Genf', jobs: [] });
    await expect.element(page.getByText(/^The form is as it was before you typed/)).toBeVisible();

    await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field('City')).toHaveValue('Bern');
    await expect.element(page.getByLabelText('SSN')).toHaveValue('123-45-6789');
    await expect.element(field('Nights')).toHaveValue('three');
    await expect.element(field('Title')).toHaveValue('Welder');
    expect(stored()?.values).toMatchObject({ city: 'Bern', jobs: [{ title: 'Welder' }] });
    await expect.element(page.getByRole('button', { name: 'Start over' })).toHaveFocus();
  });

  it('FORM-19 what is typed after starting over is not lost to an undoing', async () => {
    const { container } = render(<Draftable />);
    await userEvent.fill(field('City'), 'Bern');
    await written().toMatchObject({ city: 'Bern' });
    kill(container);
    render(<Draftable />);
    await userEvent.click(page.getByRole('button', { name: 'Start over' }));
    await userEvent.fill(field('City'), 'Basel');
    await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await written().toMatchObject({ city: 'Basel' });
  });

  it('FORM-19 rows that were never touched are still not sent after they came back', async () => {
    const { container } = render(<Draftable />);
    await userEvent.fill(field('City'), 'Bern');
    await userEvent.click(page.getByRole('button', { name: 'Add Item' }));
    await written().toMatchObject({ city: 'Bern', jobs: [{}] });
    kill(container);
    const onSubmit = vi.fn();
    render(<Draftable onSubmit={onSubmit} />);
    await expect.element(field('Title')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect.poll(() => onSubmit.mock.calls[0]?.[0]).toMatchObject({ city: 'Bern', jobs: [] });
  });

  it('FORM-19 never holds secrets, contents of files, or a day that is always today’s', async () => {
    const cv = {
      uid: '1',
      name: 'cv.pdf',
      size: 3,
      type: 'application/pdf',
      lastModified: 0,
      webkitRelativePath: '',
      content: 'QUJD',
      status: 'done' as const,
      previewUrl: 'blob:1',
    };
    render(<Draftable values={{ cv: [cv] }} />);
    await userEvent.type(page.getByLabelText('SSN'), '123456789');
    await userEvent.fill(field('City'), 'Bern');
    await written().toMatchObject({ city: 'Bern' });
    const text = JSON.stringify(stored());
    expect(stored()!.values).not.toHaveProperty('ssn');
    expect(stored()!.values).not.toHaveProperty('typed');
    expect(stored()!.values).not.toHaveProperty('today');
    expect(text).toContain('cv.pdf');
    expect(text).not.toMatch(/QUJD|blob:/);
    // not in the times of the draft, which may have any digits
    expect(JSON.stringify(stored()!.values)).not.toContain('123');
  });

  it('FORM-19 is written at once when the page is left or hidden', async () => {
    render(<Draftable />);
    await userEvent.fill(field('City'), 'Bern');
    dispatchEvent(new Event('pagehide'));
    expect(stored()?.values).toMatchObject({ city: 'Bern' });
  });

  it('FORM-19 is written when the app takes the form off the page', async () => {
    const { rerender } = render(<Draftable />);
    await userEvent.fill(field('City'), 'Bern');
    rerender(null);
    expect(stored()?.values).toMatchObject({ city: 'Bern' });
  });

  it('FORM-19 a form that nobody touched leaves none', async () => {
    const { rerender } = render(<Draftable />);
    await expect.element(page.getByRole('button', { name: 'Add Item' })).toBeVisible();
    dispatchEvent(new Event('pagehide'));
    rerender(null);
    expect(stored()).toBeNull();
  });

  it('FORM-19 is dropped after it was sent, but not when the server refuses it', async () => {
    const onSubmit = vi
      .fn<FormProps<typeof definition>['onSubmit']>()
      .mockResolvedValueOnce({ validationErrors: { city: 'We have no office there.' } })
      .mockResolvedValue(undefined);
    render(<Draftable onSubmit={onSubmit} />);
    await userEvent.fill(field('City'), 'Bern');
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect.element(field('City')).toHaveAccessibleDescription('We have no office there.');
    dispatchEvent(new Event('pagehide'));
    expect(stored()?.values).toMatchObject({ city: 'Bern' });
    await userEvent.fill(field('City'), 'Basel');
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect.poll(() => onSubmit.mock.calls.length).toBe(2);
    await expect.poll(stored).toBeNull();
    dispatchEvent(new Event('pagehide'));
    expect(stored()).toBeNull();
  });

  it('FORM-19 of another version of the definition keeps what still fits', async () => {
    const draft: Draft = {
      format: 1,
      savedAt: Date.now(),
      tab: 'other',
      section: 0,
      values: { city: 'Bern', shift: 7, gone: 'x', jobs: 'none', ssn: '123-45-6789' },
    };
    localStorage.setItem(`portico-draft:${key}`, JSON.stringify(draft));
    render(<Draftable />);
    await expect.element(field('City')).toHaveValue('Bern');
    await expect.element(page.getByRole('radio', { name: 'Night' })).not.toBeChecked();
    await expect.element(page.getByLabelText('SSN')).toHaveValue('');
  });

  it('FORM-19 something else under its key changes nothing', async () => {
    localStorage.setItem(`portico-draft:${key}`, '{"format":1,"values":');
    render(<Draftable values={{ city: 'Basel' }} />);
    await expect.element(field('City')).toHaveValue('Basel');
    await userEvent.fill(field('City'), 'Bern');
    await written().toMatchObject({ city: 'Bern' });
  });

  it('FORM-19 says once, in words, that the browser keeps nothing', async () => {
    const full: DraftStorage = {
      read: () => null,
      write: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
      remove: () => {},
    };
    render(<Draftable draft={keepDraft({ key, storage: full })} />);
    await userEvent.fill(field('City'), 'Bern');
    dispatchEvent(new Event('pagehide'));
    const told = page.getByText(/^Your answers cannot be kept in this browser/);
    await expect.element(told).toBeVisible();
    await userEvent.fill(field('City'), 'Basel');
    dispatchEvent(new Event('pagehide'));
    expect(told.elements()).toHaveLength(1);
  });

  it('FORM-19 the newest of several tabs wins, and the other one is told', async () => {
    render(<Draftable />);
    await userEvent.fill(field('City'), 'Bern');
    dispatchEvent(new Event('pagehide'));
    const newer = { ...stored()!, savedAt: Date.now() + 1000, tab: 'other', values: { city: 'Basel' } };
    const newValue = JSON.stringify(newer);
    // browsers tell the other tabs only, so this is what they would tell this one
    localStorage.setItem(`portico-draft:${key}`, newValue);
    dispatchEvent(new StorageEvent('storage', { key: `portico-draft:${key}`, newValue }));
    await expect.element(page.getByText(/^This form was changed in another tab or window\./)).toBeVisible();
    dispatchEvent(new Event('pagehide'));
    expect(stored()?.values).toEqual({ city: 'Basel' });
    await userEvent.click(page.getByRole('button', { name: 'Show the newer answers' }));
    await expect.element(field('City')).toHaveValue('Basel');
  });

  it('FORM-19 goes to the server one after the other, the newest last', async () => {
    const answers: (() => void)[] = [];
    const save = vi.fn((_draft: Draft) => new Promise<void>((resolve) => answers.push(resolve)));
    render(<Draftable draft={keepDraft({ key, save })} />);
    for (const city of ['Bern', 'Basel', 'Chur']) {
      await userEvent.fill(field('City'), city);
      dispatchEvent(new Event('pagehide'));
    }
    expect(save).toHaveBeenCalledTimes(1);
    answers[0]?.();
    await expect.poll(() => save.mock.calls.length).toBe(2);
    answers[1]?.();
    expect(save.mock.calls.map(([draft]) => draft.values['city'])).toEqual(['Bern', 'Chur']);
  });

  it('FORM-19 says that the server did not take it', async () => {
    render(<Draftable draft={keepDraft({ key, save: async () => Promise.reject(new Error('offline')) })} />);
    await userEvent.fill(field('City'), 'Bern');
    dispatchEvent(new Event('pagehide'));
    await expect
      .element(page.getByText('Your draft could not be saved. It is kept in this browser only.'))
      .toBeVisible();
  });

  it('FORM-19 offers what people can do about a server that did not take it', async () => {
    const act = vi.fn();
    const remedy = (error: unknown) =>
      error instanceof Error && error.message === 'logged out' ? { label: 'Log in', act } : undefined;
    render(
      <Draftable
        draft={keepDraft({ key, save: async () => Promise.reject(new Error('logged out')), remedy })}
      />,
    );
    await userEvent.fill(field('City'), 'Bern');
    dispatchEvent(new Event('pagehide'));
    await userEvent.click(page.getByRole('button', { name: 'Log in' }));
    expect(act).toHaveBeenCalledOnce();
    await expect.element(page.getByText(/could not be saved/)).toBeVisible();
  });

  it('FORM-19 killed at any moment it has lost no more than a second of typing', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const random = randomFrom(19);
    for (let round = 0; round < tries(50); round += 1) {
      localStorage.clear();
      // oxlint-disable-next-line no-await-in-loop -- one tab after the other
      await vi.advanceTimersByTimeAsync(0);
      const { container } = render(<Draftable />);
      const input = container.querySelector<HTMLInputElement>('[data-field="city"] input')!;
      const typed: { at: number; text: string }[] = [];
      let text = '';
      const keys = 1 + Math.floor(random() * 30);
      for (let index = 0; index < keys; index += 1) {
        text += String.fromCodePoint(97 + Math.floor(random() * 26));
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        typed.push({ at: Date.now(), text });
        // oxlint-disable-next-line no-await-in-loop -- one key after the other
        await vi.advanceTimersByTimeAsync(Math.floor(random() * 600));
      }
      const killedAt = Date.now();
      const safe = typed.findLast(({ at }) => at <= killedAt - 1000)?.text ?? '';
      const kept = String(stored()?.values['city'] ?? '');
      expect(kept.startsWith(safe), `round ${round}: “${kept}” of “${text}”`).toBe(true);
      // a dead tab's clock has stopped
      vi.clearAllTimers();
      kill(container);
    }
  });

  it('FORM-19 brings back the step of a long form, and where the focus was in it', async () => {
    const { container } = render(
      <Form definition={application} layout={StepperLayout} draft={keepDraft({ key })} onSubmit={() => {}} />,
    );
    await userEvent.fill(field('Travel: in a few words'), 'Gladly');
    await written().toMatchObject({ answer8: 'Gladly' });
    kill(container);
    window.scrollTo(0, 0);
    render(
      <Form definition={application} layout={StepperLayout} draft={keepDraft({ key })} onSubmit={() => {}} />,
    );
    await expect.element(field('Travel: in a few words')).toHaveFocus();
    await expect.element(field('Travel: in a few words')).toBeInViewport();
    await expect
      .poll(() => document.querySelector('[aria-current="step"]')?.textContent?.trim())
      .toBe('Travel');
  });
});

describe('useUnsavedGuard', () => {
  it('FORM-19 asks before leaving only while something would be lost', async () => {
    render(<Guarded />);
    expect(asks()).toBe(false);
    await userEvent.type(field('City'), 'B');
    await expect.element(page.getByRole('status').first()).toHaveTextContent('unsaved');
    expect(asks()).toBe(true);
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect.poll(asks).toBe(false);
  });

  it('FORM-19 does not ask where a draft keeps everything', async () => {
    render(<Guarded draft={keepDraft({ key })} />);
    await userEvent.type(field('City'), 'B');
    await written().toMatchObject({ city: 'B' });
    expect(asks()).toBe(false);
  });
});
