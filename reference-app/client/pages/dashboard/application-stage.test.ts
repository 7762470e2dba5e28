import { expect, test } from 'vitest';
import { applicationStatuses } from '../../../contract/application-status.ts';
import { stageOf } from './application-stage.ts';

test('R-32 an application runs through its stages; what has ended without success is at none', () => {
  expect(applicationStatuses.map((status) => [status, stageOf(status)])).toEqual([
    ['submitted', 1],
    ['in_review', 2],
    ['interview', 3],
    ['offer', 4],
    ['hired', 5],
    ['not_selected', undefined],
    ['withdrawn', undefined],
  ]);
});
