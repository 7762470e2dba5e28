import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormDefinition } from '../definition/definition.ts';
import { createSaver, type SaverHandlers } from './saver.ts';

const form = (label: string): FormDefinition => ({
  sections: [{ items: [{ name: 'city', type: 'text', label }] }],
});
const start = form('City');

const open = (handlers: SaverHandlers) => {
  const saver = createSaver({ definition: start, version: 1 });
  saver.tell(handlers);
  return saver;
};
const still = () => vi.advanceTimersByTimeAsync(300);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('saving a definition', () => {
  it('FORM-17 hands on the last of several changes, 300 ms after it', async () => {
    const onChange = vi.fn();
    const onSave = vi.fn(async () => {});
    const saver = open({ onChange, onSave });
    saver.change(form('A'));
    await vi.advanceTimersByTimeAsync(299);
    saver.change(form('B'));
    await vi.advanceTimersByTimeAsync(299);
    expect(onSave).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onSave.mock.calls).toEqual([[form('B'), 1]]);
    expect(onChange.mock.calls).toEqual([[form('B')]]);
    expect(saver.state()).toEqual({ status: 'saved' });
  });

  it('saves with the version of the save before, and never two at once', async () => {
    const answers: (() => void)[] = [];
    const onSave = vi.fn<NonNullable<SaverHandlers['onSave']>>(
      (_definition, version) =>
        new Promise((resolve) => {
          answers.push(() => resolve({ version: Number(version) + 1 }));
        }),
    );
    const saver = open({ onSave });
    saver.change(form('A'));
    await still();
    saver.change(form('B'));
    await still();
    expect(onSave).toHaveBeenCalledTimes(1);
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(onSave.mock.calls[1]).toEqual([form('B'), 2]);
  });

  it('says that it failed, and saves with the next try or the next change', async () => {
    const onSave = vi.fn(async () => {});
    onSave.mockRejectedValueOnce(new Error('offline'));
    const saver = open({ onSave });
    saver.change(form('A'));
    await still();
    expect(saver.state().status).toBe('failed');
    saver.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.state().status).toBe('saved');
    expect(onSave).toHaveBeenCalledTimes(2);
  });

  it('hands on at once what waits, when the editor goes', async () => {
    const onSave = vi.fn(async () => {});
    const saver = open({ onSave });
    saver.flush();
    expect(onSave).not.toHaveBeenCalled();
    saver.change(form('A'));
    saver.flush();
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  it('saves nothing while another one’s save is not decided on, then mine over theirs', async () => {
    const onSave = vi.fn<NonNullable<SaverHandlers['onSave']>>(async () => {});
    onSave.mockRejectedValueOnce({ conflict: { definition: form('Theirs'), version: 9 } });
    const saver = open({ onSave });
    saver.change(form('A'));
    await still();
    expect(saver.state()).toMatchObject({ status: 'conflict', conflict: { version: 9 } });
    saver.change(form('B'));
    await still();
    expect(onSave).toHaveBeenCalledTimes(1);
    saver.keepMine();
    await vi.advanceTimersByTimeAsync(0);
    expect(onSave.mock.calls[1]).toEqual([form('B'), 9]);
    expect(saver.state().status).toBe('saved');
  });

  it('takes theirs without saving it again, and goes on from its version', async () => {
    const theirs = form('Theirs');
    const onSave = vi.fn<NonNullable<SaverHandlers['onSave']>>(async () => {});
    onSave.mockRejectedValueOnce({ conflict: { definition: theirs, version: 9 } });
    const saver = open({ onSave });
    saver.change(form('A'));
    await still();
    saver.takeTheirs(theirs);
    saver.change(theirs);
    await still();
    expect(onSave).toHaveBeenCalledTimes(1);
    saver.change(form('C'));
    await still();
    expect(onSave.mock.calls[1]).toEqual([form('C'), 9]);
  });
});
