import { expect, test } from 'vitest';
import { dataFileName } from './data-file-name.ts';

test('SETTINGS-01 a file of data is called after the employer and the day', () => {
  expect(dataFileName('meridian.example', '2026-03-01T23:59:00.000Z')).toBe(
    'my-data-meridian.example-2026-03-01.json',
  );
});
