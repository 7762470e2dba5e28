import type { FormDefinition } from '@portico/components/forms';
import { beforeEach, expect, test, vi } from 'vitest';
import { createChosenFiles } from './chosen-files.ts';

const definition: FormDefinition = {
  sections: [{ items: [{ name: 'proof', type: 'fileUpload', label: 'Proof' }] }],
};
const signal = new AbortController().signal;

beforeEach(() => {
  vi.stubGlobal(
    'FileReader',
    class extends EventTarget {
      result = '';
      readAsDataURL(file: File) {
        this.result = `data:text/plain;base64,${btoa(file.name)}`;
        queueMicrotask(() => this.dispatchEvent(new Event('load')));
      }
    },
  );
  return () => vi.unstubAllGlobals();
});

test('FORM-06 each file is sent once as a draft, one at a time, and no more once the server has it', async () => {
  const waiting = vi.fn();
  const files = createChosenFiles(waiting);
  const choose = async (name: string) =>
    (await files.upload(new File([], name), { signal, onProgress: () => {} })) ?? '';
  const [one, other] = [await choose('one'), await choose('other')];
  const values = { proof: [{ uid: 'kept' }, { uid: one }, { uid: other }] };

  expect(files.next(definition, values)).toBe(one);
  expect(files.sent(definition, values, one)).toEqual({
    proof: [{ uid: 'kept' }, { uid: one, content: btoa('one') }],
  });
  files.heard(definition, { proof: [{ uid: 'kept' }, { uid: one }] });
  expect(files.next(definition, values)).toBe(other);
  expect(files.sent(definition, values, other)).toEqual({
    proof: [{ uid: 'kept' }, { uid: one }, { uid: other, content: btoa('other') }],
  });
  // the server would not take it, and says why when the form is handed in
  files.heard(definition, { proof: [{ uid: 'kept' }, { uid: one }] });
  expect(files.next(definition, values)).toBeUndefined();
  expect(files.sent(definition, values, undefined)).toEqual({ proof: [{ uid: 'kept' }, { uid: one }] });
  expect(files.sent(definition, values, undefined, true)).toEqual({
    proof: [{ uid: 'kept' }, { uid: one }, { uid: other, content: btoa('other') }],
  });
  expect(waiting).toHaveBeenLastCalledWith(true);
  files.heard(definition, values);
  expect(waiting).toHaveBeenLastCalledWith(false);
});
