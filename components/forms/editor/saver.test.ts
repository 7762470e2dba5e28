import type { FormDefinition } from '@portico/core/forms';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Saver, type SaverHandlers } from './saver.ts';

const form = (label: string): FormDefinition => ({
  sections: [{ items: [{ name: 'city', type: 'text', label }] }],
});
const start = form('City');

function open(handlers: SaverHandlers) {
  const saver = new Saver({ definition: start, version: 1 });
  saver.tell(handlers);
  return saver;
}
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

  it('tries again by itself what has failed, less and less often, until nobody is there to wait for it', async () => {
    const onSave = vi.fn(() => Promise.reject(new Error('offline')));
    const saver = open({ onSave });
    const leave = saver.attend();
    saver.change(form('A'));
    await still();
    const tries = [];
    for (const wait of [1999, 1, 3999, 1, 8000, 16_000, 32_000, 60_000, 60_000]) {
      await vi.advanceTimersByTimeAsync(wait);
      tries.push(onSave.mock.calls.length);
    }
    expect(tries).toEqual([1, 2, 2, 3, 4, 5, 6, 7, 8]);
    leave();
    // one last time
    expect(onSave).toHaveBeenCalledTimes(9);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(onSave).toHaveBeenCalledTimes(9);
  });

  it('has failed until it is saved, also while it is tried again', async () => {
    const onSave = vi.fn(async () => {});
    onSave.mockRejectedValueOnce(new Error('offline'));
    const saver = open({ onSave });
    saver.change(form('A'));
    await still();
    saver.retry();
    expect(saver.state()).toEqual({ status: 'saving', hasFailed: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.state()).toEqual({ status: 'saved' });
  });

  it('saves all the same where what the app does about changes breaks', () => {
    const onSave = vi.fn(async () => {});
    const saver = open({
      onSave,
      onChange: () => {
        throw new Error('This app has a mistake.');
      },
    });
    saver.change(form('A'));
    expect(() => vi.advanceTimersByTime(300)).toThrow('This app has a mistake.');
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  it.each([{}, null, undefined, { definition: 'x', version: 2 }, { definition: { sections: [{}] } }])(
    'a conflict with %j, which nobody could be shown, is a save that failed',
    async (conflict) => {
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as the editor asks for it
      const saver = open({ onSave: () => Promise.reject({ conflict }) });
      saver.change(form('A'));
      await still();
      expect(saver.state().status).toBe('failed');
    },
  );

  it('goes on as saved where a conflict is with what was sent itself, and its answer was lost', async () => {
    const onSave = vi.fn<NonNullable<SaverHandlers['onSave']>>(async () => {});
    onSave.mockRejectedValueOnce(new Error('lost'));
    // keys come back in the server's order
    const definition = { sections: [{ items: [{ label: 'A', type: 'text', name: 'city' }] }] } as const;
    onSave.mockRejectedValueOnce({ conflict: { definition, version: 2 } });
    const saver = open({ onSave });
    saver.change(form('A'));
    await still();
    saver.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.state()).toEqual({ status: 'saved' });
    saver.change(form('B'));
    await still();
    expect(onSave.mock.calls[2]).toEqual([form('B'), 2]);
  });

  it('saves over what was sent before, where that arrived and its answer was lost', async () => {
    const onSave = vi.fn<NonNullable<SaverHandlers['onSave']>>(async () => {});
    onSave.mockRejectedValueOnce(new Error('lost'));
    onSave.mockRejectedValueOnce({ conflict: { definition: form('A'), version: 2 } });
    const saver = open({ onSave });
    saver.change(form('A'));
    await still();
    saver.change(form('B'));
    await still();
    expect(onSave.mock.calls[2]).toEqual([form('B'), 2]);
    expect(saver.state()).toEqual({ status: 'saved' });
  });

  it('hands on at once what waits, when the editor goes', async () => {
    const onSave = vi.fn(async () => {});
    const saver = open({ onSave });
    const leave = saver.attend();
    leave();
    expect(onSave).not.toHaveBeenCalled();
    saver.change(form('A'));
    leave();
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  it('saves mine over theirs also where mine is what was saved before', async () => {
    const onSave = vi.fn<NonNullable<SaverHandlers['onSave']>>(async () => {});
    onSave.mockRejectedValueOnce({ conflict: { definition: form('Theirs'), version: 9 } });
    const saver = open({ onSave });
    saver.change(form('A'));
    await still();
    // undone
    saver.change(start);
    await still();
    saver.keepMine();
    await vi.advanceTimersByTimeAsync(0);
    expect(onSave.mock.calls[1]).toEqual([start, 9]);
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
