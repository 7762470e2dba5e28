import { expect, test } from 'vitest';
import { followEntries, nameEntries } from './entry-ids.ts';

const three = nameEntries(['nurse', 'cook', 'clerk']);

test('PROFILE-01 an entry keeps its name while others come and go, and when it is changed in its place', () => {
  expect(three.ids).toEqual(['0', '1', '2']);
  expect(followEntries(three, ['nurse', 'clerk']).ids).toEqual(['0', '2']);
  expect(followEntries(three, ['nurse', 'head cook', 'clerk']).ids).toEqual(['0', '1', '2']);
  expect(followEntries(three, ['clerk', 'nurse', 'cook']).ids).toEqual(['2', '0', '1']);
});

test('PROFILE-01 the entry that was changed here keeps its name where others have gone meanwhile', () => {
  expect(followEntries(three, ['head cook'], '1').ids).toEqual(['1']);
  expect(followEntries(three, ['head cook'], '7').ids).toEqual(['3']);
});

test('PROFILE-01 a new entry has a name that none has had', () => {
  const four = followEntries(three, ['nurse', 'cook', 'clerk', 'porter']);
  expect(four.ids).toEqual(['0', '1', '2', '3']);
  const without = followEntries(four, ['nurse', 'cook', 'clerk']);
  expect(followEntries(without, ['nurse', 'cook', 'clerk', 'guard']).ids).toEqual(['0', '1', '2', '4']);
});

test('PROFILE-01 what stands twice has two names', () => {
  expect(followEntries(nameEntries(['nurse', 'nurse']), ['nurse', 'nurse']).ids).toEqual(['0', '1']);
  // one was removed and another one added somewhere else: neither is taken for the other
  expect(followEntries(nameEntries(['a', 'b', 'c']), ['b', 'c', 'd', 'e']).ids).toEqual(['1', '2', '3', '4']);
});
