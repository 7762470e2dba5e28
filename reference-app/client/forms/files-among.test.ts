import type { FormDefinition } from '@portico/core/forms';
import { expect, test } from 'vitest';
import { withFiles } from './files-among.ts';

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
  const left = withFiles(definition, values, ({ uid }) => (uid === 'b' ? undefined : { uid, name: uid }));
  expect(left).toEqual({
    ...values,
    proof: [{ uid: 'a', name: 'a' }],
    jobs: [{ proof: [{ uid: 'c', name: 'c' }] }, {}],
  });
});
