import type { FormDefinition } from '@portico/components/forms';
import { expect, test } from 'vitest';
import { asksForFiles, fileIds, withFiles } from './files-among.ts';

const file = { name: 'proof', type: 'fileUpload', label: 'Proof' } as const;
const definition: FormDefinition = {
  sections: [
    { items: [{ name: 'city', type: 'text' }, file] },
    { items: [{ name: 'jobs', type: 'dynamicList', dynamicListOptions: { items: [file] } }] },
  ],
};
const values = {
  city: 'Bern',
  proof: [{ uid: 'a' }, 'no file', { uid: 'b' }],
  jobs: [{ proof: [{ uid: 'c' }] }, {}],
  others: [{ uid: 'd' }],
};

test('FORM-06 files are found among answers, also in the rows of lists, and become others', () => {
  expect([...fileIds(definition, values)]).toEqual(['a', 'b', 'c']);
  const left = withFiles(definition, values, ({ uid }) => (uid === 'b' ? undefined : { uid, content: uid }));
  expect(left).toEqual({
    ...values,
    proof: [{ uid: 'a', content: 'a' }],
    jobs: [{ proof: [{ uid: 'c', content: 'c' }] }, {}],
  });
});

test('FORM-06 a form asks for files also where only rows of it do', () => {
  expect(asksForFiles(definition)).toBe(true);
  expect(asksForFiles({ sections: definition.sections.slice(1) })).toBe(true);
  expect(asksForFiles({ sections: [{ items: [{ name: 'city', type: 'text' }] }] })).toBe(false);
});
