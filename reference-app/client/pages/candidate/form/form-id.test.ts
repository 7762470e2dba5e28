import { expect, test } from 'vitest';
import { formId } from './form-id.ts';

test.each([
  ['id=12', 12],
  ['id=2147483647', 2_147_483_647],
  ['id=2147483648', undefined],
  ['id=99999999999999999999', undefined],
  ['id=0', undefined],
  ['id=-1', undefined],
  ['id=1e3', undefined],
  ['id=', undefined],
  ['', undefined],
])('FORMSCENTER-01 the address with %j asks for the form %s', (query, id) => {
  expect(formId(new URLSearchParams(query))).toBe(id);
});
