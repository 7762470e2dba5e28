import { defineForm, type FormDefinition } from '@portico/core/forms';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { FormEditor, type FormEditorProps } from './form-editor.tsx';

const definition = defineForm({
  sections: [
    {
      title: 'You',
      items: [
        { name: 'city', type: 'text', label: 'City' },
        { name: 'age', type: 'number', label: 'Age' },
      ],
    },
  ],
});
const theirs = defineForm({
  sections: [
    {
      title: 'You',
      items: [
        { name: 'city', type: 'text', label: 'Town' },
        { name: 'age', type: 'number', label: 'Age' },
      ],
    },
  ],
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const press = (name: string) => (button(name).element() as HTMLElement).click();
const choose = (view: string) =>
  (page.getByRole('radio', { name: view, exact: true }).element() as HTMLElement).click();
type OnSave = NonNullable<FormEditorProps['onSave']>;
const names = (one: FormDefinition | undefined) => one?.sections[0]?.items.map(({ name }) => name);

async function inConflict() {
  const onSave = vi.fn<OnSave>(async () => ({ version: 10 }));
  onSave.mockRejectedValueOnce({ conflict: { definition: theirs, version: 9 } });
  render(<FormEditor definition={definition} version={4} onSave={onSave} />);
  press('Delete Age');
  await expect.element(page.getByText('Somebody else has changed this form')).toBeVisible();
  const differences = page.getByRole('list', { name: 'What differs' }).getByRole('listitem');
  await expect.element(differences.nth(0)).toHaveTextContent('City: Differs: Label');
  await expect.element(differences.nth(1)).toHaveTextContent('Age: Only in theirs');
  return onSave;
}

const json = page.getByRole('textbox', { name: 'The form as JSON' });
async function openJson() {
  render(<FormEditor definition={definition} />);
  choose('JSON');
}

/** Whether people are asked before they leave. */
function leaving() {
  const leave = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leave);
  return leave.defaultPrevented;
}

describe('saving', () => {
  it('FORM-17 tells that it failed, and tries again', async () => {
    const onSave = vi.fn<OnSave>().mockRejectedValue(new Error('offline'));
    render(<FormEditor definition={definition} version={4} onSave={onSave} />);
    press('Move City down');
    await expect.element(page.getByText('could not be saved', { exact: false })).toBeVisible();
    expect(leaving()).toBe(true);
    onSave.mockResolvedValue();
    const before = onSave.mock.calls.length;
    press('Try again');
    // at once: the editor tries again by itself a little later
    expect(onSave).toHaveBeenCalledTimes(before + 1);
    await expect.element(page.getByText('All changes are saved')).toBeVisible();
    for (const [saved, version] of onSave.mock.calls)
      expect([names(saved), version]).toEqual([['age', 'city'], 4]);
    expect(leaving()).toBe(false);
  });

  it('FORM-17 saves at once what was changed before it was opened', async () => {
    const onSave = vi.fn<OnSave>(async () => ({ version: 5 }));
    render(<FormEditor definition={theirs} savedDefinition={definition} version={4} onSave={onSave} />);
    await vi.waitFor(() => expect(onSave).toHaveBeenCalledExactlyOnceWith(theirs, 4));
    await expect.element(page.getByText('All changes are saved')).toBeVisible();
  });

  it('shows what differs from another one’s save, and keeps mine over theirs', async () => {
    const onSave = await inConflict();
    await userEvent.click(button('Keep mine'));
    await expect.element(page.getByText('All changes are saved')).toBeVisible();
    expect(onSave.mock.calls[1]?.[1]).toBe(9);
    expect(names(onSave.mock.calls[1]?.[0])).toEqual(['city']);
  });

  it('takes theirs, which can be undone, with the focus on what there is', async () => {
    const onSave = await inConflict();
    await userEvent.click(button('Edit City'));
    await userEvent.click(button('Take theirs'));
    await expect.element(button('Edit Town')).toBeVisible();
    await expect.element(button('Edit You')).toHaveFocus();
    await expect.element(page.getByText('All changes are saved')).toBeVisible();
    expect(onSave).toHaveBeenCalledTimes(1);
    await userEvent.click(button('Undo'));
    await expect.element(button('Edit City')).toBeVisible();
    await expect.poll(() => onSave.mock.calls[1]?.[1]).toBe(9);
  });
});

describe('saving that fails', () => {
  it('keeps the focus where people try again, and gives it back when it is saved', async () => {
    const answers: (() => void)[] = [];
    const onSave = vi.fn<OnSave>(() => new Promise((resolve) => answers.push(() => resolve())));
    onSave.mockRejectedValueOnce(new Error('offline'));
    render(<FormEditor definition={definition} onSave={onSave} />);
    press('Move City down');
    await expect.element(button('Try again')).toBeVisible();
    (button('Try again').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Saving…')).toHaveFocus();
    answers[0]?.();
    await expect.element(page.getByText('All changes are saved')).toBeVisible();
    await expect.element(button('Edit City')).toHaveFocus();
  });

  it('is tried again as soon as the browser is online', async () => {
    const onSave = vi.fn<OnSave>(async () => {});
    onSave.mockRejectedValueOnce(new Error('offline'));
    render(<FormEditor definition={definition} onSave={onSave} />);
    press('Move City down');
    await expect.element(button('Try again')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('All changes are saved')).toBeVisible();
  });

  it('is told to the app, so that its router can ask, and tried once more when the editor goes', async () => {
    const onSave = vi.fn<OnSave>(() => Promise.reject(new Error('offline')));
    const onUnsavedChange = vi.fn();
    const { rerender } = render(
      <FormEditor definition={definition} onSave={onSave} onUnsavedChange={onUnsavedChange} />,
    );
    expect(onUnsavedChange).toHaveBeenLastCalledWith(false);
    press('Move City down');
    await expect.element(button('Try again')).toBeVisible();
    expect(onUnsavedChange).toHaveBeenLastCalledWith(true);
    const tries = onSave.mock.calls.length;
    rerender(<p />);
    expect(onSave).toHaveBeenCalledTimes(tries + 1);
  });

  it('stays a failure where the conflict is nothing that could be shown', async () => {
    const onSave = vi.fn<OnSave>().mockRejectedValue({ conflict: {} });
    render(<FormEditor definition={definition} onSave={onSave} />);
    press('Move City down');
    await expect.element(button('Try again')).toBeVisible();
    await expect.element(button('Edit City')).toBeVisible();
  });

  it('keeps JSON that is not applied while people look elsewhere, and asks before they leave with it', async () => {
    await openJson();
    expect(leaving()).toBe(false);
    await userEvent.fill(json, '{"sections": [');
    await userEvent.click(button('Apply'));
    choose('Preview');
    await expect.element(json).not.toBeInTheDocument();
    expect(leaving()).toBe(true);
    choose('JSON');
    await expect.element(json).toHaveValue('{"sections": [');
    await expect.element(page.getByText('This is not JSON', { exact: false })).toBeVisible();
    await userEvent.click(button('Discard my text'));
    expect(leaving()).toBe(false);
  });
});

describe('the JSON of a form', () => {
  it('keeps what does not parse, and says what is wrong with it', async () => {
    await openJson();
    await userEvent.fill(json, '{"sections": [');
    await userEvent.click(button('Apply'));
    await expect.element(page.getByText('This is not JSON', { exact: false })).toBeVisible();
    await expect.element(json).toHaveValue('{"sections": [');
    await userEvent.click(button('Discard my text'));
    await expect.element(json).toHaveValue(JSON.stringify(definition, undefined, 2));
  });

  it('names the mistakes of what was pasted, and takes it over all the same where it can be put right', async () => {
    await openJson();
    await userEvent.fill(json, '{"sections":[{"items":[{"name":"a","type":"text","lable":"A"}]}]}');
    await userEvent.click(button('Apply'));
    await expect.element(page.getByText('sections[0].items[0].lable', { exact: false })).toBeVisible();
    choose('Build');
    await expect.element(button('Edit a')).toBeVisible();
  });

  it('tells which defaults of a JSON Schema it could not keep', async () => {
    await openJson();
    await userEvent.fill(json, '{"type":"object","properties":{"a":{"type":"string","default":"b"}}}');
    await userEvent.click(button('Apply'));
    await expect.element(page.getByText(/these defaults were left out: a\.$/)).toBeVisible();
  });
});
