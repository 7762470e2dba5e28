import { expect, test } from 'vitest';
import { writeDistance } from './write-distance.ts';

test('JOB-04 ways are told in the unit of the reader’s country', () => {
  expect(writeDistance(13, 'en-US')).toBe('8 miles');
  expect(writeDistance(13, 'en-IE')).toBe('13 kilometres');
  expect(writeDistance(1200, 'de-DE')).toBe('1.200 Kilometer');
});
