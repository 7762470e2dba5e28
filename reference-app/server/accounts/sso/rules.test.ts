import { expect, test } from 'vitest';
import { personName } from '../../../contract/profile.ts';
import { personFrom } from './rules.ts';

test.each([
  ['Ada', 'Ada'],
  ['Ada\r\n\r\nCall +1 900 555\u0007', 'Ada Call +1 900 555'],
  ['www.x.example/y', 'www.x.example y'],
  ['🐟'.repeat(101), '🐟'.repeat(100)],
  ['half \ud83d', 'half \ufffd'],
])('AUTH-03 whom a provider calls %j can save a profile under that name', (given_name, expected) => {
  const { firstName } = personFrom({ sub: '1', given_name });
  expect(firstName).toBe(expected);
  expect(personName('first name').safeParse(firstName)).toEqual({ success: true, data: expected });
});
